import { NotationError } from "../../errors.ts";
import { t } from "../../locale/games.ts";
import type { Text, Tick } from "../../types.ts";

/** Pairs of joined vertices, `from[i]` and `to[i]`, and their offsets in the text. */
export interface Links {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly offsets: Int32Array;
}

const COMMA: Text = t("comma");

/** Largest number of digits of a vertex. */
const DIGITS = 9;

/**
 * Reads pairs of vertices joined by `sign`, separated by commas: `0-1,1-2`. A vertex is a number, or the
 * letter `ground`, which is 0. Cost: a few steps for each letter.
 * @throws NotationError
 */
export function parseLinks(text: string, sign: string, tick?: Tick, ground = ""): Links {
  const expected: Text = t("expected", { sign });
  let count = 1;
  for (let i = text.indexOf(","); i >= 0; i = text.indexOf(",", i + 1)) count++;
  const from = new Int32Array(count);
  const to = new Int32Array(count);
  const offsets = new Int32Array(count);
  let at = 0;

  function vertex(): number {
    if (ground !== "" && text[at] === ground) {
      at++;
      return 0;
    }
    const start = at;
    let number = 0;
    for (let digit = digitAt(text, at); digit >= 0; digit = digitAt(text, ++at)) {
      if (at - start === DIGITS) throw new NotationError(text, start, expected);
      number = 10 * number + digit;
    }
    if (at === start) throw new NotationError(text, start, expected);
    return number;
  }

  for (let i = 0; i < count; i++) {
    tick?.();
    offsets[i] = at;
    from[i] = vertex();
    if (text[at] !== sign) throw new NotationError(text, at, expected);
    at++;
    to[i] = vertex();
    if (at < text.length && text[at] !== ",") {
      throw new NotationError(text, at, text[at] === sign ? COMMA : expected);
    }
    at++;
  }
  return { from, to, offsets };
}

const digitAt = (text: string, at: number): number => {
  const digit = text.charCodeAt(at) - 48;
  return digit >= 0 && digit <= 9 ? digit : -1;
};

/** Vertex that a word names. */
export function parseVertex(word: string): number | undefined {
  return /^\d{1,9}$/.test(word) ? Number(word) : undefined;
}

/** Distinct numbers of `all` in ascending order, and the rank of each number of `all` among them. */
export function ranked(all: Int32Array): { readonly names: Int32Array; readonly ranks: Int32Array } {
  let most = 0;
  for (let i = 0; i < all.length; i++) most = Math.max(most, all[i]!);
  const ranks = new Int32Array(all.length);
  if (most < 4 * all.length + 1024) {
    const rank = new Int32Array(most + 1).fill(-1);
    for (let i = 0; i < all.length; i++) rank[all[i]!] = 0;
    const names = new Int32Array(all.length);
    let different = 0;
    for (let name = 0; name <= most; name++) {
      if (rank[name]! < 0) continue;
      rank[name] = different;
      names[different++] = name;
    }
    for (let i = 0; i < all.length; i++) ranks[i] = rank[all[i]!]!;
    return { names: names.slice(0, different), ranks };
  }
  const sorted = all.slice().sort();
  let different = 0;
  for (let i = 0; i < sorted.length; i++)
    if (i === 0 || sorted[i] !== sorted[i - 1]) sorted[different++] = sorted[i]!;
  const names = sorted.slice(0, different);
  for (let i = 0; i < all.length; i++) ranks[i] = rankOf(names, all[i]!);
  return { names, ranks };
}

/** Index of `name` in the ascending `names`; -1 if it is missing. */
export function rankOf(names: Int32Array, name: number): number {
  let low = 0;
  let high = names.length - 1;
  // Fast path: usually the names are 0, 1, 2, …
  if (names[name] === name) return name;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (names[middle] === name) return middle;
    if (names[middle]! < name) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
