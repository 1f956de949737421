import { expect, test } from "vitest";
import { encodedAs } from "../../src/encoding.ts";
import { parseSum } from "../../src/games/index.ts";
import { begin, solver } from "../../src/solve/index.ts";
import { deletion } from "../../src/solve/kernel/deletion.ts";
import { dice, plainGrundy } from "../oracle.ts";

/** Lemoine & Viennot (2012), Uiterwijk (2020) and Beling (2025). */
const CRAM = { "3x13": 2, "3x15": 1, "4x9": 1, "5x8": 1, "4x11": 1, "5x9": 1 } as const;

test.each(Object.entries(CRAM))("Cram %s has value %i, in 64 MB", (size, value) => {
  const solving = solver({ method: "deletion", bytes: 2 ** 26, positions: 1e9 });
  expect(solving.at(parseSum(`cram ${size}`)[0]!).value).toBe(value);
});

test("Cram 5x9 looks at less than twice the parts in a table of less than half its entries", () => {
  const { rules, position } = parseSum("cram 5x9")[0]!;
  const board = encodedAs(rules, "cells")!.of(position);
  function nodes(bytes: number): number {
    const search = deletion(board, bytes);
    expect(search.value(board, begin({ positions: 1e9 }))).toBe(1);
    return search.work().nodes;
  }
  expect(nodes(24 * 2 ** 20)).toBeLessThan(2 * nodes(2 ** 29));
});

test("Node Kayles on grids of three rows has the values of OEIS A316632", () => {
  const solving = solver({ method: "deletion" });
  const values = Array.from(
    { length: 16 },
    (_, i) => solving.at(parseSum(`node-kayles grid(3x${i + 1})`)[0]!).value,
  );
  expect(values).toEqual([2, 1, 1, 0, 3, 3, 2, 2, 2, 3, 3, 5, 2, 4, 1, 3]);
});

test("Chomp 12x12 has the value that Beling's program has (2025)", () => {
  expect(solver().at(parseSum("chomp 12x12")[0]!).value).toBe(41);
});

/** Moves from the rules, on the remaining squares of a board with this many columns, by their numbers. */
const TAKES = {
  cram: (left: readonly number[], columns: number) => pairsIn(left, columns),
  "node-kayles": (left: readonly number[], columns: number) =>
    left.map((a) => [a, ...left.filter((b) => areBeside(a, b, columns))]),
  "graph-kayles": (left: readonly number[], columns: number) => [
    ...left.map((a) => [a]),
    ...pairsIn(left, columns),
  ],
} as const;

const areBeside = (a: number, b: number, columns: number) =>
  Math.abs(a - b) === columns ||
  (Math.abs(a - b) === 1 && Math.floor(a / columns) === Math.floor(b / columns));

const pairsIn = (left: readonly number[], columns: number) =>
  left.flatMap((a) => left.filter((b) => a < b && areBeside(a, b, columns)).map((b) => [a, b]));

test.each(Object.entries(TAKES))(
  "%s has on 10,000 boards with holes the values of plain mex, by every engine",
  (id, takes) => {
    const roll = dice(1515);
    const engines = ["deletion", "resolve", "lemoine-viennot"].map((method) => solver({ method }));
    const plain = new Map<number, (left: readonly number[]) => number>();
    for (let round = 0; round < 10_000; round++) {
      const columns = 1 + roll(4);
      const rows = 1 + roll(Math.floor(12 / columns));
      const squares = Array.from({ length: rows * columns }, () => (roll(4) > 0 ? "." : "#"));
      const left = [...squares.keys()].filter((i) => squares[i] === ".");
      const picture = squares
        .join("")
        .match(new RegExp(`.{${columns}}`, "g"))!
        .join("/");
      const text = `${id} ${id === "cram" ? picture : `grid(${picture})`}`;
      const value =
        plain.get(columns) ??
        plainGrundy<readonly number[]>(
          (all) => takes(all, columns).map((gone) => [all.filter((each) => !gone.includes(each))]),
          (all) => all.join(),
        );
      plain.set(columns, value);
      for (const engine of engines)
        expect([text, engine.at(parseSum(text)[0]!).value]).toEqual([text, value(left)]);
    }
  },
);
