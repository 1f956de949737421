import { expect, test } from "vitest";
import { cram, parseSum } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
import { component, explain, solver } from "../src/solve/index.ts";
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

test.each([
  ["chomp 3x4", "biting at row 2, square 3 (2,3) in chomp 3x4", "在 chomp 3x4 中咬第 2 行第 3 格（2,3）"],
  [
    "cram 2x3",
    "putting a domino into column 1, rows 1 and 2 (a1-a2) in cram 2x3",
    "在 cram 2x3 中把骨牌放在第 1 列第 1、2 格（a1-a2）",
  ],
])("of %s a sentence tells where the move is", (text, en, zh) => {
  const sum = parseSum(text);
  const { sentence } = explain(solver(), sum, solver().solve(sum));
  expect(say(sentence, "en")).toContain(en);
  expect(say(sentence, "zh")).toContain(zh);
});

test("columns after the 26th have two letters", () => {
  expect(say(cram.describeMove!("z1-aa1"), "en")).toBe(
    "putting a domino into row 1, columns 26 and 27 (z1-aa1)",
  );
});
