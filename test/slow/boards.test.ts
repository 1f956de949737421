import { expect, test } from "vitest";
import { parseSum } from "../../src/games/index.ts";
import { solver } from "../../src/solve/index.ts";

/** Lemoine & Viennot (2012), Uiterwijk (2020) and Beling (2025). */
const CRAM = { "3x13": 2, "3x15": 1, "4x9": 1, "5x8": 1, "4x11": 1, "5x9": 1 } as const;

test.each(Object.entries(CRAM))("Cram %s has value %i, in 64 MB", (size, value) => {
  const solving = solver({ method: "deletion", bytes: 2 ** 26, positions: 1e9 });
  expect(solving.at(parseSum(`cram ${size}`)[0]!).value).toBe(value);
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
