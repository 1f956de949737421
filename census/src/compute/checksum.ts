import { createHash } from "node:crypto";

/**
 * Checksums of Grundy values: the first 128 bits, in hexadecimal, of the SHA-256 of the values written as unsigned
 * 32-bit numbers, lowest byte first; so they do not depend on how wide the cells of a table are.
 *
 * A row's `checksum` is that of the values that determine its sequence: of heaps 0 to preperiod + period - 1 when a
 * period is proved, so that two sequences proved periodic are equal for ever just when preperiod, period, saltus and
 * checksum are; else of all `heaps` values. Rows of the question `values` have that of all `heaps` values. Of a misère
 * question the values are outcomes, 0 for P and 1 for N.
 *
 * A row's `prefixes` has the first 8 digits of the checksum of the first 64 values, of the first 128 and so on to
 * 4096, as far as the limit of heaps goes; a proved period continues the values. Games that agree up to some heap and
 * then differ are found by it.
 */
export function checksum(values: ArrayLike<number>, count: number): string {
  const hash = createHash("sha256");
  for (let from = 0; from < count; from += PORTION)
    hash.update(bytesOf(values, from, Math.min(count, from + PORTION)));
  return hash.digest("hex").slice(0, 32);
}

/** Lengths of prefixes. */
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

/** The prefixes of a row, by length. */
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
