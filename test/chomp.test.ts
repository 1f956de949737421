import { expect, test } from "vitest";
import { parseSum } from "../src/games/index.ts";
import { component, solver } from "../src/solve/index.ts";
import type { Game } from "../src/types.ts";
import { dice, plainGrundy } from "./oracle.ts";

test("diagrams of Chomp have by the table the values of the rules", () => {
  const chomp = parseSum("chomp 1")[0]!.rules as Game<readonly number[]>;
  const value = plainGrundy<readonly number[]>(
    (rows) => [...chomp.moves(rows)].map(({ to }) => to),
    (rows) => rows.join(),
  );
  const solving = solver({ method: "diagram-table" });
  const roll = dice(8);
  for (let round = 0; round < 200; round++) {
    const rows = Array.from({ length: 1 + roll(5) }, () => 1 + roll(6)).sort((a, b) => b - a);
    expect([rows, solving.at(component(chomp, rows)).value]).toEqual([rows, value(rows)]);
  }
  const other = solver({ method: "search" });
  for (const text of ["chomp 5x6", "chomp 7x3", "chomp 9,9,4,1"])
    expect([text, solving.at(parseSum(text)[0]!).value]).toEqual([text, other.at(parseSum(text)[0]!).value]);
});

/** Beling, igs (2025). */
test("Chomp 10x10 has value 19", () => {
  expect(solver().at(parseSum("chomp 10x10")[0]!)).toMatchObject({ value: 19, method: "diagram-table" });
});

test("the table of diagrams stops at its limits", () => {
  const sum = parseSum("chomp 12x12");
  expect(() => solver({ method: "diagram-table", bytes: 1000 }).solve(sum)).toThrow("bytes of memory");
  const signal = AbortSignal.abort(new Error("enough"));
  expect(() => solver({ method: "diagram-table", signal }).solve(sum)).toThrow("enough");
});
