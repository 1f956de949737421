/** Text, and the position of its caret. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/** Changes the whole number at the caret, or else the last one of the text, by `by`; never below 0. */
export function stepped({ text, caret }: Typed, by: bigint): Typed {
  const numbers = [...text.matchAll(/\d+/g)];
  const here = numbers.find(({ 0: digits, index }) => index <= caret && caret <= index + digits.length);
  const chosen = here ?? numbers.at(-1);
  if (chosen === undefined) return { text, caret };
  const changed = BigInt(chosen[0]) + by;
  const written = `${changed < 0n ? 0n : changed}`;
  const end = chosen.index + chosen[0].length;
  return {
    text: text.slice(0, chosen.index) + written + text.slice(end),
    caret: chosen.index + written.length,
  };
}
