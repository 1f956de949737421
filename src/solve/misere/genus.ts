import { mex } from "../../nimber/mex.ts";

/**
 * Genus of a game G: `base` is its value under normal play, `digits[i]` the misère value of G plus i
 * nim-heaps of 2. The last two digits repeat forever; the list is as short as possible.
 */
export interface Genus {
  readonly base: number;
  readonly digits: readonly number[];
}

const digitOf = ({ digits }: Genus, i: number): number =>
  i < digits.length ? digits[i]! : digits[digits.length - 1 - ((i - digits.length + 1) % 2)]!;

/**
 * Genus of a game whose options have these genera.
 * Source: Conway, On Numbers and Games, ch. 12: the next digit is the smallest number that is neither the
 * digit of an option there, nor the previous digit or its nim-sum with 1.
 */
export function genusOf(options: readonly Genus[]): Genus {
  if (options.length === 0) return { base: 0, digits: [1, 2, 0] };
  const base = mex(options.map((each) => each.base));
  const settled = options.reduce((most, { digits }) => Math.max(most, digits.length), 0);
  const digits: number[] = [];
  // Once the options repeat, each digit determines the next one, so a digit that recurs after two repeats
  // forever.
  for (let i = 0; i < settled + 2 || digits[i - 1] !== digits[i - 3]; i++) {
    const last = digits[i - 1];
    const barred = last === undefined ? [] : [last, last ^ 1];
    digits.push(mex([...barred, ...options.map((each) => digitOf(each, i))]));
  }
  while (digits.length > 2 && digits.at(-1) === digits.at(-3)) digits.pop();
  return { base, digits };
}

/** Genus on one line, such as 4^{146}; digits above 9 are separated by commas. */
export const genusText = ({ base, digits }: Genus): string =>
  `${base}^{${digits.join(digits.some((digit) => digit > 9) ? "," : "")}}`;

/** Whether it is the genus of a sum of nim-heaps: 0^{120}, 1^{031} or n^{n m}, m = n ⊕ 2. */
const isNimGenus = ({ base, digits }: Genus): boolean => {
  const [first, second, ...more] = digits;
  if (more.length === 0) return first === base && second === (base ^ 2);
  return base <= 1 && more.length === 1 && first === 1 - base && second === (first ^ 3) && more[0] === base;
};

/**
 * Kind of a game by its genus and those of its options: `tame` when all its positions have a genus of Nim;
 * when only its own is not, `restive` if its base is 0 or 1, else `restless`; `wild` otherwise.
 * Source: Conway, On Numbers and Games, ch. 12, Theorem 73 and after.
 */
export type Temper = "tame" | "restive" | "restless" | "wild";

export function temperOf(genus: Genus, options: readonly Temper[]): Temper {
  if (options.some((each) => each !== "tame")) return "wild";
  if (isNimGenus(genus)) return "tame";
  return genus.base <= 1 ? "restive" : genus.digits[0]! <= 1 ? "restless" : "wild";
}
