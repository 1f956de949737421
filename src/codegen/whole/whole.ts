import { t } from "../../locale/codegen.ts";
import { say } from "../../locale/message.ts";
import type { Language, Text } from "../../types.ts";
import { printSource } from "../print.ts";
import { indented, parseProgram } from "../program.ts";
import type { Answer } from "../read/form.ts";
import { heading, printing, withEnd } from "../read/lines.ts";
import type { Syntax } from "../syntax.ts";
import type { ExplainedCode } from "../template.ts";

/** Program for games whose positions are lists, graphs or boards, in the language of `program.ts`. */
export interface WholeProgram {
  /** Its name, as games give it. */
  readonly name: string;
  /** Form of the input, and the meaning of its letters. */
  readonly read: string;
  readonly letters: Text;
  /** Method that decides the outcome. */
  readonly by: Text;
  /** Lines before any input is read: arrays and precomputed tables. */
  readonly before?: string;
  /** Lines that read one test, and leave 0 in `value` when the player to move loses; `k` is the parameter. */
  test(k: number): string;
}

/** Whole program for one game. */
export interface WholeGame extends WholeProgram {
  readonly parameter: number;
}

/** Lines that fill `power[1..most]` with the powers of two from 1 on. */
export const powers = (most: number): string => `array power[${most + 1}]
power[1] = 1
for bit = 2 to ${most}:
  power[bit] = power[bit - 1] * 2`;

/** Lines that leave in `least` the least value without the mark `stamp` in `seen`. */
export const mex = (stamp = "stamp"): string => `  let least = 0
  while seen[least] == ${stamp}:
    least = least + 1`;

/** Name and rule of a game, as its program states them. */
interface Titled {
  readonly id?: string;
  readonly rule: Text;
}

/** Complete program for such a game in the language of `syntax`, with remarks in `language`; its input has one form. */
export const wholeCode = (
  whole: WholeGame,
  game: Titled,
  answer: Answer,
  syntax: Syntax,
  language: Language,
): string => explainedWhole(whole, game, answer, syntax, language).source;

/** Complete program with its explanation. */
export function explainedWhole(
  whole: WholeGame,
  { id = "", rule }: Titled,
  answer: Answer,
  syntax: Syntax,
  language: Language,
): ExplainedCode {
  const { wins, loses } = printing(answer, answer.rows);
  const head = heading(answer);
  const main = [
    ...(whole.before ?? "").split("\n"),
    ...head.begin,
    "long tests = nextNumber()",
    "for long test = 0L to tests - 1L:",
    ...indented([
      ...withEnd(whole.test(whole.parameter).trim().split("\n")),
      ...(answer.rows ? [] : head.each),
      "if value == 0L:",
      `  ${loses}`,
      "else:",
      `  ${wins}`,
    ]),
  ];
  const title = t("title", { id, rule });
  const input = t("inputTTests", { read: whole.read, letters: whole.letters });
  const output = t("output", { wins: answer.wins, loses: answer.loses });
  const known = t("known", { by: whole.by });
  const remarks = [title, input, output, known].map((each) => say(each, language));
  const text = ["main:", ...indented(main.filter((line) => line !== ""))].join("\n");
  const source = printSource({ remarks, constants: [], routines: parseProgram(text) }, syntax);
  return { source, rule: title, facts: [known], input: [input, output], isAlone: true };
}
