import { describe, expect, test } from "vitest";
import { kayles, parseGame } from "../../src/games/index.ts";
import { say } from "../../src/locale/message.ts";
import { grundyValues, misere } from "../../src/solve/index.ts";
import type { Game } from "../../src/types.ts";
import type { Custom } from "../../src/user-rules/index.ts";
import { examples } from "../../web/src/lab/examples/examples.ts";
import { testLaw } from "../../web/src/lab/law.ts";
import { casesOf } from "../../web/src/lab/sandbox/cases.ts";
import { resultOf } from "../../web/src/lab/sandbox/play.ts";
import { oneIn } from "../part.ts";
import { exampleCode, gameOf, problemsOf } from "./run.ts";

/** Values of a custom game for its cases, and the claims of its law about them. */
function tested(game: Custom, to = game.most) {
  const cases = casesOf(game, to);
  const judge = {
    play: game.misere ? ("misere" as const) : ("normal" as const),
    values: grundyValues(game.rules),
    misere: misere(),
  };
  return Array.from({ length: cases.count }, (_, index) => ({
    given: cases.given(index),
    value: resultOf(game, judge, cases.position(index)),
    says: game.law?.(...cases.given(index)) as boolean | number | undefined,
  }));
}

const valuesOf = (id: string, to?: number) =>
  tested(gameOf(exampleCode(id)), to).map(({ given, value }) => [given, value] as const);

/** Examples with wrong laws, and their smallest counterexamples. */
const WRONG: Readonly<Record<string, readonly number[]>> = { grundy: [13], squares: [25], pass: [1, 1] };

/** Compiling each of them takes long, so the quick tests have a few. */
const typed = oneIn(8, examples);

describe.each(examples)("$id", ({ id, name, law, claim }) => {
  const code = exampleCode(id);
  const game = gameOf(code, law);

  test("is short, and told in both languages", () => {
    const [english, chinese, ...rest] = code.trimEnd().split("\n");
    expect(english).toMatch(/^\/\/ [A-Z][ -~èé]*[.?]$/);
    expect(chinese).toMatch(/^\/\/ .*[\u4e00-\u9fff].*[。？]$/);
    expect(chinese).not.toMatch(/[\u4e00-\u9fff][,;:!?()]|[,;:!?()][\u4e00-\u9fff]/);
    expect(rest.length).toBeLessThanOrEqual(16);
    expect([say(name, "en"), say(name, "zh")].join()).toMatch(/\S+,\S+/);
  });

  if (typed.some((each) => each.id === id))
    test("has right types", () => {
      expect(problemsOf(code)).toEqual([]);
    });

  test("has a law that holds, or fails where it should", () => {
    const cases = tested(game);
    const sum = (index: number) => cases[index]!.given.reduce<number>((all, each) => all + Number(each), 0);
    const found = testLaw(
      cases,
      claim,
      game.misere ? "misere" : "normal",
      game.parameters > 0 ? sum : Number,
    );
    if (WRONG[id] === undefined) expect(found).toEqual({ verdict: "observed", cases: cases.length });
    else {
      expect(found?.verdict).toBe("refuted");
      if (found?.verdict === "refuted") expect(cases[found.first]?.given).toEqual(WRONG[id]);
    }
  });
});

/** The same games in the catalogue, which are tested against published values. */
test.each<readonly [id: string, game: Game<unknown>]>([
  ["subtraction", parseGame("{1,3,4}")],
  ["kayles", kayles as Game<unknown>],
  ["dawson", parseGame("dawsons-kayles")],
  ["grundy", parseGame("grundys-game")],
  ["lasker", parseGame("lasker")],
  ["squares", parseGame("{squares}")],
  ["divisor", parseGame("{proper-divisors}")],
])("%s has the values of the catalogue's game", (id, game) => {
  const values = grundyValues(game);
  for (const [[n], value] of valuesOf(id, 80)) expect([n, value]).toEqual([n, values.at(n)]);
});

test("wythoff and euclid have the values of the catalogue's games", () => {
  for (const [id, game] of [
    ["wythoff", parseGame("wythoff")],
    ["euclid", parseGame("euclid")],
  ] as const) {
    const values = grundyValues(game);
    for (const [given, value] of valuesOf(id, 12)) {
      expect([given, value]).toEqual([given, values.at(game.parse(given.join()))]);
    }
  }
});

// OEIS A005240 has the P-positions of Grundy's game, A030193 those of subtracting squares.
test("P-positions are the published ones", () => {
  const lost = (id: string, to: number) =>
    valuesOf(id, to).flatMap(([given, value]) => (value === 0 ? given : []));
  expect(lost("grundy", 80)).toEqual([1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273].filter((n) => n <= 80));
  expect(lost("squares", 75)).toEqual([
    ...[0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44, 52, 57, 62, 65, 67, 72],
  ]);
  expect(lost("fibonacci", 60)).toEqual([1, 2, 3, 5, 8, 13, 21, 34, 55]);
});
