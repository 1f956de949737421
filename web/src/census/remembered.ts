import type { Source } from "./source.ts";

/**
 * Asks a source, but returns the last answer if the question is the same and did not fail. A new question
 * cancels the last one if it is still running.
 */
export type Remembered<Answer> = (
  source: Source,
  question: unknown,
  ask: (signal: AbortSignal) => Promise<Answer>,
) => Promise<Answer>;

/** Memory of one question; questions are compared as JSON. */
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
