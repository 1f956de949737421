import { createHash } from "node:crypto";

/**
 * Checksum of Grundy values: the first 128 bits, in hexadecimal, of the SHA-256 of the values as unsigned
 * 32-bit little-endian numbers; so it does not depend on the cell width of a table.
 *
 * A row's `checksum` covers the values that determine its sequence. With a proved period these are heaps 0 to
 * preperiod + period - 1, so that two sequences proved periodic are equal iff preperiod, period, saltus and
 * checksum are. Otherwise these are all `heaps` values; this also holds for the question `values`. For a
 * misère question the values are outcomes, 0 for P and 1 for N.
 *
 * A row's `prefixes` contains the first 8 digits of the checksums of the first 64, 128, … up to 4096 values,
 * as far as the limit on heaps allows; a proved period continues the values. It is used to find games that
 * agree up to some heap and then differ.
 */
export function checksum(values: ArrayLike<number>, count: number): string {
  const hash = createHash("sha256");
  for (let from = 0; from < count; from += PORTION)
    hash.update(bytesOf(values, from, Math.min(count, from + PORTION)));
  return hash.digest("hex").slice(0, 32);
}

/** Lengths of the shortest and longest prefix, and digits of each checksum. */
const FIRST = 64;
export const LAST = 4096;
const DIGITS = 8;

export function prefixesOf(values: ArrayLike<number>): string {
  const hash = createHash("sha256");
  let prefixes = "";
  let done = 0;
  for (let length = FIRST; length <= Math.min(LAST, values.length); length *= 2) {
    hash.update(bytesOf(values, done, length));
    done = length;
    prefixes += hash.copy().digest("hex").slice(0, DIGITS);
  }
  return prefixes;
}

/** Prefixes of a row, by length. */
export function* readPrefixes(
  prefixes: string,
): Generator<{ readonly length: number; readonly print: string }> {
  for (let i = 0; DIGITS * i < prefixes.length; i++) {
    yield { length: FIRST * 2 ** i, print: prefixes.slice(DIGITS * i, DIGITS * (i + 1)) };
  }
}

const PORTION = 2 ** 16;

function bytesOf(values: ArrayLike<number>, from: number, to: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 * (to - from)));
  for (let i = from; i < to; i++) bytes.setUint32(4 * (i - from), values[i]!, true);
  return new Uint8Array(bytes.buffer);
}
