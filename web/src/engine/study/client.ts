import type { AnswerOf } from "nimber/session";
import type { Waiting } from "nimber/worker";
import { asking } from "../workers.ts";
import type { StudyAsks, StudyQuestion } from "./asks.ts";

/** Laws may take half a minute; a program or a sequence is not kept waiting for them. */
const SECONDS = 40;

/** Seconds for what is no longer wanted to end by itself: most takes less than a new Worker. */
export const ENDING = 2;

function engine() {
  const start = () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" });
  const { ask } = asking<StudyQuestion<keyof StudyAsks>>(start, { seconds: SECONDS });
  return {
    /** @throws Refusal */
    ask: <K extends keyof StudyAsks>(
      question: StudyQuestion<K>,
      waiting?: Waiting,
    ): Promise<AnswerOf<StudyAsks, K>> => ask(question as unknown as StudyQuestion<keyof StudyAsks>, waiting),
  };
}

export const studying = engine();
export const writing = engine();
