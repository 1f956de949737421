import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { HeapRules } from "../src/encoding.ts";
import { canonical, heapTable, periodOf, sameValues } from "../src/solve/index.ts";
import { finiteTheorem } from "../src/solve/period/theorem.ts";
import { codeOptions, plainGrundy } from "./oracle.ts";

/** All entry points that accept rules. */
const DOORS: Readonly<Record<string, (rules: HeapRules) => unknown>> = {
  heapTable: (rules) => heapTable(rules),
  periodOf: (rules) => periodOf(rules, { heaps: 100 }),
  finiteTheorem,
  canonical,
  sameValues: (rules) => sameValues(rules, { kind: "take", set: [1] }, { heaps: 100 }),
};

const WRONG: readonly (readonly [rules: unknown, says: string])[] = [
  [
    { kind: "break", digits: [2, 3] },
    "HeapRules.digits[0]: expected 0, 4, 8 or 12, because a move that takes nothing must split the heap, got 2",
  ],
  [{ kind: "break", digits: [1] }, "HeapRules.digits[0]: expected 0, 4, 8 or 12"],
  [{ kind: "break", digits: [7, 7] }, "HeapRules.digits[0]: expected 0, 4, 8 or 12"],
  [{ kind: "break", digits: [13, 1] }, "HeapRules.digits[0]: expected 0, 4, 8 or 12"],
  [{ kind: "break", digits: [0, 16] }, "HeapRules.digits[1]: expected a whole number from 0 to 15, got 16"],
  [{ kind: "break", digits: [0, -1] }, "HeapRules.digits[1]: expected a whole number from 0 to 15, got -1"],
  [{ kind: "break", digits: [0, 0.5] }, "HeapRules.digits[1]: expected a whole number from 0 to 15, got 0.5"],
  [{ kind: "break", digits: [0, "7"] }, 'HeapRules.digits[1]: expected a number, got "7"'],
  [{ kind: "break", digits: "077" }, 'HeapRules.digits: expected an array, got "077"'],
  [{ kind: "break" }, "HeapRules.digits: expected an array, got undefined"],
  [
    { kind: "take", allBut: [0] },
    "HeapRules.allBut[0]: expected a whole number from 1 to 9007199254740991, got 0",
  ],
  [{ kind: "take", allBut: [2, -1] }, "HeapRules.allBut[1]: expected a whole number from 1 to"],
  [{ kind: "take", set: [0, 1] }, "HeapRules.set[0]: expected a whole number from 1 to"],
  [{ kind: "take", set: [1, 2.5] }, "HeapRules.set[1]: expected a whole number from 1 to"],
  [{ kind: "take", set: [Number.NaN] }, "HeapRules.set[0]: expected a whole number from 1 to"],
  [{ kind: "take", set: [2 ** 53] }, "HeapRules.set[0]: expected a whole number from 1 to"],
  [{ kind: "take", set: [3n] }, "HeapRules.set[0]: expected a number, got bigint"],
  // A hole in an array is not a number either.
  [{ kind: "take", set: new Array(1) }, "HeapRules.set[0]: expected a number, got undefined"],
  [{ kind: "take", set: null }, "HeapRules.set: expected an array, got null"],
  [{ kind: "take", takes: [1, 2] }, "HeapRules.takes: expected a function, got object"],
  [{ kind: "take" }, "HeapRules: expected one of set, allBut, from and takes, got none"],
  [
    { kind: "take", set: [1], allBut: [2] },
    "HeapRules: expected one of set, allBut, from and takes, got set and allBut",
  ],
  [{ kind: "take", from: 0 }, "HeapRules.from: expected a whole number from 1, exactly, got 0"],
  [{ kind: "take", from: 1.5 }, "HeapRules.from: expected a whole number from 1, exactly, got 1.5"],
  [{ kind: "take", from: 2 ** 53 }, "HeapRules.from: expected a whole number from 1, exactly, got 90071"],
  [{ kind: "take", from: "3" }, 'HeapRules.from: expected a number, got "3"'],
  [{ kind: "take", from: 5, to: 4 }, "HeapRules.to: expected a whole number from 5, exactly, got 4"],
  [
    { kind: "take", from: 5n, to: Number.NaN },
    "HeapRules.to: expected a whole number from 5, exactly, got NaN",
  ],
  [{ kind: "take", to: 4 }, "HeapRules: expected one of set, allBut, from and takes, got none"],
  [{ kind: "octal", digits: [0, 7] }, 'HeapRules.kind: expected "take", "break" or "moves", got "octal"'],
  [{}, 'HeapRules.kind: expected "take", "break" or "moves", got undefined'],
  [undefined, 'HeapRules.kind: expected "take", "break" or "moves", got undefined'],
  [null, 'HeapRules.kind: expected "take", "break" or "moves", got undefined'],
];

describe.each(Object.entries(DOORS))("%s", (_, door) => {
  test("refuses rules that are none, in one sentence that says what was expected and found", () => {
    for (const [rules, says] of WRONG) {
      let said: unknown;
      try {
        door(rules as HeapRules);
      } catch (error) {
        said = error;
      }
      expect(said).toSatisfy((error) => error instanceof TypeError || error instanceof RangeError);
      expect(String((said as Error).message)).toContain(says);
      expect((said as Error).message).not.toContain("\n");
    }
  });
});

test("rules that pass the door have the values of plain play, whatever their order, doubles and trailing zeros", () => {
  const digits = fc.tuple(
    fc.constantFrom(0, 4, 8, 12),
    fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 4 }),
  );
  fc.assert(
    fc.property(digits, ([first, rest]) => {
      const code = [first, ...rest];
      const value = plainGrundy(codeOptions(code));
      expect([...heapTable({ kind: "break", digits: code }).values(24)]).toEqual(
        Array.from({ length: 25 }, (_, n) => value(n)),
      );
    }),
    { seed: 1, numRuns: 60 },
  );
  const set = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 });
  fc.assert(
    fc.property(set, fc.boolean(), (list, allBut) => {
      const may = (s: number) => list.includes(s) !== allBut;
      const options = (n: number) =>
        Array.from({ length: n }, (_, i) => [n - 1 - i]).filter(([left]) => may(n - left!));
      const value = plainGrundy(options);
      const rules: HeapRules = allBut ? { kind: "take", allBut: list } : { kind: "take", set: list };
      expect([...heapTable(rules).values(120)]).toEqual(Array.from({ length: 121 }, (_, n) => value(n)));
    }),
    { seed: 2, numRuns: 60 },
  );
});
