import type { Natural } from "../nimber/natural.ts";
import { digitsFor, type Growth, leastPeriod, MOST_DIGITS } from "./growth.ts";

/** Number read so far, as `now` U(j) + `before` U(j - 1), with j places to come. */
export interface Sofar {
  readonly now: number;
  readonly before: number;
}

/**
 * A way to write natural numbers, most significant first, in which addition is a finite automaton. Where there are
 * several quotients as many digits at a time are one, the least of them in its last place.
 */
export interface System extends Growth {
  /** `base 2`, `ostrowski 1`, or `ostrowski 2,1`. */
  readonly id: string;
  /** How many digits there are, from 0. */
  readonly digits: number;
  /** The digits by their places, of which each is made. */
  readonly places: readonly (readonly number[])[];
  /** Contribution of a digit, and the images of (1, 0) and (0, 1) when a digit is read. */
  readonly worth: readonly Sofar[];
  readonly onward: readonly [now: Sofar, before: Sofar];
}

/**
 * The usual system of `base` >= 2.
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
 * The system of the continued fraction [1; a, a, …], for `a` = 1 that of Zeckendorf. Source: Fraenkel, How to beat
 * your Wythoff games' opponent on three fronts, Amer. Math. Monthly 89 (1982).
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
 * The system of the continued fraction [1; a, b, …, a, b, …] with these quotients again and again: of 2, 1 the digits are 00,
 * 01, 02 and 10.
 * Source: Ostrowski, Abh. Math. Sem. Hamburg 1 (1922); Hieronymi and Terry, Proc. Amer. Math. Soc. 146 (2018).
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

/** The number that has been read when no more digits come. */
export const total = ({ carry }: System, { now, before }: Sofar): number => now + carry * before;

/** Whether only 0 may follow a digit, in its first place, and whether it may not follow such. */
export const isFull = ({ carry, quotients, places }: System, digit: number): boolean =>
  carry === 1 && places[digit]!.at(-1) === quotients[0];
export const isOpen = ({ carry, places }: System, digit: number): boolean =>
  carry === 1 && places[digit]![0]! > 0;

/** Whether digits in one way to write numbers are those in the other. */
export const isSame = (a: Growth, b: Growth): boolean =>
  a.carry === b.carry && a.quotients.join() === b.quotients.join();

/** How such a system is called. */
export const nameOf = ({ carry, quotients }: Growth): string =>
  `${carry === 0 ? "base" : "ostrowski"} ${quotients.join()}`;

/** The system of this `id`, if there is one. */
export function systemOf(id: string): System | undefined {
  const [, kind, list = ""] = /^(base|ostrowski) ([1-9]\d?(?:,[1-9]\d?)*)$/.exec(id) ?? [];
  const quotients = list.split(",").map(Number);
  if (kind === undefined || (kind === "base" && quotients.length > 1)) return undefined;
  if (kind === "base")
    return quotients[0]! >= 2 && quotients[0]! <= MOST_DIGITS ? base(quotients[0]!) : undefined;
  const isLeast = leastPeriod(quotients).length === quotients.length;
  return isLeast && digitsFor(quotients) <= MOST_DIGITS ? continued(quotients) : undefined;
}

/** The weights that are at most `most`, the least first. */
export function weightsTo({ quotients, carry }: Growth, most: bigint): bigint[] {
  const weights: bigint[] = [];
  let [now, before] = [1n, BigInt(carry)];
  for (let i = 0; now <= most; i++) {
    weights.push(now);
    [now, before] = [BigInt(quotients[i % quotients.length]!) * now + BigInt(carry) * before, now];
  }
  return weights;
}

/** The digits of `n` by their places, most significant first; none for 0. */
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

/** The digits of `n`, most significant first; none for 0. */
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

/** The number of these digits, most significant first. */
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
