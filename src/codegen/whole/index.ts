import { t } from "../../locale/codegen.ts";
import { say } from "../../locale/message.ts";
import type { Faced } from "../../say/position.ts";
import type { Language, Text } from "../../types.ts";
import { printSource } from "../print.ts";
import { parseProgram } from "../program.ts";
import { withEnd } from "../read/lines.ts";
import type { Answer } from "../read/syntax.ts";
import { indented } from "../rule/lines.ts";
import type { Syntax } from "../syntax.ts";
import { boards } from "./boards.ts";
import { graphs } from "./graphs.ts";
import { lists } from "./lists.ts";
import type { Whole as Made } from "./whole.ts";

const programs: readonly Made[] = [...lists, ...boards, ...graphs];

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
  { wins, loses, rows, gap }: Answer,
  syntax: Syntax,
  language: Language,
): string {
  const [write, after] = rows ? ["put", gap] : ["print", ""];
  const main = [
    ...(whole.before ?? "").split("\n"),
    "long tests = nextNumber()",
    "while tests > 0L:",
    ...indented([
      "tests = tests - 1L",
      ...withEnd(whole.test(whole.parameter).trim().split("\n")),
      "if value == 0L:",
      `  ${write} ${loses}${after}`,
      "else:",
      `  ${write} ${wins}${after}`,
    ]),
  ];
  const remarks = [
    t("title", { id, rule }),
    t("inputTTests", { read: whole.read, letters: whole.letters }),
    t("output", { wins, loses }),
    t("known", { by: whole.by }),
  ].map((each) => say(each, language));
  const text = ["main:", ...indented(main.filter((line) => line !== ""))].join("\n");
  return printSource({ remarks, constants: [], routines: parseProgram(text) }, syntax);
}
