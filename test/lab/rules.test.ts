import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { component, grundyValues, misere, solver } from "../../src/solve/index.ts";
import { explore } from "../../web/src/lab/sandbox/cases.ts";
import { resultOf } from "../../web/src/lab/sandbox/play.ts";
import { oneIn } from "../part.ts";
import { exampleOf, folder } from "../user-rules/file.ts";
import { gameOf, problemsOf } from "./run.ts";

/**
 * In the order of the folder. A game with cycles has no value in either place, unless a value is requested.
 */
const names = readdirSync(`${folder}rules`).filter((name) => name !== "ring.ts");

/** Compiling each of them takes long, so the quick tests have a few. */
const typed = oneIn(8, names);

describe.each(names)("%s in the Lab", (name) => {
  const code = readFileSync(`${folder}rules/${name}`, "utf8");

  if (typed.includes(name))
    test("has right types", () => {
      expect(problemsOf(code)).toEqual([]);
    });

  test("has the values of the command line", () => {
    const game = gameOf(code);
    const file = exampleOf(`rules/${name}`);
    const judge = { play: "normal" as const, values: grundyValues(game.rules), misere: misere() };
    const solving = solver();
    expect(resultOf(game, judge, game.start)).toBe(solving.solve([component(file, file.first)]).value);
    // mojtaba.ts writes its positions as numbers, and stores their exponents.
    const { positions } = name === "mojtaba.ts" ? { positions: [] } : explore(game.rules, game.start, 12);
    for (const position of positions) {
      const text = typeof position === "string" ? position : JSON.stringify(position);
      const { value } = solving.solve([component(file, file.parse(text))]);
      expect([text, resultOf(game, judge, position)]).toEqual([text, value]);
    }
  });
});

test("the editor says where a part is not what it must be", () => {
  const wrong = [
    "(text: string) => !text",
    "(n: number) => !n",
    "(n: number) => n",
    "(n: number) => n",
    "`n`",
  ];
  const parts = ["parse", "canonical", "parts", "board", "law"];
  const code = `export const start = 3;
export function* moves(n: number) { if (n > 0) yield n - 1; }
${parts.map((part, i) => `export const ${part} = ${wrong[i]};`).join("\n")}`;
  const said = problemsOf(code);
  expect(said).toHaveLength(5);
  for (const each of said) expect(each).toMatch(/^\/contract\.ts:\d+ Type /);
});
