import { describe, expect, test } from "vitest";
import { encodedAs } from "../src/encoding.ts";
import { LimitError } from "../src/errors.ts";
import { parseGame } from "../src/games/index.ts";
import { grundyValues, pairTable, solver } from "../src/solve/index.ts";
import { isQuick } from "./part.ts";

/** Values of pairs up to `to` from the rules by marking, without code of the library. */
function byRules(d: number, to: number): number[][] {
  const values = Array.from({ length: to + 1 }, () => new Array<number>(to + 1).fill(0));
  for (let a = 0; a <= to; a++) {
    for (let b = 0; b <= to; b++) {
      const seen = new Set<number>();
      for (let i = 1; i <= a; i++) seen.add(values[a - i]![b]!);
      for (let j = 1; j <= b; j++) seen.add(values[a]![b - j]!);
      for (let i = 1; i <= a; i++) {
        for (let j = Math.max(1, i - d); j <= Math.min(b, i + d); j++) seen.add(values[a - i]![b - j]!);
      }
      let least = 0;
      while (seen.has(least)) least++;
      values[a]![b] = least;
    }
  }
  return values;
}

describe("a table of two heaps", () => {
  test.each([0, 1, 2, 3, 7, 60])("has the values of the rules for differences to %i", (d) => {
    const to = d === 0 ? 150 : 70;
    const rules = byRules(d, to);
    const table = pairTable({ kind: "pair", diagonal: d });
    for (let a = 0; a <= to; a++) expect([...table.row(a, to)]).toEqual(rules[a]);
  });

  test.each([0, 2])("has those of large heaps, for differences to %i", (d) => {
    const [rows, columns] = [4, 5000];
    const values = Array.from({ length: rows }, () => new Int32Array(columns));
    const at = (a: number, b: number) => values[Math.min(a, b)]![Math.max(a, b)]!;
    for (let a = 0; a < rows; a++) {
      const row = new Set(Array.from({ length: a }, (_, j) => values[j]![a]!));
      for (let b = a; b < columns; b++) {
        const seen = new Set<number>();
        for (let i = 1; i <= a; i++) {
          seen.add(values[a - i]![b]!);
          for (let j = Math.max(1, i - d); j <= Math.min(b, i + d); j++) seen.add(at(a - i, b - j));
        }
        let least = 0;
        while (row.has(least) || seen.has(least)) least++;
        values[a]![b] = least;
        row.add(least);
      }
    }
    const table = pairTable({ kind: "pair", diagonal: d });
    for (let a = 0; a < rows; a++) {
      expect([...table.row(a, columns - 1)].slice(a)).toEqual([...values[a]!.subarray(a)]);
    }
  });

  test("agrees with the moves of the game it is made from", () => {
    for (const id of ["wythoff", "wythoff(1)", "wythoff(4)"]) {
      const game = parseGame(id);
      const table = pairTable(encodedAs(game, "pair")!);
      const search = grundyValues(game);
      for (let a = 0; a <= 24; a++) {
        for (let b = 0; b <= 24; b++) expect(table.grundy(a, b)).toBe(search.at(game.parse(`${a},${b}`)));
      }
    }
  });

  test("grows in any direction", () => {
    const rules = byRules(1, 90);
    const table = pairTable({ kind: "pair", diagonal: 1 });
    for (const [a, b] of [
      [2, 1],
      [0, 40],
      [3, 41],
      [41, 3],
      [41, 41],
      [90, 0],
      [42, 90],
      [90, 90],
    ] as const) {
      expect(table.grundy(a, b)).toBe(rules[a]![b]);
      expect([...table.row(b, a)]).toEqual(rules[b]!.slice(0, a + 1));
    }
  });

  test.skipIf(isQuick)("holds values of more than two bytes", () => {
    // With a heap of 0 the game is Nim, and the row is 0, 1, 2, …
    const table = pairTable({ kind: "pair", diagonal: 0 }, { bytes: 2 ** 31 });
    const row = table.row(1, 70_000);
    expect(table.grundy(0, 69_999)).toBe(69_999);
    // Each value occurs exactly once in a row, if the row is long enough.
    expect(new Set(row).size).toBe(70_001);
    expect([...pairTable({ kind: "pair", diagonal: 0 }).row(1, 300)]).toEqual([...row.subarray(0, 301)]);
  });

  test("stops at limits before it takes memory, and can go on", () => {
    expect(() => pairTable({ kind: "pair", diagonal: 0 }, { bytes: 1_000_000 }).grundy(2000, 2000)).toThrow(
      LimitError,
    );
    expect(() => pairTable({ kind: "pair", diagonal: 0 }).grundy(10 ** 9, 10 ** 9)).toThrow(LimitError);
    let asked = 0;
    const stop = new Error("stop");
    const signal = {
      aborted: false,
      throwIfAborted() {
        if (++asked === 30) throw stop;
      },
    };
    const table = pairTable({ kind: "pair", diagonal: 0 }, { signal });
    expect(() => table.grundy(500, 9000)).toThrow(stop);
    expect(table.grundy(500, 9000)).toBe(pairTable({ kind: "pair", diagonal: 0 }).grundy(500, 9000));
  });

  test("gives sums with two-heap components their values", () => {
    const [pairs, kayles] = [parseGame("wythoff(1)"), parseGame("kayles")];
    const rules = byRules(1, 12);
    const solving = solver();
    for (let a = 0; a <= 12; a++) {
      for (let n = 0; n <= 12; n++) {
        const single = grundyValues(kayles).at(n);
        const value = rules[a]![12 - a]! ^ rules[3]![7]! ^ single;
        const sum = [
          { rules: pairs, position: [a, 12 - a] },
          { rules: kayles, position: n },
          { rules: pairs, position: [7, 3] },
        ];
        const solution = solving.solve(sum);
        expect(solution.value).toBe(value);
        expect(solution.components[0]!.by).toBe("table");
        expect(solution.winning.length > 0).toBe(value !== 0);
      }
    }
    // Beyond the table, the theorem gives the outcome.
    expect(solving.at({ rules: pairs, position: [10, 10 ** 7] })).toMatchObject({ outcome: "N" });
  });
});
