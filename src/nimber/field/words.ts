/**
 * Field of the nimbers below 2^16 by logarithms, and the two steps of the tower above it. With D = 2^16,
 * which is a nimber with D² = D + D/2, (a₁D + a₀)(b₁D + b₀) = (a₁b₁ + a₁b₀ + a₀b₁)D + a₀b₀ + a₁b₁·D/2.
 * Source: Conway, On Numbers and Games (1976), ch. 6; Karatsuba's three products.
 */
interface Tables {
  /**
   * Logarithms to the least generator. That of 0 is so large that every sum with it is the index of a zero in
   * `power`.
   */
  readonly log: Uint32Array;
  /** Powers of the generator up to the sum of three logarithms, then zeros. */
  readonly power: Uint16Array;
  /** Product with 2^15 in the lower half, with its square in the upper half. */
  readonly halves: Uint32Array;
}

/** Order of the multiplicative group below 2^16. */
const GROUP = 65_535;
const LOG_OF_ZERO = 3 * GROUP;

let built: Tables | undefined;

const tables = (): Tables => {
  built ??= build();
  return built;
};

function build(): Tables {
  const log = new Uint32Array(65_536);
  const power = new Uint16Array(2 * LOG_OF_ZERO + GROUP + 1);
  const times = timesGenerator();
  let value = 1;
  for (let e = 0; e < GROUP; e++) {
    log[value] = e;
    power[e] = power[e + GROUP] = power[e + 2 * GROUP] = value;
    value = times[value & 255]! ^ times[256 + (value >> 8)]!;
  }
  log[0] = LOG_OF_ZERO;
  const half = log[1 << 15]!;
  const halves = new Uint32Array(65_536);
  for (let a = 0; a < halves.length; a++) {
    const once = power[log[a]! + half]!;
    halves[a] = (power[log[once]! + half]! << 16) | once;
  }
  return { log, power, halves };
}

/** Products of a generator of the group with the lower eight bits of a nimber, then with the upper eight. */
function timesGenerator(): Uint16Array {
  const exponents = [3, 5, 17, 257].map((prime) => GROUP / prime);
  for (let generator = 2; ; generator++) {
    if (exponents.some((exponent) => bitPower(generator, exponent) === 1)) continue;
    const times = new Uint16Array(512);
    for (let bit = 0; bit < 16; bit++) {
      const [from, place] = bit < 8 ? [0, 1 << bit] : [256, 1 << (bit - 8)];
      const product = bitProduct(generator, 1 << bit, 16);
      for (let low = 0; low < place; low++) times[from + place + low] = times[from + low]! ^ product;
    }
    return times;
  }
}

function bitPower(a: number, exponent: number): number {
  let power = 1;
  for (let square = a, left = exponent; left > 0; left >>= 1) {
    if (left & 1) power = bitProduct(power, square, 16);
    square = bitProduct(square, square, 16);
  }
  return power;
}

/** Product of nimbers of `bits` bits, by the tower down to single bits. */
function bitProduct(a: number, b: number, bits: number): number {
  if (a === 0 || b === 0) return 0;
  if (bits === 1) return 1;
  const half = bits >> 1;
  const mask = (1 << half) - 1;
  const low = bitProduct(a & mask, b & mask, half);
  const high = bitProduct(a >> half, b >> half, half);
  const both = bitProduct((a & mask) ^ (a >> half), (b & mask) ^ (b >> half), half);
  return ((low ^ both) << half) | (low ^ bitProduct(high, 1 << (half - 1), half));
}

/** Product of nimbers below 2^32. */
export function product32(a: number, b: number): number {
  const { log, power, halves } = tables();
  const a0 = a & 0xffff;
  const a1 = a >>> 16;
  const b0 = b & 0xffff;
  const b1 = b >>> 16;
  const low = power[log[a0]! + log[b0]!]!;
  if ((a1 | b1) === 0) return low;
  const high = power[log[a1]! + log[b1]!]!;
  const both = power[log[a0 ^ a1]! + log[b0 ^ b1]!]!;
  return (((low ^ both) << 16) | (low ^ (halves[high]! & 0xffff))) >>> 0;
}

/** Product of the polynomials with coefficients `a` and `b` below 2^16, by all pairs of coefficients. */
export function polynomialProduct16(a: readonly number[], b: readonly number[]): number[] {
  const { log, power } = tables();
  const found: number[] = Array(a.length + b.length - 1).fill(0);
  const logs = b.map((each) => log[each]!);
  for (const [i, each] of a.entries()) {
    if (each === 0) continue;
    const by = log[each]!;
    for (let j = 0; j < logs.length; j++) found[i + j]! ^= power[by + logs[j]!]!;
  }
  return found;
}

/** Inverse of a nonzero nimber below 2^32: its conjugate divided by their product, which is below 2^16. */
export function inverse32(a: number): number {
  const { log, power } = tables();
  if (a < 65_536) return power[GROUP - log[a]!]!;
  const a0 = a & 0xffff;
  const a1 = a >>> 16;
  const conjugate = ((a1 << 16) | (a0 ^ a1)) >>> 0;
  return product32(conjugate, inverse32(product32(a, conjugate)));
}

/** Square root of a nimber below 2^32. */
export function squareRoot32(a: number): number {
  const { log, power, halves } = tables();
  // Squaring doubles the logarithm, and 2 · 32768 is 1 modulo the order of the group.
  const root = (x: number) => (x === 0 ? 0 : power[(log[x]! * 32_768) % GROUP]!);
  const a1 = a >>> 16;
  return ((root(a1) << 16) | root((a & 0xffff) ^ (halves[a1]! & 0xffff))) >>> 0;
}

/**
 * Products of the first `count` nimbers below 2^64 in `a` and `b`, each of two words, the lower first.
 * Cost: nine products below 2^16 each.
 */
export function products64(a: Uint32Array, b: Uint32Array, out: Uint32Array, count: number): void {
  const { log, power, halves } = tables();
  for (let i = 0; i < 2 * count; i += 2) {
    const aLow = a[i]!;
    const aHigh = a[i + 1]!;
    const bLow = b[i]!;
    const bHigh = b[i + 1]!;
    const aBoth = aLow ^ aHigh;
    const bBoth = bLow ^ bHigh;

    const low0 = power[log[aLow & 0xffff]! + log[bLow & 0xffff]!]!;
    const low1 = power[log[aLow >>> 16]! + log[bLow >>> 16]!]!;
    const low2 = power[log[(aLow ^ (aLow >>> 16)) & 0xffff]! + log[(bLow ^ (bLow >>> 16)) & 0xffff]!]!;
    const low = ((low0 ^ low2) << 16) | (low0 ^ (halves[low1]! & 0xffff));

    const high0 = power[log[aHigh & 0xffff]! + log[bHigh & 0xffff]!]!;
    const high1 = power[log[aHigh >>> 16]! + log[bHigh >>> 16]!]!;
    const high2 = power[log[(aHigh ^ (aHigh >>> 16)) & 0xffff]! + log[(bHigh ^ (bHigh >>> 16)) & 0xffff]!]!;
    const high = high0 ^ (halves[high1]! & 0xffff);

    const both0 = power[log[aBoth & 0xffff]! + log[bBoth & 0xffff]!]!;
    const both1 = power[log[aBoth >>> 16]! + log[bBoth >>> 16]!]!;
    const both2 = power[log[(aBoth ^ (aBoth >>> 16)) & 0xffff]! + log[(bBoth ^ (bBoth >>> 16)) & 0xffff]!]!;
    const both = ((both0 ^ both2) << 16) | (both0 ^ (halves[both1]! & 0xffff));

    // The product by 2^31 = 2^15 · 2^16 of q₁·2^16 + q₀ is (q₁ + q₀)·2^15 · 2^16 + q₁·2^15·2^15.
    const q1 = high0 ^ high2;
    out[i] = low ^ ((halves[q1 ^ high]! << 16) | (halves[q1]! >>> 16));
    out[i + 1] = low ^ both;
  }
}
