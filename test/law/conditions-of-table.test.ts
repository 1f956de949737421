import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { conditionsOfTable, LOOKED } from "../../src/law/conditions-of-table.ts";
import { findLaw, statedLaw } from "../../src/law/index.ts";
import { dice } from "../oracle.ts";
import { isQuick, partOf } from "../part.ts";
import { plainOutcomes } from "./play.ts";

type Position = readonly number[];

/** The first condition for a table, if it holds on a larger one; else its text. */
function found(variables: readonly string[], isLost: (position: Position) => boolean, side: number) {
  const at = (position: Position) => (isLost(position) ? "P" : "N");
  const texts = [...conditionsOfTable({ has: () => true, at, by: "search" }, variables)];
  return texts.find((text) => {
    const { says } = statedLaw(text, variables);
    for (let i = 0; i < side ** variables.length; i++) {
      const position = variables.map((_, j) => Math.floor(i / side ** j) % side);
      if (says(position) !== at(position)) return false;
    }
    return true;
  });
}

describe("conditions of a table", () => {
  const two = ["x", "y"];
  test.each<readonly [string, readonly string[], (position: Position) => boolean]>([
    ["x % 4 < 2 and y % 4 < 2", two, ([x, y]) => x! % 4 < 2 && y! % 4 < 2],
    ["x % 2 = 1 and y % 2 = 1", two, ([x, y]) => x! % 2 === 1 && y! % 2 === 1],
    ["x != y and x / 2 = y / 2", two, ([x, y]) => x !== y && Math.floor(x! / 2) === Math.floor(y! / 2)],
    ["(x + 2*y) % 5 in {1,3}", two, ([x, y]) => [1, 3].includes((x! + 2 * y!) % 5)],
    ["(k + m) % 2 = (l + n) % 3", ["k", "l", "m", "n"], ([k, l, m, n]) => (k! + m!) % 2 === (l! + n!) % 3],
  ])("%s", (text, variables, isLost) => {
    expect(found(variables, isLost, variables.length === 2 ? 50 : 9)).toBe(`P iff ${text}`);
  });

  test("residues of each number, with a first position that is none of them, are found whatever they are", () => {
    const roll = dice(20261128);
    for (let i = 0; i < partOf(24); i++) {
      const [a, b, first] = [2 + roll(6), 2 + roll(6), roll(2) === 0];
      const [r, s] = [roll(a), roll(b)];
      const isLost = ([x, y]: Position) => x! % a === r && y! % b === s && !(first && x! + y! <= 3);
      expect([a, b, r, s, first, found(two, isLost, 50)]).toEqual([a, b, r, s, first, expect.any(String)]);
    }
  });

  test.skipIf(isQuick)("each condition of a union holds at exactly its positions of the table", () => {
    const roll = dice(20261130);
    let found = 0;
    for (let i = 0; i < partOf(24); i++) {
      const is = Array.from({ length: 2 + roll(3) }, () => {
        const [a, b, m, c] = [roll(3), roll(3), 2 + roll(4), roll(5)];
        const [less, rest] = [roll(2) === 0, roll(m)];
        return ([x, y]: Position) => (a * x! + b * y!) % m === rest && (less ? x! <= y! + c : x! > y! - c);
      });
      const isLost = (position: Position) => is.some((each) => each(position));
      const at = (position: Position) => (isLost(position) ? "P" : "N");
      for (const text of conditionsOfTable({ has: () => true, at, by: "search" }, two)) {
        found++;
        const { says } = statedLaw(text, two);
        for (let sum = 0, count = 0; count < LOOKED[2]!; sum++)
          for (let x = 0; x <= sum && count < LOOKED[2]!; x++, count++)
            expect([text, x, sum - x, says([x, sum - x])]).toEqual([text, x, sum - x, at([x, sum - x])]);
      }
    }
    expect(found).toBeGreaterThan(partOf(24));
  });

  test("all or no positions have no condition", () => {
    const table = (who: "P" | "N") => ({ has: () => true, at: () => who, by: "search" }) as const;
    for (const who of ["P", "N"] as const) expect([...conditionsOfTable(table(who), two)]).toEqual([]);
  });
});

test("formulas that are found for games of two numbers are those of plain play", () => {
  const roll = dice(1128);
  let proved = 0;
  const rounds = partOf(24, 2);
  for (let i = 0; i < rounds; i++) {
    const moves = Array.from({ length: 2 + roll(3) }, () => {
      const [a, b] = [roll(4), roll(4)];
      if (a + b === 0) return "x-1,y-1";
      // A part of the tokens taken may go to the other number.
      const back = a === 0 || b === 0 ? roll(Math.max(a, b)) : 0;
      return `x${a === 0 ? `+${back}` : `-${a}`},y${b === 0 ? `+${back}` : `-${b}`}`;
    });
    const game = `[x,y: ${moves.join(" | ")}]`;
    const { finding } = findLaw(parseGame(game), "outcomes", "normal", { seconds: 60 });
    if (finding?.verdict !== "proved" || finding.data?.kind !== "formula") continue;
    proved++;
    const { says } = statedLaw(finding.text, ["x", "y"]);
    const played = plainOutcomes(game);
    for (let x = 0; x < 26; x++)
      for (let y = 0; y < 26; y++)
        expect([game, finding.text, x, y, says([x, y])]).toEqual([game, finding.text, x, y, played([x, y])]);
  }
  expect(proved).toBeGreaterThan(rounds / 3);
});
