import type { AnswerOf } from "nimber/session";
import type { Waiting } from "nimber/worker";
import { asking } from "../workers.ts";
import type { StudyAsks, StudyQuestion } from "./asks.ts";

/** Time limit in seconds; laws may take half a minute, and have a Worker of their own. */
const SECONDS = 40;

/** Seconds for cancelled questions to end by themselves; most need less than the start of a new Worker. */
export const ENDING = 2;

function engine() {
  const start = () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" });
  const { ask } = asking<StudyQuestion<keyof StudyAsks>>(start, { seconds: SECONDS });
  return {
    /** Asks a question. @throws Refusal */
    ask: <K extends keyof StudyAsks>(
      question: StudyQuestion<K>,
      waiting?: Waiting,
    ): Promise<AnswerOf<StudyAsks, K>> => ask(question as unknown as StudyQuestion<keyof StudyAsks>, waiting),
  };
}

export const studying = engine();
export const writing = engine();
