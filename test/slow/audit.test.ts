import { expect, test } from "vitest";
import type { HeapRules } from "../../src/encoding.ts";
import { parseGame } from "../../src/games/index.ts";
import { valueAt } from "../../src/law-value/periodic.ts";
import { heapTable, periodOf, solver } from "../../src/solve/index.ts";
import type { Game } from "../../src/types.ts";
import { codeOptions, dice, plainCodeValues, plainGrundy, plainTakeValues, plainWins } from "../oracle.ts";

/** Largest heaps in the search for periods, and in the comparison with the definition. */
const SOUGHT = 3000;
const FAR = 400;
const TRIPLES_FAR = 48;

/** Heaps at which the table, or the period, differs from plain play. */
function disagreements(name: string, rules: HeapRules, plain: readonly number[]): string[] {
  const table = heapTable(rules).values(plain.length - 1);
  const found = periodOf(rules, { heaps: SOUGHT });
  const values = heapTable(rules).values(SOUGHT);
  return plain.flatMap((value, heap) => {
    const said = found.verdict === "proved" ? valueAt(found, values, heap) : value;
    return table[heap] === value && said === value
      ? []
      : [`${name} ${heap}: ${table[heap]}, ${said}, ${value}`];
  });
}

const digitsOf = (count: number, base: number): number[][] =>
  count === 0
    ? [[]]
    : digitsOf(count - 1, base).flatMap((rest) =>
        Array.from({ length: base }, (_, digit) => [...rest, digit]),
      );

test("octal codes of up to three digits have the values of plain play", () => {
  const codes = [0, 4].flatMap((first) => digitsOf(3, 8).map((rest) => [first, ...rest]));
  expect(codes).toHaveLength(1024);
  const wrong = codes.flatMap((digits) =>
    disagreements(digits.join(), { kind: "break", digits }, plainCodeValues(digits, FAR)),
  );
  expect(wrong).toEqual([]);
});

test("hexadecimal codes of up to two digits have the values of plain play", () => {
  const codes = [0, 4, 8, 12].flatMap((first) => digitsOf(2, 16).map((rest) => [first, ...rest]));
  expect(codes).toHaveLength(1024);
  const wrong = codes.flatMap((digits) => {
    const truth = plainGrundy(codeOptions(digits));
    const plain = Array.from({ length: TRIPLES_FAR + 1 }, (_, heap) => truth(heap));
    return disagreements(digits.join(), { kind: "break", digits }, plain);
  });
  expect(wrong).toEqual([]);
});

test("400 subtraction sets and 400 all-but sets have the values of plain play", () => {
  const roll = dice(10);
  const wrong: string[] = [];
  for (let round = 0; round < 400; round++) {
    const set = Array.from({ length: 1 + roll(8) }, () => 1 + roll(round % 2 === 0 ? 20 : 150));
    const sorted = [...new Set(set)].sort((a, b) => a - b);
    const taken = plainTakeValues((s) => set.includes(s), 2 * FAR);
    const left = plainTakeValues((s) => !set.includes(s), 2 * FAR);
    wrong.push(...disagreements(`{${sorted}}`, { kind: "take", set: sorted }, taken));
    wrong.push(...disagreements(`!{${sorted}}`, { kind: "take", allBut: sorted }, left));
  }
  expect(wrong).toEqual([]);
});

test("20,000 misère sums have the outcome and the winning moves of exhaustive play", () => {
  const roll = dice(20);
  const solving = solver();
  const wrong: string[] = [];
  const wins = new Map<string, (heaps: readonly number[]) => boolean>();
  for (let round = 0; round < 20_000; round++) {
    const notation = gameOf(roll);
    const game: Game<unknown> = parseGame(notation);
    const options = (heap: number) => [...game.moves(heap)].map(({ to }) => to as number[]);
    const won = wins.get(game.id) ?? plainWins(options, true);
    wins.set(game.id, won);
    const heaps = Array.from({ length: 1 + roll(3) }, () => roll(9));
    const solution = solving.solve(
      heaps.map((position) => ({ rules: game, position })),
      "misere",
    );
    const winning = heaps.flatMap((heap, i) =>
      [...game.moves(heap)]
        .filter(({ to }) => !won(heaps.toSpliced(i, 1, ...(to as number[]))))
        .map(({ at }) => `${i}:${at}`),
    );
    const found = solution.winning.map(({ component, move }) => `${component}:${move.at}`);
    const right = (solution.outcome === "N") === won(heaps) && solution.complete;
    if (!right || found.join() !== winning.join()) wrong.push(`${game.id} ${heaps}`);
  }
  expect(wrong).toEqual([]);
});

/** A code, a set, an all-but set, or a named game; the choice is small, so most occur again. */
function gameOf(roll: (n: number) => number): string {
  const digits = () => Array.from({ length: 1 + roll(2) }, () => roll(8)).join("");
  const set = () => Array.from({ length: 1 + roll(2) }, () => 1 + roll(6)).join();
  const named = [
    "nim",
    "kayles",
    "lasker",
    "grundys-game",
    "mark",
    "dawsons-chess",
    "{divisors}",
    "{squares}",
  ];
  return [`0.${digits()}`, `4.${digits()}`, `{${set()}}`, `!{${set()}}`, named[roll(named.length)]!][
    roll(5)
  ]!;
}
