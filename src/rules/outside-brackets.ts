const OPEN = "([{（［｛";
const CLOSED = ")]}）］｝";

/** Indices of a sign outside all brackets. Signs inside brackets belong to rules. */
export function outsideBrackets(text: string, isSign: (sign: string, at: number) => boolean): number[] {
  const found: number[] = [];
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (OPEN.includes(sign)) depth++;
    if (CLOSED.includes(sign)) depth--;
    if (depth === 0 && isSign(sign, i)) found.push(i);
  }
  return found;
}

/** Part of a text, and its start. */
export interface TextPart {
  readonly text: string;
  readonly at: number;
}

/** Parts of a text between such signs. */
export function partsOutsideBrackets(
  text: string,
  isSign: (sign: string, at: number) => boolean,
): readonly TextPart[] {
  const ends = [...outsideBrackets(text, isSign), text.length];
  return ends.map((end, i) => {
    const at = i === 0 ? 0 : ends[i - 1]! + 1;
    return { text: text.slice(at, end), at };
  });
}
