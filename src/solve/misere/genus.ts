/**
 * The genus of a game G: `base` is its value under normal play, `digits[i]` the misère value of G and i Nim heaps of
 * 2. Beyond the digits the last two of them repeat for ever, and none of them could be left out.
 */
export interface Genus {
  readonly base: number;
  readonly digits: readonly number[];
}

const digitOf = ({ digits }: Genus, i: number): number =>
  i < digits.length ? digits[i]! : digits[digits.length - 1 - ((i - digits.length + 1) % 2)]!;

/**
 * The genus of the game whose options have these.
 * Source: Conway, On Numbers and Games, ch. 12: the next digit is the least number that is no option's digit there, nor
 * the last one or its nim-sum with 1.
 */
export function genusOf(options: readonly Genus[]): Genus {
  if (options.length === 0) return { base: 0, digits: [1, 2, 0] };
  const base = least(options.map((each) => each.base));
  const settled = options.reduce((most, { digits }) => Math.max(most, digits.length), 0);
  const digits: number[] = [];
  // From where the options repeat, a digit decides the next one, so that one that comes again after two brings all.
  for (let i = 0; i < settled + 2 || digits[i - 1] !== digits[i - 3]; i++) {
    const last = digits[i - 1];
    const barred = last === undefined ? [] : [last, last ^ 1];
    digits.push(least([...barred, ...options.map((each) => digitOf(each, i))]));
  }
  while (digits.length > 2 && digits.at(-1) === digits.at(-3)) digits.pop();
  return { base, digits };
}

function least(numbers: readonly number[]): number {
  const seen = new Set(numbers);
  let number = 0;
  while (seen.has(number)) number++;
  return number;
}

/** The genus in one line, as 4^{146}; digits above 9 are separated by commas. */
export const genusText = ({ base, digits }: Genus): string =>
  `${base}^{${digits.join(digits.some((digit) => digit > 9) ? "," : "")}}`;

/** Whether it is the genus of a sum of Nim heaps: 0^{120}, 1^{031} or n^{n m}, m = n ⊕ 2. */
const isNimGenus = ({ base, digits }: Genus): boolean => {
  const [first, second, ...more] = digits;
  if (more.length === 0) return first === base && second === (base ^ 2);
  return base <= 1 && more.length === 1 && first === 1 - base && second === (first ^ 3) && more[0] === base;
};

/**
 * Kind of a game from its genus and those of its options: `tame`, where all its positions have a genus of Nim; where only
 * its own is none, `restive` if its base is 0 or 1, else `restless`; `wild` for all others.
 * Source: Conway, On Numbers and Games, ch. 12, Theorem 73 and after.
 */
export type Temper = "tame" | "restive" | "restless" | "wild";

export function temperOf(genus: Genus, options: readonly Temper[]): Temper {
  if (options.some((each) => each !== "tame")) return "wild";
  if (isNimGenus(genus)) return "tame";
  return genus.base <= 1 ? "restive" : genus.digits[0]! <= 1 ? "restless" : "wild";
}
