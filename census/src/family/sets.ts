import type { Text } from "nimber";
import { subtractionGame as game } from "nimber/games";
import { t } from "../locale/census.ts";
import { failure, mapping, naturalBetween, optional, type Read, required, textOf } from "../plan/node.ts";
import type { Count, FamilyRead, GameClass } from "./family.ts";
import { gcd } from "./key.ts";

// Families of all sets of takes within a bound: their number, and the games.

/** Number of sets with `least` to `most` members from 1 to `within`. */
function setsWithin(within: number, least: number, most: number): bigint {
  let sets = 0n;
  let binomial = 1n;
  for (let size = 0; size <= Math.min(most, within); size++) {
    if (size >= least) sets += binomial;
    binomial = (binomial * BigInt(within - size)) / BigInt(size + 1);
  }
  return sets;
}

/** Number of those without a common divisor, by Möbius inversion over the divisor. */
function coprimeSetsWithin(within: number, least: number, most: number): bigint {
  let sets = 0n;
  for (let divisor = 1; divisor <= within; divisor++) {
    sets += BigInt(moebius(divisor)) * setsWithin(Math.floor(within / divisor), Math.max(1, least), most);
  }
  return sets;
}

function moebius(n: number): number {
  let rest = n;
  let sign = 1;
  for (let prime = 2; prime * prime <= rest; prime++) {
    if (rest % prime !== 0) continue;
    rest /= prime;
    if (rest % prime === 0) return 0;
    sign = -sign;
  }
  return rest > 1 ? -sign : sign;
}

/** Bounds on the size of a set, both inclusive. */
interface Sizes {
  readonly least: number;
  readonly most: number;
}

const MOST_WITHIN = 1000;
const MOST_SETS = 20_000_000;

/** Family of sets of positive numbers, with the number of different games, and the games. */
function sets(
  countOf: (notations: bigint, within: number, size: Sizes) => Count,
  classes: (within: number, size: Sizes) => Iterable<GameClass>,
): FamilyRead {
  const read = mapping<{ within: number; size: Sizes }>(t("setsWithin"), {
    within: required(naturalBetween(1, MOST_WITHIN)),
    size: optional(sizesRead, { least: 1, most: MOST_WITHIN }),
  });
  return (place) => {
    const { within, size } = read(place);
    const notations = setsWithin(within, size.least, size.most);
    if (notations >= 1 && notations <= MOST_SETS)
      return () => ({ count: countOf(notations, within, size), classes: () => classes(within, size) });
    throw failure(place, t("sets", { mostSets: MOST_SETS }), t("text", { notations }));
  };
}

const sizesRead: Read<Sizes> = (place) => {
  const what: Text = t("whatSize");
  const text = textOf(place, what).replaceAll(" ", "");
  const [, sign, first, last] = /^(<=|>=|)(\d{1,4})(?:\.\.(\d{1,4}))?$/.exec(text) ?? [];
  const most = sign === ">=" ? MOST_WITHIN : Number(last ?? first);
  const least = sign === "<=" ? 1 : Number(first);
  if (first === undefined || (sign !== "" && last !== undefined) || !(least >= 1 && least <= most)) {
    throw failure(place, what);
  }
  return { least, most };
};

/** Sets of numbers that may be taken; a multiple of a set is the same game. */
export const subtraction: FamilyRead = sets(
  (notations, within, { least, most }) => ({
    notations,
    games: coprimeSetsWithin(within, least, most),
    exact: true,
  }),
  coprimeSets,
);

/** Sets of numbers that may not be taken. */
export const allBut: FamilyRead = sets(
  (notations) => ({ notations, games: notations, exact: true }),
  allButSets,
);

function* coprimeSets(within: number, size: Sizes): Generator<GameClass> {
  for (const set of subsets(within, size)) {
    if (set.reduce(gcd, 0) !== 1) continue;
    const stands: string[] = [];
    for (let by = 1; by * set.at(-1)! <= within; by++) {
      stands.push(game({ set: set.map((s) => by * s) }).id);
    }
    yield { game: stands[0]!, stands };
  }
}

function* allButSets(within: number, size: Sizes): Generator<GameClass> {
  for (const allBut of subsets(within, size)) {
    const { id } = game({ allBut });
    yield { game: id, stands: [id] };
  }
}

/**
 * Sets of numbers up to `within`, each ascending, ordered by their largest members, then by the next: the
 * order does not change when `within` grows.
 */
function* subsets(within: number, { least, most }: Sizes): Generator<readonly number[]> {
  if (least <= 0) yield [];
  if (most <= 0) return;
  for (let largest = Math.max(1, least); largest <= within; largest++) {
    for (const others of subsets(largest - 1, { least: least - 1, most: most - 1 }))
      yield [...others, largest];
  }
}
