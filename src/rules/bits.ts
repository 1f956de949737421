/** A set of small natural numbers, one bit each. */
export type Bits = Uint32Array;

/** An empty set of numbers below `width`. */
export const bitsBelow = (width: number): Bits => new Uint32Array(Math.ceil(width / 32));

export const has = (bits: Bits, value: number): boolean =>
  (((bits[value >>> 5] ?? 0) >>> (value & 31)) & 1) === 1;

export function put(bits: Bits, value: number): void {
  bits[value >>> 5]! |= 1 << (value & 31);
}

/** The members, least first. */
export function* membersOf(bits: Bits): Generator<number> {
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i]!; word !== 0; word &= word - 1) yield 32 * i + 31 - Math.clz32(word & -word);
  }
}

/** Puts the nim-sums of `by` and the members of `from` into `bits`, which has room for them. */
export function putMoved(bits: Bits, from: Bits, by: number): void {
  const high = by >>> 5;
  for (let i = 0; i < from.length; i++) {
    let word = from[i]!;
    if (word === 0) continue;
    if (by & 1) word = ((word & 0x55555555) << 1) | ((word >>> 1) & 0x55555555);
    if (by & 2) word = ((word & 0x33333333) << 2) | ((word >>> 2) & 0x33333333);
    if (by & 4) word = ((word & 0x0f0f0f0f) << 4) | ((word >>> 4) & 0x0f0f0f0f);
    if (by & 8) word = ((word & 0x00ff00ff) << 8) | ((word >>> 8) & 0x00ff00ff);
    if (by & 16) word = (word << 16) | (word >>> 16);
    bits[i ^ high]! |= word;
  }
}

/** The least number that is no member. */
export function leastMissing(bits: Bits): number {
  let i = 0;
  while (bits[i] === 0xffffffff) i++;
  const missing = ~(bits[i] ?? 0);
  return 32 * i + 31 - Math.clz32(missing & -missing);
}
