import { describe, expect, test } from "vitest";
import { compile, type Formula } from "../../src/automata/index.ts";
import { systemOf } from "../../src/automata/system.ts";
import { agree } from "./plainly.ts";

describe("what digits tell", () => {
  test.each([2, 3, 5])("how often %d divides a number, its last digit, its power in a number", (base) => {
    const system = systemOf(`base ${base}`)!;
    for (const loop of [0, 2])
      agree(
        system,
        { kind: "valuation", base, within: { members: [true, false, true], loop }, of: "x" },
        ["x"],
        700,
      );
    for (let digit = 1; digit < base; digit++)
      agree(system, { kind: "last", base, digit, of: "x" }, ["x"], 700);
    agree(system, { kind: "lowest", quotients: [base], carry: 0, of: ["x", "y"] }, ["x", "y"], 40);
  });

  test.each([
    ["base 2", [2], 0],
    ["base 4", [2], 0],
    ["base 3", [3], 0],
    ["ostrowski 1", [1], 1],
    ["ostrowski 2", [2], 1],
    ["ostrowski 3", [3], 1],
    ["ostrowski 2,1", [2, 1], 1],
    ["ostrowski 1,1,2", [1, 1, 2], 1],
  ] as const)("what digits count, in %s", (id, quotients, carry) => {
    const system = systemOf(id)!;
    const blocks = [[1], [0], [1, 0], [1, 0, 1]];
    const counts = [
      ...(["zeros", "digitsum", "length"] as const).map((what) => ({ what, block: [], places: 0 })),
      ...[1, 2, 3].map((places) => ({ what: "tail" as const, block: [], places })),
      ...blocks.map((block) => ({ what: "count" as const, block, places: 0 })),
    ];
    for (const count of counts)
      for (const loop of [0, 1, 4]) {
        const within = { members: [true, false, true, true, false], loop };
        agree(
          system,
          { kind: "digit count", count: { quotients, carry, ...count }, within, of: "x" },
          ["x"],
          400,
        );
      }
    if (id !== "base 4") agree(system, { kind: "lowest", quotients, carry, of: ["x", "y"] }, ["x", "y"], 40);
  });

  test.each([2, 4])("how many binary digits are 1, in base %d", (base) => {
    for (const loop of [0, 1])
      agree(
        systemOf(`base ${base}`)!,
        { kind: "popcount", within: { members: [true, false, false], loop }, of: "x" },
        ["x"],
        700,
      );
  });

  test.each([
    [5, "1"],
    [2, "2"],
    [13, "3"],
    [5, "4"],
    [10, "6"],
    [3, "2,1"],
    [3, "1,2"],
    [6, "4,2"],
    [7, "4,1,1,1"],
    [10, "2,1,1"],
    [21, "3,1"],
  ])("multiples of the root of %d in ostrowski %s", (radicand, list) => {
    agree(systemOf(`ostrowski ${list}`)!, { kind: "root", radicand, of: ["x", "y"] }, ["x", "y"], 60);
  });

  test("and what they do not tell in other systems", () => {
    const root: Formula = { kind: "root", radicand: 5, of: ["x", "y"] };
    for (const id of ["base 2", "ostrowski 2"])
      expect(() => compile(systemOf(id)!, root)).toThrow("square root");
    const valuation: Formula = { kind: "valuation", base: 2, within: { members: [true], loop: 0 }, of: "x" };
    for (const id of ["base 3", "ostrowski 1"])
      expect(() => compile(systemOf(id)!, valuation)).toThrow("divides");
  });
});
