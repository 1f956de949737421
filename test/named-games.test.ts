import { expect, test } from "vitest";
import { languageNamed, sequenceOf, tableCode } from "../src/codegen/index.ts";
import * as games from "../src/games/index.ts";
import { catalogue, parseGame, wythoff } from "../src/games/index.ts";
import { rules } from "../src/rules/index.ts";
import { component, solver } from "../src/solve/index.ts";
import type { Game } from "../src/types.ts";
import { plainTakeValues } from "./oracle.ts";

test("games of the catalogue are exported by their names, and typed by their positions", () => {
  const exported = new Set<unknown>(Object.values(games));
  expect(catalogue.filter((entry) => exported.has(entry)).length).toBeGreaterThan(60);
  const typed: Game<games.Pair> = wythoff;
  expect(parseGame("wythoff")).toBe(typed);
  expect(solver().solve([component(wythoff, [3, 5])]).outcome).toBe("P");
});

test("a sequence is that of a game, or of rules of one's own", () => {
  const own = rules((n: number) => [1, 3, 4].flatMap((s) => (s <= n ? [n - s] : [])));
  const truth = plainTakeValues((s) => [1, 3, 4].includes(s), 30);
  expect(Array.from(sequenceOf(own, 30).values)).toEqual(truth);
  expect(sequenceOf(own, 3).id).toBe("the game");
  const { values, law } = sequenceOf(parseGame("{1,3,4}"), 30);
  expect(law).toMatchObject({ preperiod: 0, period: 7 });
  expect(Array.from(values)).toEqual(truth.slice(0, 7));
  expect(() => sequenceOf(wythoff, 5)).toThrow("expected a game whose position is one heap");
  expect(() =>
    sequenceOf(
      rules((n: number) => [n]),
      5,
    ),
  ).toThrow("expected positions from which play ends, found the value ∞");
});

test("a language is named, or given", () => {
  const sequence = sequenceOf(games.kayles, 100);
  expect(tableCode(sequence, "cpp")).toBe(tableCode(sequence, languageNamed("cpp")!, "en"));
  expect(tableCode(sequence, "c++")).toBe(tableCode(sequence, "cpp", "en"));
  expect(() => tableCode(sequence, "cobol")).toThrow("language: expected one of cpp, ");
});
