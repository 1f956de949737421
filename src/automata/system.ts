import type { Natural } from "../nimber/natural.ts";
import { digitsFor, type Growth, leastPeriod, MOST_DIGITS } from "./growth.ts";

/** Number read so far, as `now` U(j) + `before` U(j - 1), with j places remaining. */
export interface Sofar {
  readonly now: number;
  readonly before: number;
}

/**
 * Numeration system for natural numbers, most significant digit first, in which a finite automaton recognizes addition.
 * With several quotients, one digit combines as many places, the least significant last.
 */
export interface System extends Growth {
  /** `base 2`, `ostrowski 1`, or `ostrowski 2,1`. */
  readonly id: string;
  /** Number of digits, from 0. */
  readonly digits: number;
  /** Digits as lists of their places. */
  readonly places: readonly (readonly number[])[];
  /** Contribution of a digit, and the images of (1, 0) and (0, 1) when a digit is read. */
  readonly worth: readonly Sofar[];
  readonly onward: readonly [now: Sofar, before: Sofar];
}

/**
 * Positional system of `base` >= 2.
 * @throws RangeError
 * @example
 * base(2).id; // "base 2"
 */
export function base(base: number): System {
  if (!Number.isInteger(base) || base < 2 || base > MOST_DIGITS)
    throw new RangeError(`base: expected an integer from 2 to ${MOST_DIGITS}, got ${base}`);
  return made(`base ${base}`, { quotients: [base], carry: 0 });
}

/**
 * System of the continued fraction [1; a, a, …]; for `a` = 1 it is Zeckendorf's. Source: Fraenkel, How to beat your
 * Wythoff games' opponent on three fronts, Amer. Math. Monthly 89 (1982).
 * @throws RangeError
 * @example
 * ostrowski(1).digits; // 2
 */
export function ostrowski(a: number): System {
  if (!Number.isInteger(a) || a < 1 || a >= MOST_DIGITS)
    throw new RangeError(`ostrowski: expected an integer from 1 to ${MOST_DIGITS - 1}, got ${a}`);
  return made(`ostrowski ${a}`, { quotients: [a], carry: 1 });
}

/**
 * System of the continued fraction [1; a, b, …, a, b, …] with these quotients repeated: for 2, 1 the digits are 00, 01,
 * 02 and 10. Source: Ostrowski, Abh. Math. Sem. Hamburg 1 (1922); Hieronymi and Terry, Proc. Amer. Math. Soc. 146
 * (2018).
 * @throws RangeError
 * @example
 * continued([2, 1]).digits; // 4
 */
export function continued(quotients: readonly number[]): System {
  const period = leastPeriod(quotients);
  if (quotients.length === 0 || !quotients.every((each) => Number.isInteger(each) && each >= 1))
    throw new RangeError(`continued: expected integers from 1, got ${quotients.join()}`);
  if (digitsFor(period) > MOST_DIGITS)
    throw new RangeError(`continued: expected at most ${MOST_DIGITS} digits, got ${digitsFor(period)}`);
  return made(`ostrowski ${period.join()}`, { quotients: period, carry: 1 });
}

function made(id: string, growth: Growth): System {
  const { quotients, carry } = growth;
  const digits = carry === 0 ? quotients[0]! : digitsFor(quotients);
  const places = Array.from({ length: digits }, (_, digit) => {
    const found = placesOf(growth, BigInt(digit));
    return [...Array<number>(quotients.length - found.length).fill(0), ...found];
  });
  const read = (start: Sofar, word: readonly number[]): Sofar =>
    word.reduce<Sofar>(
      ({ now, before }, digit, i) => ({
        now: quotients[quotients.length - 1 - i]! * now + before + digit,
        before: carry * now,
      }),
      start,
    );
  const zeros = quotients.map(() => 0);
  return {
    ...growth,
    ...{ id, digits, places },
    worth: places.map((word) => read({ now: 0, before: 0 }, word)),
    onward: [read({ now: 1, before: 0 }, zeros), read({ now: 0, before: 1 }, zeros)],
  };
}

/** Number read after one more digit with this contribution. */
export const after = ({ onward: [a, b] }: System, { now, before }: Sofar, added: Sofar): Sofar => ({
  now: a.now * now + b.now * before + added.now,
  before: a.before * now + b.before * before + added.before,
});

/** Value of the number when no digits remain. */
export const total = ({ carry }: System, { now, before }: Sofar): number => now + carry * before;

/** Whether only 0 may follow a digit, in its first place, and whether a digit may not follow such a digit. */
export const isFull = ({ carry, quotients, places }: System, digit: number): boolean =>
  carry === 1 && places[digit]!.at(-1) === quotients[0];
export const isOpen = ({ carry, places }: System, digit: number): boolean =>
  carry === 1 && places[digit]![0]! > 0;

/** Whether two systems write numbers with the same digits. */
export const isSame = (a: Growth, b: Growth): boolean =>
  a.carry === b.carry && a.quotients.join() === b.quotients.join();

/** Name of such a system. */
export const nameOf = ({ carry, quotients }: Growth): string =>
  `${carry === 0 ? "base" : "ostrowski"} ${quotients.join()}`;

/** System with this `id`, if there is one. */
export function systemOf(id: string): System | undefined {
  const [, kind, list = ""] = /^(base|ostrowski) ([1-9]\d?(?:,[1-9]\d?)*)$/.exec(id) ?? [];
  const quotients = list.split(",").map(Number);
  if (kind === undefined || (kind === "base" && quotients.length > 1)) return undefined;
  if (kind === "base")
    return quotients[0]! >= 2 && quotients[0]! <= MOST_DIGITS ? base(quotients[0]!) : undefined;
  const isLeast = leastPeriod(quotients).length === quotients.length;
  return isLeast && digitsFor(quotients) <= MOST_DIGITS ? continued(quotients) : undefined;
}

/** Weights that are at most `most`, ascending. */
export function weightsTo({ quotients, carry }: Growth, most: bigint): bigint[] {
  const weights: bigint[] = [];
  let [now, before] = [1n, BigInt(carry)];
  for (let i = 0; now <= most; i++) {
    weights.push(now);
    [now, before] = [BigInt(quotients[i % quotients.length]!) * now + BigInt(carry) * before, now];
  }
  return weights;
}

/** Digits of `n` by places, most significant first; none for 0. */
function placesOf(growth: Growth, n: bigint): number[] {
  let rest = n;
  return weightsTo(growth, n)
    .reverse()
    .map((weight) => {
      const digit = rest / weight;
      rest -= digit * weight;
      return Number(digit);
    });
}

/** Digits of `n`, most significant first; none for 0. */
export function digitsOf(system: System, n: Natural): number[] {
  const { length } = system.quotients;
  const places = placesOf(system, BigInt(n));
  if (length === 1) return places;
  const padded = [...Array<number>((length - (places.length % length)) % length).fill(0), ...places];
  return Array.from({ length: padded.length / length }, (_, i) => {
    const word = padded.slice(i * length, (i + 1) * length).join();
    return system.places.findIndex((each) => each.join() === word);
  });
}

/** Number with these digits, most significant first. */
export function numberOf({ carry, worth, onward }: System, digits: Iterable<number>): bigint {
  const [a, b] = onward.map(({ now, before }) => [BigInt(now), BigInt(before)] as const) as [
    readonly [bigint, bigint],
    readonly [bigint, bigint],
  ];
  let [now, before] = [0n, 0n];
  for (const digit of digits)
    [now, before] = [
      a[0] * now + b[0] * before + BigInt(worth[digit]!.now),
      a[1] * now + b[1] * before + BigInt(worth[digit]!.before),
    ];
  return now + BigInt(carry) * before;
}
