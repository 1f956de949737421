import { NotationError } from "../../errors.ts";
import type { Text } from "../../types.ts";

/** Two vertices that are joined, and where in the text they are named. */
export interface Link {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

/**
 * Reads vertices joined by `sign`, between commas: `0-1,1-2`. A vertex is a number, or what `vertex` makes of
 * another word.
 * @throws NotationError
 */
export function parseLinks(
  text: string,
  sign: string,
  vertex: (word: string) => number | undefined = parseVertex,
): Link[] {
  const expected: Text = {
    en: `two vertices, as 0${sign}1`,
    zh: `两个顶点，如 0${sign}1`,
  };
  /** Where `word`, at `place`, ceases to be a vertex. */
  const wrong = (word: string, place: number) => {
    const digits = /^\d*/.exec(word)![0];
    return new NotationError(text, vertex(digits) === undefined ? place : place + digits.length, expected);
  };
  let offset = 0;
  return text.split(",").map((part) => {
    const place = offset;
    offset += part.length + 1;
    const [first = "", second, ...more] = part.split(sign);
    const from = vertex(first);
    if (from === undefined) throw wrong(first, place);
    const next = place + first.length;
    if (second === undefined) throw new NotationError(text, next, expected);
    const to = vertex(second);
    if (to === undefined) throw wrong(second, next + 1);
    if (more.length > 0) throw new NotationError(text, next + 1 + second.length, COMMA);
    return { from, to, offset: place };
  });
}

const COMMA: Text = { en: "a comma", zh: "逗号" };

/** A vertex is a number of at most nine digits. */
export function parseVertex(word: string): number | undefined {
  return /^\d{1,9}$/.test(word) ? Number(word) : undefined;
}
