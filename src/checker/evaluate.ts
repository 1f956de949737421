import type { Meter } from "./meter.ts";
import type { Members, Term, Test } from "./rule.ts";

/** Error for a condition without a value: a division by 0, a negative exponent, digits of a negative number, or a limit. */
export class NoValue extends Error {}

/** Limits on the bits of a number, and on a number that is tested for being prime. */
const [MOST_BITS, MOST_PRIME] = [4096, 2n ** 40n];

const BOUND = 1n << BigInt(MOST_BITS);

/** Steps of an operation with numbers of this size. */
const COST = 64;

function small(value: bigint): bigint {
  if (value <= -BOUND || value >= BOUND) throw new NoValue();
  return value;
}

const size = (value: bigint): bigint => (value < 0n ? -value : value);

/** Remainder with the sign of the divisor. */
function remainder(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new NoValue();
  const rest = a % b;
  return rest !== 0n && rest < 0n !== b < 0n ? rest + b : rest;
}

function power(a: bigint, b: bigint): bigint {
  if (b < 0n) throw new NoValue();
  // Powers of 0, 1 and -1 depend on whether the exponent is 0, and on its parity.
  if (size(a) <= 1n) return a ** (b === 0n ? 0n : 2n - (b % 2n));
  // Tells powers that are too large before they are computed.
  const bits = size(a).toString(2).length;
  if (BigInt(bits - 1) * b >= MOST_BITS) throw new NoValue();
  return small(a ** b);
}

const OPERATIONS: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
  "+": (a, b) => small(a + b),
  "-": (a, b) => small(a - b),
  "*": (a, b) => small(a * b),
  "/": (a, b) => (a - remainder(a, b)) / b,
  "%": remainder,
  "**": power,
  bitand: (a, b) => a & b,
  bitor: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

const COMPARISONS: Readonly<Record<string, (a: bigint, b: bigint) => boolean>> = {
  "=": (a, b) => a === b,
  "!=": (a, b) => a !== b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};

/** Whether a condition of a rule in the one variable `name` holds at a natural number. @throws NoValue */
export function holdsAt(test: Test, name: string, n: number, meter: Meter): boolean {
  return holds(test);

  function holds(test: Test): boolean {
    meter.spend(COST);
    switch (test.kind) {
      case "not":
        return !holds(test.of);
      case "and":
        return test.of.every(holds);
      case "or":
        return test.of.some(holds);
      case "compare":
        return COMPARISONS[test.sign]!(numberOf(test.left), numberOf(test.right));
      case "in":
        return isMember(numberOf(test.left), test.set);
    }
  }

  function numberOf(term: Term): bigint {
    meter.spend(COST);
    switch (term.kind) {
      case "number":
        return BigInt(term.value);
      case "name":
        if (term.name !== name) throw new NoValue();
        return BigInt(n);
      case "negative":
        return -numberOf(term.of);
      case "two":
        return OPERATIONS[term.sign]!(numberOf(term.left), numberOf(term.right));
      case "call":
        return called(term.call, term.of.map(numberOf));
    }
  }

  function called(call: string, of: readonly bigint[]): bigint {
    switch (call) {
      case "abs":
        return size(of[0]!);
      case "min":
        return of.reduce((a, b) => (a < b ? a : b));
      case "max":
        return of.reduce((a, b) => (a > b ? a : b));
      default:
        return of.reduce(gcd, 0n);
    }
  }

  function gcd(a: bigint, b: bigint): bigint {
    let [x, y] = [size(a), size(b)];
    for (; y !== 0n; [x, y] = [y, x % y]) meter.spend(COST);
    return x;
  }

  function isMember(value: bigint, set: Members): boolean {
    if (set.kind === "listed")
      return set.ranges.some(([from, to]) => numberOf(from) <= value && value <= numberOf(to));
    switch (set.name) {
      case "squares":
        return value >= 1n && isSquare(value);
      case "primes":
        return isPrime(value);
      case "fibonacci":
        return isFibonacci(value);
      case "powers":
        return isPower(value, numberOf(set.of!));
      case "divisors": {
        const multiple = numberOf(set.of!);
        return value >= 1n && multiple !== 0n && multiple % value === 0n;
      }
      default:
        return hasDigit(numberOf(set.of!), numberOf(set.base!), value);
    }
  }

  function isSquare(value: bigint): boolean {
    let [low, high] = [0n, 1n << BigInt(MOST_BITS / 2)];
    while (low < high) {
      meter.spend(COST);
      const middle = (low + high) >> 1n;
      if (middle * middle < value) low = middle + 1n;
      else high = middle;
    }
    return low * low === value;
  }

  function isPrime(value: bigint): boolean {
    if (value >= MOST_PRIME) throw new NoValue();
    const number = Number(value);
    if (number < 2) return false;
    for (let divisor = 2; divisor * divisor <= number; divisor++) {
      meter.spend(1);
      if (number % divisor === 0) return false;
    }
    return true;
  }

  function isFibonacci(value: bigint): boolean {
    let [a, b] = [1n, 2n];
    for (; a < value; [a, b] = [b, a + b]) meter.spend(COST);
    return a === value;
  }

  /** Whether a number is 1, base, base², …; the base may be 0 or negative. */
  function isPower(value: bigint, base: bigint): boolean {
    if (size(base) <= 1n) return value === 1n || value === base;
    let found = 1n;
    for (; size(found) < size(value); found *= base) meter.spend(COST);
    return found === value;
  }

  function hasDigit(whole: bigint, base: bigint, digit: bigint): boolean {
    if (whole < 0n || base < 2n) throw new NoValue();
    let rest = whole;
    do {
      meter.spend(COST);
      if (rest % base === digit) return true;
      rest /= base;
    } while (rest > 0n);
    return false;
  }
}
