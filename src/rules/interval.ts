// Computes with intervals forwards and backwards: bounds of a result from its operands, and bounds of operands from the
// result.

/**
 * Operation on intervals of integers: `narrow` narrows the result by the operands, and `back` the operands by the
 * result.
 */
export interface Operation {
  narrow(box: Box, z: number, x: number, y: number): void;
  back(box: Box, z: number, x: number, y: number): void;
}

/** Intervals, each with an index: doubles that enclose the exact bounds, rounded outwards beyond 2^53. */
export interface Box {
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** Set by every narrowing of an interval. */
  changed: boolean;
}

const EXACT = 2 ** 53;
const SLACK = 2 ** -50;

const down = (v: number) =>
  (v >= -EXACT && v <= EXACT) || !Number.isFinite(v) ? v : v - Math.abs(v) * SLACK;
const up = (v: number) => -down(-v);

/** 0 times anything is 0. */
const times = (a: number, b: number) => (a === 0 || b === 0 ? 0 : a * b);

/** Of a quotient of two infinite numbers only the sign is known; the other ends give the bound. */
const over = (a: number, b: number) => (Number.isFinite(a) || Number.isFinite(b) ? a / b : 0);

/** Intersects the interval `i` with `least` to `most`. */
export function meet(box: Box, i: number, least: number, most: number): void {
  const [from, to] = [down(least), up(most)];
  if (from > box.low[i]!) {
    box.low[i] = from;
    box.changed = true;
  }
  if (to < box.high[i]!) {
    box.high[i] = to;
    box.changed = true;
  }
}

const corners = (f: (a: number, b: number) => number, { low, high }: Box, x: number, y: number) => [
  f(low[x]!, low[y]!),
  f(low[x]!, high[y]!),
  f(high[x]!, low[y]!),
  f(high[x]!, high[y]!),
];

export const plus: Operation = {
  narrow: (box, z, x, y) => meet(box, z, box.low[x]! + box.low[y]!, box.high[x]! + box.high[y]!),
  back(box, z, x, y) {
    const { low, high } = box;
    meet(box, x, low[z]! - high[y]!, high[z]! - low[y]!);
    meet(box, y, low[z]! - high[x]!, high[z]! - low[x]!);
  },
};

export const minus: Operation = {
  narrow: (box, z, x, y) => meet(box, z, box.low[x]! - box.high[y]!, box.high[x]! - box.low[y]!),
  back(box, z, x, y) {
    const { low, high } = box;
    meet(box, x, low[z]! + low[y]!, high[z]! + high[y]!);
    meet(box, y, low[x]! - high[z]!, high[x]! - low[z]!);
  },
};

/** Narrows the factor `x` to `z` / `y`; `y` is not 0 unless the product is. */
function factor(box: Box, z: number, x: number, y: number): void {
  const { low, high } = box;
  if (low[z]! > 0 || high[z]! < 0) {
    if (low[y] === 0) meet(box, y, 1, Number.POSITIVE_INFINITY);
    if (high[y] === 0) meet(box, y, Number.NEGATIVE_INFINITY, -1);
  }
  if (low[y]! <= 0 && high[y]! >= 0) return;
  const ends = corners(over, box, z, y);
  meet(box, x, Math.ceil(down(Math.min(...ends))), Math.floor(up(Math.max(...ends))));
}

export const product: Operation = {
  narrow(box, z, x, y) {
    const ends = corners(times, box, x, y);
    meet(box, z, Math.min(...ends), Math.max(...ends));
  },
  back(box, z, x, y) {
    factor(box, z, x, y);
    factor(box, z, y, x);
  },
};

export const quotient: Operation = {
  narrow(box, z, x, y) {
    const { low, high } = box;
    // A divisor of 0 is kept: evaluating it is an error, which must not be hidden.
    const least = low[y] === 0 ? 1 : low[y]!;
    const most = high[y] === 0 ? -1 : high[y]!;
    if (least < 0 && most > 0) {
      const size = Math.max(Math.abs(low[x]!), Math.abs(high[x]!));
      meet(box, z, -size, size);
      return;
    }
    const ends = [over(low[x]!, least), over(low[x]!, most), over(high[x]!, least), over(high[x]!, most)].map(
      Math.floor,
    );
    meet(box, z, Math.min(...ends), Math.max(...ends));
  },
  back(box, z, x, y) {
    const { low, high } = box;
    if (low[y]! < 1) return;
    const least = low[z]!;
    const above = high[z]! + 1;
    meet(
      box,
      x,
      times(least, least >= 0 ? low[y]! : high[y]!),
      times(above, above >= 0 ? high[y]! : low[y]!) - 1,
    );
    if (least >= 1) meet(box, y, 1, Math.floor(up(over(high[x]!, least))));
    if (above >= 1 && low[x]! > 0)
      meet(box, y, Math.floor(down(over(low[x]!, above))) + 1, Number.POSITIVE_INFINITY);
  },
};

export const remainder: Operation = {
  narrow(box, z, x, y) {
    const { low, high } = box;
    // A divisor of 0 has no remainder: evaluating it is an error, which must not be hidden.
    if (low[y] === 0 && high[y] === 0) return;
    if (low[y]! >= 0) {
      const small = low[x]! >= 0 && high[x]! < low[y]!;
      const most = low[x]! >= 0 ? Math.min(high[x]!, high[y]! - 1) : high[y]! - 1;
      meet(box, z, small ? low[x]! : 0, most);
    } else {
      const most = Math.max(Math.abs(low[y]!), Math.abs(high[y]!)) - 1;
      meet(box, z, -most, high[y]! <= 0 ? 0 : most);
    }
  },
  back(box, z, x, y) {
    const { low, high } = box;
    if (low[y]! >= 0 && low[z]! > 0) meet(box, y, low[z]! + 1, Number.POSITIVE_INFINITY);
    // A natural number is its own remainder by a larger one.
    if (low[x]! > 0 && high[z]! < low[x]!) meet(box, y, Number.NEGATIVE_INFINITY, high[x]!);
  },
};

/** Exact while the result is safe, because it only multiplies. */
function raised(base: number, exponent: number): number {
  if (base <= 1 || exponent > 1100) return base ** exponent;
  let power = 1;
  for (let i = 0; i < exponent && power < Number.POSITIVE_INFINITY; i++) power *= base;
  return power;
}

export const power: Operation = {
  narrow(box, z, x, y) {
    const { low, high } = box;
    const [least, greatest] = [Math.max(0, low[y]!), Math.max(0, high[y]!)];
    if (low[x]! >= 1) meet(box, z, raised(low[x]!, least), raised(high[x]!, greatest));
    else {
      const most = Math.max(1, raised(Math.max(Math.abs(low[x]!), Math.abs(high[x]!)), greatest));
      meet(box, z, low[x]! >= 0 ? 0 : -most, most);
    }
  },
  back(box, z, x, y) {
    const { low, high } = box;
    if (low[x]! >= 2 && high[z]! < Number.POSITIVE_INFINITY) {
      let most = -1;
      while (raised(low[x]!, most + 1) <= high[z]!) most++;
      meet(box, y, Number.NEGATIVE_INFINITY, most);
    }
    if (low[x]! >= 0 && low[y]! >= 1) meet(box, x, 0, Math.floor(Math.max(0, high[z]!) ** (1 / low[y]!)) + 1);
  },
};

/** Natural numbers have a non-negative nim-sum with no bit above theirs. */
function bits(box: Box, z: number, x: number, y: number): void {
  const { low, high } = box;
  if (low[x]! < 0 || low[y]! < 0) return;
  const most = Math.max(high[x]!, high[y]!);
  const above = 2 ** Math.ceil(Math.log2(most + 1));
  meet(box, z, 0, above > most ? above - 1 : 2 * above - 1);
}

/** Natural numbers share no more bits than each of them has. */
export const and: Operation = {
  narrow(box, z, x, y) {
    const { low, high } = box;
    if (low[x]! >= 0 || low[y]! >= 0)
      meet(box, z, 0, Math.min(low[x]! >= 0 ? high[x]! : Infinity, low[y]! >= 0 ? high[y]! : Infinity));
  },
  back() {},
};

/** Bitwise or of natural numbers contains the bits of each. */
export const or: Operation = {
  narrow(box, z, x, y) {
    const { low, high } = box;
    if (low[x]! < 0 || low[y]! < 0) return;
    bits(box, z, x, y);
    meet(box, z, Math.max(low[x]!, low[y]!), high[x]! + high[y]!);
  },
  back(box, z, x, y) {
    const { low, high } = box;
    if (low[x]! < 0 || low[y]! < 0) return;
    meet(box, x, 0, high[z]!);
    meet(box, y, 0, high[z]!);
  },
};

export const xor: Operation = {
  narrow(box, z, x, y) {
    const { low, high } = box;
    const [a, b] = [low[x]!, low[y]!];
    if (a === high[x] && b === high[y] && (a | 0) === a && (b | 0) === b) meet(box, z, a ^ b, a ^ b);
    else bits(box, z, x, y);
  },
  back(box, z, x, y) {
    bits(box, x, z, y);
    bits(box, y, z, x);
  },
};

export const least: Operation = {
  narrow: (box, z, x, y) =>
    meet(box, z, Math.min(box.low[x]!, box.low[y]!), Math.min(box.high[x]!, box.high[y]!)),
  back(box, z, x, y) {
    const { low, high } = box;
    meet(box, x, low[z]!, low[y]! > high[z]! ? high[z]! : Number.POSITIVE_INFINITY);
    meet(box, y, low[z]!, low[x]! > high[z]! ? high[z]! : Number.POSITIVE_INFINITY);
  },
};

export const greatest: Operation = {
  narrow: (box, z, x, y) =>
    meet(box, z, Math.max(box.low[x]!, box.low[y]!), Math.max(box.high[x]!, box.high[y]!)),
  back(box, z, x, y) {
    const { low, high } = box;
    meet(box, x, high[y]! < low[z]! ? low[z]! : Number.NEGATIVE_INFINITY, high[z]!);
    meet(box, y, high[x]! < low[z]! ? low[z]! : Number.NEGATIVE_INFINITY, high[z]!);
  },
};

export const gcd: Operation = {
  narrow(box, z, x, y) {
    const { low, high } = box;
    const size = (i: number) => Math.max(Math.abs(low[i]!), Math.abs(high[i]!));
    const ofX = low[x]! > 0 ? high[x]! : Number.POSITIVE_INFINITY;
    const ofY = low[y]! > 0 ? high[y]! : Number.POSITIVE_INFINITY;
    meet(box, z, low[x]! > 0 || low[y]! > 0 ? 1 : 0, Math.min(ofX, ofY, Math.max(size(x), size(y))));
  },
  back() {},
};

/** Absolute value of `x`; `y` is ignored. */
export const size: Operation = {
  narrow(box, z, x) {
    const { low, high } = box;
    const [a, b] = [Math.abs(low[x]!), Math.abs(high[x]!)];
    meet(box, z, low[x]! > 0 || high[x]! < 0 ? Math.min(a, b) : 0, Math.max(a, b));
  },
  back(box, z, x) {
    const { low, high } = box;
    meet(box, x, low[x]! >= 0 ? low[z]! : -high[z]!, high[x]! <= 0 ? -low[z]! : high[z]!);
  },
};

/** `x` times the square root of `y`, rounded down. */
export const root: Operation = {
  narrow(box, z, x, y) {
    const ends = corners((a, b) => times(a, Math.sqrt(Math.max(0, b))), box, x, y);
    meet(box, z, Math.floor(below(Math.min(...ends))), Math.floor(above(Math.max(...ends))));
  },
  back(box, z, x, y) {
    const { low, high } = box;
    // 0 <= x and y > 0: z <= x sqrt(y) < z + 1.
    if (low[x]! < 0 || low[y]! < 1) return;
    meet(
      box,
      x,
      Math.floor(below(over(low[z]!, Math.sqrt(high[y]!)))),
      Math.ceil(above(over(high[z]! + 1, Math.sqrt(low[y]!)))),
    );
    if (low[x]! >= 1 && high[z]! >= 0)
      meet(
        box,
        y,
        Math.floor(below(over(low[z]!, high[x]!) ** 2)),
        Math.ceil(above(over(high[z]! + 1, low[x]!) ** 2)),
      );
  },
};

/** Bounds of a square root of doubles. */
const below = (v: number) => (Number.isFinite(v) ? v - Math.abs(v) * SLACK : v);
const above = (v: number) => -below(-v);

/** Exponent of `y` in `x`. */
export const valuation: Operation = {
  narrow(box, z, x, y) {
    const most = Math.max(1, Math.abs(box.low[x]!), Math.abs(box.high[x]!));
    meet(box, z, 0, Math.floor(Math.log2(most) / Math.log2(Math.max(2, box.low[y]!)) + 1));
  },
  back() {},
};

/** Number of binary digits of `x` that are 1, or of its prime factors; `y` is ignored. */
export const popcount: Operation = {
  narrow(box, z, x) {
    meet(box, z, 0, Math.floor(Math.log2(Math.max(1, box.high[x]!)) + 1));
  },
  back() {},
};

/** Bounds of a function of the digits or primes of `x`: at most `x`, or 1 when `x` is 0; `y` is ignored. */
export const digits: Operation = {
  narrow(box, z, x) {
    meet(box, z, 0, Math.max(1, box.high[x]!));
  },
  back() {},
};
