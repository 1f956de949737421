import { expect } from "vitest";
import { languageNamed, languages } from "../../src/codegen/index.ts";
import { printSource } from "../../src/codegen/print.ts";
import { parseProgram } from "../../src/codegen/program.ts";
import { inEach, outputsOf } from "./toolchains.ts";

/** Names of the programs' language, and one that is not printed. */
const OWN = new Set(["main", "signed", "_"]);

/** Reserved words of all languages. In some, a name is the same in capitals. */
const words = [
  ...new Map(
    languages
      .flatMap(({ reserved }) => reserved.split(/\s+/))
      .filter((word) => !OWN.has(word))
      .map((word) => [word.toLowerCase(), word]),
  ).values(),
];

/** Program with functions of these names, which call each other, and variables, lists and parameters named so. */
const named = (all: readonly string[]) => `
${all.map((word, i) => `fn ${word}(long ${all.at(i - 1)}) long:\n  return ${all.at(i - 1)} + ${i}L`).join("\n")}
fn total(long given) long:
  long sum1 = given
${all.map((word, i) => `  long ${word} = given + ${i}L\n  sum1 = sum1 + ${word}`).join("\n")}
  return sum1
main:
  long all1 = total(1L)
${all.map((word, i) => `  all1 = all1 + ${word}(${i}L)`).join("\n")}
  if nextNumber() < 0L:
    fail expected a number
  put long all1
  newline
`;

inEach("names", "are none of the words that a language reserves", (chain) => {
  const syntax = languageNamed(chain.id)!;
  const source = printSource({ remarks: [], constants: [], routines: parseProgram(named(words)) }, syntax);
  const sums = words.map((_, i) => i);
  const total = 1 + sums.reduce((all, i) => all + 1 + i, 0) + sums.reduce((all, i) => all + 2 * i, 0);
  expect(outputsOf(chain, [source], [{ input: "5" }])).toEqual([`${total}\n`]);
});
