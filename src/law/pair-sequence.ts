import { t } from "../locale/law.ts";
import { rangeText } from "../messages/range.ts";
import { leastNotIn } from "../nimber/mex.ts";
import type { Text } from "../types.ts";
import type { PairSequence } from "./finding.ts";
import { fixedPointOf, generated, type Morphism } from "./morphism.ts";
import { observedIn } from "./observed.ts";

// P-positions (a_n, b_n) of two interchangeable numbers as a sequence, where no closed form is known: a recurrence, or a
// morphism that generates the differences. Guessed from the first half of the computed pairs and tested on all of them.
// Sources: Fraenkel, Heap games, numeration systems and sequences, Ann. Comb. 2 (1998); Duchêne and Rigo, A morphic
// approach to combinatorial games, RAIRO 42 (2008).

/** Pair of numbers, the smaller one first. */
export type Pair = readonly [number, number];

/** Statement without its range. */
interface Said {
  readonly text: string;
  readonly sentence: Text;
}

/** Least number of pairs that support a statement. */
const FEWEST = 20;

/** Limit on pairs that a recurrence does not give; all of them are in the first half. */
const MOST_EXCEPTIONS = 6;

/**
 * Statement of pairs in ascending order of their smaller numbers, without gaps: the first of the recurrences
 * `a_n = mex{a_i, b_i : i < n}, b_n = …`, morphisms, and sets of differences of the b_n that fits all pairs. Cost: one
 * step for each pair and each of about 150 recurrences, and few for each morphism that fits so far.
 */
export function pairSequence(pairs: readonly Pair[]): PairSequence | undefined {
  if (pairs.length < FEWEST) return undefined;
  const said = byRecurrence(pairs) ?? byMorphism(pairs) ?? byStepsOfLarger(pairs);
  const testedTo = pairs.length - 1;
  return said && { ...observedIn(said, rangeText(["n"], testedTo)), testedTo };
}

/** Smaller number that each pair should have: the least number of no earlier pair. */
function leastUnused(pairs: readonly Pair[]): readonly number[] {
  const used = new Set<number>();
  let least = 0;
  return pairs.map(([a, b]) => {
    least = leastNotIn((number) => used.has(number), least);
    used.add(a).add(b);
    return least;
  });
}

/** Larger number of the pair n by a recurrence. */
interface Recurrence {
  readonly text: string;
  readonly at: (n: number) => number;
}

/** Numbers n of the pairs that are not as stated, unless they are many or one is in the second half. */
function exceptionsTo(pairs: readonly Pair[], fits: (n: number) => boolean): readonly number[] | undefined {
  const exceptions: number[] = [];
  for (let n = 0; n < pairs.length; n++) {
    if (fits(n)) continue;
    if (exceptions.push(n) > MOST_EXCEPTIONS || 2 * n >= pairs.length) return undefined;
  }
  return exceptions;
}

const MEX = "a_n = mex{a_i, b_i : i < n}";

const pairText = (pairs: readonly Pair[], n: number): string => `(a_${n},b_${n}) = (${pairs[n]!.join()})`;

const listText = (pairs: readonly Pair[], of: readonly number[]): string =>
  of.map((n) => pairText(pairs, n)).join(", ");

const except = (list: string): string => (list === "" ? "" : `, except ${list}`);

function byRecurrence(pairs: readonly Pair[]): Said | undefined {
  const least = leastUnused(pairs);
  for (const { text, at } of recurrences(pairs)) {
    const exceptions = exceptionsTo(pairs, (n) => pairs[n]![0] === least[n] && pairs[n]![1] === at(n));
    if (exceptions === undefined) continue;
    const list = listText(pairs, exceptions);
    return { text: `${MEX}, ${text}${except(list)}`, sentence: t("pairsByMex", { larger: text, list }) };
  }
  return undefined;
}

/** Largest coefficients of a recurrence, and largest denominator of its multiple of n. */
const [MOST_OF_A, MOST_BEFORE, MOST_BY] = [6, 3, 4];

/** Coefficients of a_n, a_(n-1) and b_(n-1), those of the least sum first. */
const COEFFICIENTS: readonly (readonly [number, number, number])[] = [0, 1, 2]
  .flatMap((c) =>
    Array.from({ length: 2 * MOST_BEFORE + 1 }, (_, i) => i - MOST_BEFORE).flatMap((b) =>
      Array.from({ length: MOST_OF_A + 1 }, (_, a) => [a, b, c] as const),
    ),
  )
  .sort((one, other) => sizeOf(one) - sizeOf(other));

function sizeOf([a, b, c]: readonly [number, number, number]): number {
  return a + 2 * (Math.abs(b) + c);
}

/** Recurrences for the larger number that fit the last pairs of the first half. */
function* recurrences(pairs: readonly Pair[]): Generator<Recurrence> {
  const last = Math.floor(pairs.length / 2) - 1;
  for (const [a, b, c] of COEFFICIENTS) {
    const known = (n: number): number => {
      const before = pairs[n - 1];
      if (before === undefined) return b === 0 && c === 0 ? a * pairs[n]![0] : Number.NaN;
      return a * pairs[n]![0] + b * before[0] + c * before[1];
    };
    const rest = (n: number) => pairs[n]![1] - known(n);
    const terms: readonly (readonly [number, string])[] = [
      [a, "a_n"],
      [b, "a_(n-1)"],
      [c, "b_(n-1)"],
    ];
    const most = b === 0 && c === 0 ? MOST_BY : 1;
    for (let by = 1; by <= most; by++) {
      const times = rest(last) - rest(last - by);
      const [more] = Array.from({ length: by }, (_, i) => by * rest(last - i) - times * (last - i)).sort(
        (one, other) => other - one,
      ) as [number];
      const at = (n: number) => known(n) + Math.floor((times * n + more) / by);
      const moved: readonly (readonly [number, string])[] = [
        [times, "n"],
        [more, ""],
      ];
      const whole =
        by === 1
          ? sumText([...terms, ...moved])
          : sumText([...terms, [1, `floor((${sumText(moved)})/${by})`]]);
      yield { text: `b_n = ${whole}`, at };
    }
  }
}

/** Sum of multiples; a name without letters is the number 1. */
function sumText(terms: readonly (readonly [number, string])[]): string {
  const text = terms
    .filter(([times]) => times !== 0)
    .map(([times, name], i) => {
      const size = Math.abs(times);
      const of = name === "" ? `${size}` : size === 1 ? name : `${size}*${name}`;
      return i === 0 ? `${times < 0 ? "-" : ""}${of}` : ` ${times < 0 ? "-" : "+"} ${of}`;
    })
    .join("");
  return text === "" ? "0" : text;
}

/** Word of differences that a morphism may generate. */
interface Word {
  /** Whether a letter gives the differences of both numbers; else the larger numbers are those that no a_n is. */
  readonly both: boolean;
  /** Number of consecutive differences that a letter stands for; the first one is added. */
  readonly block: number;
  /** Whether the first letter is one of its own, which a morphism repeats nowhere. */
  readonly own: boolean;
}

const WORDS: readonly Word[] = [1, 2].flatMap((block) =>
  [false, true].flatMap((own) => [false, true].map((both) => ({ both, block, own }))),
);

/** Largest number for each pair up to which a word is generated. */
const FARTHEST = 20;

/** Latest pair from which a word is read, and limit on its letters. */
const [LATEST, MOST_LETTERS] = [3, 5];

/** Differences that follow the pair n, as text: its letter. */
function letterAt(pairs: readonly Pair[], { both, block }: Word, n: number): string | undefined {
  const differences: string[] = [];
  for (let i = n; i < n + block; i++) {
    const [one, next] = [pairs[i]!, pairs[i + 1]];
    if (next === undefined) return undefined;
    differences.push(both ? `(${next[0] - one[0]},${next[1] - one[1]})` : `${next[0] - one[0]}`);
  }
  return differences.join(" ");
}

function byMorphism(pairs: readonly Pair[]): Said | undefined {
  for (const word of WORDS)
    for (let from = 0; from <= LATEST; from++) {
      const names: string[] = [];
      const letters: number[] = [];
      for (let n = from; names.length <= MOST_LETTERS; n++) {
        const name = letterAt(pairs, word, n);
        if (name === undefined) break;
        const known = names.indexOf(name, word.own ? 1 : 0);
        letters.push(known < 0 ? names.push(name) - 1 : known);
      }
      if (names.length > MOST_LETTERS) continue;
      const morphism = fixedPointOf(letters.slice(0, Math.floor(letters.length / 2)), names.length);
      if (morphism === undefined || !givesAll(pairs, morphism, names, word, from)) continue;
      return morphismSaid(pairs, morphism, names, word, from);
    }
  return undefined;
}

/** Whether the word of a morphism gives all pairs from the pair `from` on. */
function givesAll(
  pairs: readonly Pair[],
  morphism: Morphism,
  names: readonly string[],
  { both }: Word,
  from: number,
): boolean {
  const differences = names.map((name) => name.match(/\d+/g)!.map(Number));
  let [a, b] = pairs[from]!;
  const largest = pairs.at(-1)![1];
  if (!both && largest > FARTHEST * pairs.length) return false;
  const word = generated(morphism, both ? pairs.length : largest + 2);
  if (both)
    return pairs.slice(from + 1).every(([x, y], i) => {
      const [first, second] = differences[word[i]!] as [number, number];
      a += first;
      b += second;
      return x === a && y === b;
    });
  const smaller = pairs.slice(0, from + 1).map(([x]) => x);
  for (const letter of word) {
    if (a > largest) break;
    a += differences[letter]![0]!;
    smaller.push(a);
  }
  const isSmaller = new Set(smaller);
  return pairs.slice(from + 1).every(([x, y], i) => {
    do b++;
    while (isSmaller.has(b));
    return x === smaller[from + 1 + i] && y === b;
  });
}

function morphismSaid(
  pairs: readonly Pair[],
  images: Morphism,
  names: readonly string[],
  { both, block }: Word,
  from: number,
): Said {
  const signs = names.map((_, i) => String.fromCharCode(65 + i));
  const rules = images
    .map((image, i) => `${signs[i]} -> ${image.map((each) => signs[each]).join("")}`)
    .join(", ");
  const first = (name: string) => (block === 1 ? name : name.slice(0, name.indexOf(" ")));
  const letters = names.map((name, i) => `${signs[i]} = ${first(name)}`).join(", ");
  const start = listText(
    pairs,
    Array.from({ length: from + 1 }, (_, n) => n),
  );
  const of = both ? "(a_(n+1),b_(n+1)) - (a_n,b_n)" : "a_(n+1) - a_n";
  const larger = both ? "" : `, b_n = min{m > b_(n-1) : m != a_i for all i}`;
  return {
    text: `${start}, ${of} for n >= ${from}: ${rules}, ${letters}${larger}`,
    sentence: t("pairsByMorphism", { start, of, rules, letters, from, both }),
  };
}

/** Pairs of least unused numbers whose larger numbers grow by one of two numbers, which leaves open by which one. */
function byStepsOfLarger(pairs: readonly Pair[]): Said | undefined {
  const least = leastUnused(pairs);
  const step = (n: number) => pairs[n]![1] - (pairs[n - 1]?.[1] ?? Number.NaN);
  const half = Math.floor(pairs.length / 2);
  const late = Array.from({ length: half - MOST_EXCEPTIONS - 1 }, (_, i) => step(half - 1 - i));
  const steps = [...new Set(late)].sort((a, b) => a - b);
  if (steps.length > 2) return undefined;
  const exceptions = exceptionsTo(
    pairs,
    (n) => pairs[n]![0] === least[n] && (n === 0 || steps.includes(step(n))),
  );
  if (exceptions === undefined) return undefined;
  const list = listText(pairs, exceptions);
  return {
    text: `${MEX}, b_n - b_(n-1) in {${steps.join()}}${except(list)}`,
    sentence: t("pairsBySteps", { steps, list }),
  };
}
