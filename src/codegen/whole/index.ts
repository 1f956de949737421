import { t } from "../../locale/codegen.ts";
import { say } from "../../locale/message.ts";
import type { Faced } from "../../say/position.ts";
import type { Language, Text } from "../../types.ts";
import { printSource } from "../print.ts";
import { indented, parseProgram } from "../program.ts";
import type { Answer } from "../read/form.ts";
import { printing, withEnd } from "../read/lines.ts";
import type { Syntax } from "../syntax.ts";
import { exhaustive } from "./exhaustive.ts";
import { graphs } from "./graphs.ts";
import { lists } from "./lists.ts";
import type { Whole as Made } from "./whole.ts";

const programs: readonly Made[] = [...lists, ...exhaustive, ...graphs];

/** A factor that a game without parameters has: Fibonacci Nim allows twice as many. */
const USUAL = 2;

/** A program that is made for one game. */
export interface Whole extends Made {
  readonly parameter: number;
}

/** The program for a game whose positions are lists, graphs or boards, if there is one. */
export function wholeOf({ id = "" }: Pick<Faced<unknown>, "id">): Whole | undefined {
  for (const each of programs) {
    const found = each.games.exec(id);
    if (found !== null) return { ...each, parameter: Number(found[1] ?? USUAL) };
  }
  return undefined;
}

/** A complete program for such a game in the language of `syntax`, with remarks in `language`; its input has one form. */
export function wholeCode(
  whole: Whole,
  { id = "", rule }: { readonly id?: string; readonly rule: Text },
  answer: Answer,
  syntax: Syntax,
  language: Language,
): string {
  const { wins, loses } = printing(answer, answer.rows);
  const main = [
    ...(whole.before ?? "").split("\n"),
    "long tests = nextNumber()",
    "while tests > 0L:",
    ...indented([
      "tests = tests - 1L",
      ...withEnd(whole.test(whole.parameter).trim().split("\n")),
      "if value == 0L:",
      `  ${loses}`,
      "else:",
      `  ${wins}`,
    ]),
  ];
  const remarks = [
    t("title", { id, rule }),
    t("inputTTests", { read: whole.read, letters: whole.letters }),
    t("output", { wins: answer.wins, loses: answer.loses }),
    t("known", { by: whole.by }),
  ].map((each) => say(each, language));
  const text = ["main:", ...indented(main.filter((line) => line !== ""))].join("\n");
  return printSource({ remarks, constants: [], routines: parseProgram(text) }, syntax);
}
