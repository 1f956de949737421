/** Digits from 0 to `base` - 1, at most 95 of them, for as many printable ASCII characters. */
export interface Digits {
  readonly name: string;
  readonly base: number;
  readonly digits: Uint8Array;
}

/** The printable ASCII characters are 95, from the space on. */
export const PRINTABLE = 95;
export const FIRST = 32;

/**
 * The character code for digit 0 with which the fewest characters of `digits` are among `escapes`; of equals that
 * of "0" itself, else the lowest that leaves the space alone.
 */
export function bestOffset({ base, digits }: Omit<Digits, "name">, escapes: string): number {
  const counts = new Uint32Array(PRINTABLE);
  for (const digit of digits) counts[digit]!++;
  const cost = (first: number) =>
    [...escapes].reduce((sum, char) => sum + (counts[char.charCodeAt(0) - first] ?? 0), 0);
  const last = 126 - base + 1;
  const firsts = [48, ...Array.from({ length: last - 32 }, (_, i) => 33 + i), 32].filter(
    (first) => first <= last,
  );
  return firsts.reduce((best, first) => (cost(first) < cost(best) ? first : best));
}
