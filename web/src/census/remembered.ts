import type { Source } from "./source.ts";

/**
 * Answers a question to a source as it was answered last time, unless that was another question or failed. Another
 * question gives up the one before, if it is still without answer.
 */
export type Remembered<Answer> = (
  source: Source,
  question: unknown,
  ask: (signal: AbortSignal) => Promise<Answer>,
) => Promise<Answer>;

/** A memory of one question; questions are the same when they are the same as JSON. */
export function remembered<Answer>(): Remembered<Answer> {
  let last: { source: Source; key: string; answer: Promise<Answer>; left: AbortController } | undefined;
  return (source, question, ask) => {
    const key = JSON.stringify(question);
    if (last?.source === source && last.key === key) return last.answer;
    last?.left.abort();
    const left = new AbortController();
    const mine = { source, key, answer: ask(left.signal), left };
    last = mine;
    mine.answer.catch(() => {
      if (last === mine) last = undefined;
    });
    return mine.answer;
  };
}
