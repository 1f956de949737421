import { expect } from "vitest";
import { type HeapRules, heapRules } from "../../src/encoding.ts";
import { parseGame } from "../../src/games/index.ts";
import { grundyValues, misere } from "../../src/solve/index.ts";
import type { Game, Rules } from "../../src/types.ts";
import type { Published } from "./records.ts";
import { coins } from "./rules.ts";

export type Check = (record: Published) => void;

export const termsOf = ({ sequence }: Published): readonly number[] => sequence!;

/** Values of written positions of a game by search of the rules. */
export function written(notation: string): (position: string) => number {
  const game = parseGame(notation);
  const values = grundyValues(game);
  return (position) => values.at(game.parse(position));
}

/** Checks that the values of heaps from `offset` on are those of the record, at most `most` of them. */
export const heapsAre =
  (value: (heap: number) => number, most = 1000): Check =>
  (record) => {
    const terms = termsOf(record).slice(0, most);
    expect(terms.map((_, i) => value(i + (record.offset ?? 0)))).toEqual(terms);
  };

export const heapsOf = (notation: string): Check => {
  const value = written(notation);
  return heapsAre((heap) => value(`${heap}`));
};

export const byRules =
  <P>(rules: Rules<P>, positionOf: (heap: number) => P, most?: number): Check =>
  (record) => {
    const values = grundyValues(rules);
    heapsAre((heap) => values.at(positionOf(heap)), most)(record);
  };

/** Checks that the coins of a turning game have the values of the record. */
export const coinsAre = (turned: (n: number) => Iterable<readonly number[]>): Check =>
  byRules(coins(turned), (n) => n);

export function* mockTurtles(n: number): Generator<number[]> {
  yield [];
  for (let a = 1; a < n; a++) {
    yield [a];
    for (let b = 1; b < a; b++) yield [a, b];
  }
}

export function* ruler(n: number): Generator<number[]> {
  for (let first = n; first >= 1; first--) yield Array.from({ length: n - first }, (_, i) => first + i);
}

export function* turnips(n: number): Generator<number[]> {
  for (let step = 1; n - 2 * step >= 1; step++) yield [n - step, n - 2 * step];
}

/** Whether a misère sum of positions of `rules` and of Nim heaps is a P-position. */
export function misereP<P>(
  rules: Rules<P>,
): (positions: readonly P[], nimHeaps?: readonly number[]) => boolean {
  const game = { ...rules, id: "the game of the record" } as unknown as Game<unknown>;
  const nim = parseGame("nim");
  const sums = misere();
  return (positions, nimHeaps = []) =>
    sums.outcome([
      ...positions.map((position) => ({ rules: game, position })),
      ...nimHeaps.map((position) => ({ rules: nim, position })),
    ]) === "P";
}

/** Misère Grundy value of a sum: the Nim heap that makes it a P-position. */
export function misereValue(isP: (nimHeaps: readonly number[]) => boolean): number {
  let value = 0;
  while (!isP([value])) value++;
  return value;
}

/** Checks the genus: adding 0, 1, 2, … Nim heaps of 2 gives the misère values `digits`. */
export function expectGenus(isP: (nimHeaps: readonly number[]) => boolean, digits: readonly number[]): void {
  const found = digits.map((_, twos) => misereValue((heaps) => isP([...Array(twos).fill(2), ...heaps])));
  expect(found).toEqual(digits);
}

export const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** Partitions of `total`, parts in descending order. */
export function partitions(total: number, most: number = total): number[][] {
  if (total === 0) return [[]];
  return upTo(Math.min(total, most)).flatMap((part) =>
    partitions(total - part, part).map((rest) => [part, ...rest]),
  );
}

export function tuples(length: number, most: number): number[][] {
  if (length === 0) return [[]];
  return [0, ...upTo(most)].flatMap((first) => tuples(length - 1, most).map((rest) => [first, ...rest]));
}

/** Numbers in a name such as `k=2,n=3,M=5`. */
export const numbersIn = (name: string): number[] => name.match(/\d+/g)!.map(Number);

export const countsOf = ({ values }: Published): [string, number][] =>
  Object.entries(values as Record<string, number>);

export const heapRulesOf = ({ octal_code }: Published): HeapRules =>
  heapRules(parseGame(octal_code === "grundy" ? "grundys-game" : octal_code!.replace(/^\./, "0.")))!;
