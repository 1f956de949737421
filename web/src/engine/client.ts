import type { AnswerOf, PlainLimits } from "nimber/session";
import type { Waiting } from "nimber/worker";
import type { PageAsks, PageQuestion } from "./asks.ts";
import { sharing } from "./shared.ts";
import { asking } from "./workers.ts";

export { Refusal } from "nimber/worker";

/** Answers questions in its own Worker. */
interface Engine {
  /** Asks a question. @throws Refusal */
  ask<K extends keyof PageAsks>(question: PageQuestion<K>, waiting?: Waiting): Promise<AnswerOf<PageAsks, K>>;
}

/** Limits that a browser's tab can handle. */
export const BEARABLE: PlainLimits = { positions: 2_000_000, bytes: 2 ** 28 };

const worker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

function engine(seconds: number, limits: PlainLimits = BEARABLE, ending = 0): Engine {
  const { ask } = asking<PageQuestion<keyof PageAsks>>(worker, { seconds, ending });
  return {
    ask: (given, waiting) => ask({ limits, ...given } as PageQuestion<keyof PageAsks>, waiting),
  };
}

/**
 * Engine for quick answers: notation, boards, moves. Cancelled questions end by themselves, faster than a new
 * Worker would start.
 */
export const rules: Engine = engine(8, BEARABLE, 8);

/**
 * Engine for longer questions: outcomes and reasons. The head of a game's page and its board share the
 * answers.
 */
export const solving: Engine = { ask: sharing(engine(40).ask as never) as Engine["ask"] };

/** Engine for the head of a game's page, and for marks of moves during a game; nothing waits for it. */
export const knowing: Engine = engine(12);

/** Engine for contest inputs, which may be long. */
export const judging: Engine = engine(40);

/** Engine for graphs; when the time is over, a graph is shown as far as it was explored. */
export const exploring: Engine = engine(40, { seconds: 8 });

/**
 * Engine for testing statements by plain play, which takes seconds that no other question should wait for.
 */
export const testing: Engine = engine(30);
