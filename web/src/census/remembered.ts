import type { Source } from "./source.ts";

/** Answers a question to a source as it was answered last time, unless that was another question or failed. */
export type Remembered<Answer> = (
  source: Source,
  question: unknown,
  ask: () => Promise<Answer>,
) => Promise<Answer>;

/** A memory of one question; questions are the same when they are the same as JSON. */
export function remembered<Answer>(): Remembered<Answer> {
  let last: { source: Source; key: string; answer: Promise<Answer> } | undefined;
  return (source, question, ask) => {
    const key = JSON.stringify(question);
    if (last?.source === source && last.key === key) return last.answer;
    const mine = { source, key, answer: ask() };
    last = mine;
    mine.answer.catch(() => {
      if (last === mine) last = undefined;
    });
    return mine.answer;
  };
}
