import type { AnswerOf, PlainLimits } from "nimber/session";
import type { Waiting } from "nimber/worker";
import type { PageAsks, PageQuestion } from "./asks.ts";
import { sharing } from "./shared.ts";
import { asking } from "./workers.ts";

export { Refusal } from "nimber/worker";

/** Answers questions in a Worker of its own. */
interface Engine {
  /** @throws Refusal */
  ask<K extends keyof PageAsks>(question: PageQuestion<K>, waiting?: Waiting): Promise<AnswerOf<PageAsks, K>>;
}

/** Limits that a browser's tab can bear. */
export const BEARABLE: PlainLimits = { positions: 2_000_000, bytes: 2 ** 28 };

const worker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

function engine(seconds: number, limits: PlainLimits = BEARABLE, ending = 0): Engine {
  const { ask } = asking<PageQuestion<keyof PageAsks>>(worker, { seconds, ending });
  return {
    ask: (given, waiting) => ask({ limits, ...given } as PageQuestion<keyof PageAsks>, waiting),
  };
}

/** Answers at once: notation, boards, moves. What is given up ends by itself, sooner than another Worker would begin. */
export const rules: Engine = engine(8, BEARABLE, 8);

/** May take its time: who wins a position, and why. The head of a game's page and its board share the answers. */
export const solving: Engine = { ask: sharing(engine(40).ask as never) as Engine["ask"] };

/** Engine for the head of a game's page, and for marks of moves while a game goes on: nothing waits for it. */
export const knowing: Engine = engine(12);

/** Answers contest inputs, which may be long. */
export const judging: Engine = engine(40);

/** Explores graphs; one that is explored no further in this time is shown as far as it goes. */
export const exploring: Engine = engine(40, { seconds: 8 });

/** Tests statements against plain play: the work of seconds, that nothing else should wait for. */
export const testing: Engine = engine(30);
