import type { Answer, InputForm } from "../../codegen/index.ts";
import { languageOfRules } from "../../codegen/languages/index.ts";
import { JUDGED, LISTED, PARSED, READ, rulesCode } from "../../codegen/languages/typescript-rules.ts";
import { printSource } from "../../codegen/print.ts";
import { indented, parseProgram } from "../../codegen/program.ts";
import { tellsMoves } from "../../codegen/read/form.ts";
import { printing, readLines } from "../../codegen/read/lines.ts";
import { expectWinner, type Options } from "../../codegen/read/moves.ts";
import { planOf, readsOne } from "../../codegen/read/plan.ts";
import { alone } from "../../codegen/template.ts";
import { say } from "../../locale/message.ts";
import { sidesOf } from "../../rules/space.ts";
import { expectTurns } from "../../solve/position.ts";
import type { Language, Text } from "../../types.ts";
import { t } from "../locale/cli.ts";
import type { FileGame } from "./program.ts";

const TEXT = {
  words: t("words"),
  numbers: t("numbers"),
  judge: t("judge"),
  output: t("output"),
  winner: t("winner"),
  misere: t("misere"),
  alone: t("alone"),
  file: t("file"),
  search: t("search"),
} satisfies Record<string, Text>;

/**
 * Input of the program for a file: numbers in a form, the file's own `judge`, or (undefined) one position per
 * line.
 */
export type Reading =
  | { readonly read: InputForm; readonly coordinates: readonly string[] }
  | "judge"
  | undefined;

/**
 * TypeScript program that plays by the code of a file: a search that caches the value of every position.
 * @throws RuleError when moves determine who moves next
 */
export function fileProgram(game: FileGame, reading: Reading, answer: Answer, language: Language): string {
  expectTurns(game);
  if (typeof reading !== "object") expectWinner(answer, game.id);
  const form =
    typeof reading === "object"
      ? `${say(TEXT.numbers, language)}: ${reading.read.text}`
      : say(TEXT.words, language);
  const remarks = [
    say(t("gameRemark", { id: game.id, rule: game.rule }), language),
    reading === "judge"
      ? say(TEXT.judge, language)
      : `${form}. ${say(TEXT.output, language)}: ${answer.wins}/${answer.loses}.`,
    say(game.misere ? TEXT.misere : game.won === undefined ? TEXT.winner : TEXT.alone, language),
  ];
  const print = (verbatim: readonly string[], program: readonly string[]): string => {
    const routines = parseProgram(program.join("\n"));
    return printSource({ remarks, verbatim, constants: [], routines }, languageOfRules);
  };
  const rules = rulesCode(game.source, sidesOf(game.space), {
    file: say(TEXT.file, language),
    search: say(TEXT.search, language),
  });
  if (reading === "judge") return print([...READ, ...rules, ...JUDGED], []);
  if (reading === undefined) return print([...rules, ...PARSED], lineMain(answer));
  const plan = planOf(reading.read, reading.coordinates);
  if ((game.misere || game.won !== undefined) && !readsOne(plan)) throw alone(plan);
  const at = (place: readonly string[]) => ({
    value: `sg(${place.map((each) => `narrow(${each})`).join(", ")})`,
  });
  const options = tellsMoves(answer) ? optionsOf(game, plan.size) : undefined;
  const { functions, lines } = readLines(plan, { at, long: false, options }, answer);
  const code = options === undefined ? rules : [...rules, "", ...LISTED];
  return print(code, [...functions, "main:", ...indented(lines)]);
}

/** Options by the code of a file: they are listed first, and then found by their places in the list. */
function optionsOf({ id, source, misere, won }: FileGame, size: number): Options {
  const hasNumbers = source.exported.every(({ name }) => name !== "position");
  return {
    id,
    functions: [],
    before: [],
    ends: misere || won !== undefined,
    lines(place, { target }, then, tag) {
      const [count, choice] = [`options${tag}`, `choice${tag}`];
      const after = Array.from({ length: size }, (_, i) => `wide(leftIn(${choice}, ${i}))`);
      return [
        `let ${count} = listOptions(${place.map((each) => `narrow(${each})`).join(", ")})`,
        `for ${choice} = 0 to ${count} - 1:`,
        `  if optionValue(${choice}) == ${target}:`,
        ...indented(indented(then(hasNumbers ? after : undefined))),
      ];
    },
  };
}

/** Program that answers each line. */
function lineMain(answer: Answer): readonly string[] {
  const { wins, loses } = printing(answer, answer.rows);
  return [
    "main:",
    "  lines line:",
    "    if valueOf(positionOf(line)) == 0:",
    ...indented(indented(indented(loses))),
    "    else:",
    ...indented(indented(indented(wins))),
    ...(answer.rows ? ["  newline"] : []),
  ];
}
