import type { Language, LocalizedText } from "../../types.ts";
import { languageOf } from "../languages/index.ts";
import { shortest } from "../lookup.ts";
import { printSource } from "../print.ts";
import type { Answer } from "../read/syntax.ts";
import { titleOf } from "../remarks.ts";
import type { Syntax } from "../syntax.ts";
import { automatonOf, type TextAutomaton } from "./automaton.ts";
import { textLanguages } from "./languages.ts";
import type { Texts } from "./positions.ts";

/** What ends a text: beyond the bytes and the UTF-16 units that languages read texts by. */
const END = 65_536;

/** A position that a program does not know ends it. */
const UNKNOWN = "a position that the table does not have";

/**
 * A function `sg` of texts in a language, or the one of that name, that knows the positions of `texts`; with `answer`
 * a whole program that reads a position a line, and says who wins. The remarks are in `language`.
 * Cost of a call: a step for each letter.
 * @throws RangeError when no language has that name; LimitError when there are too many states.
 */
export function textCode(
  texts: Texts,
  target: Syntax | string,
  language: Language = "en",
  answer?: Answer,
): string {
  const syntax = languageOf(target);
  const automaton = automatonOf(texts.values);
  const { symbols, next } = automaton;
  const { constants, routines } = shortest({ id: texts.id, values: next }, syntax, heading(automaton));
  const { table, program, sg, main } = textLanguages[syntax.id]!;
  const says = answer && {
    wins: syntax.write(answer.wins + (answer.rows ? answer.gap : ""), !answer.rows),
    loses: syntax.write(answer.loses + (answer.rows ? answer.gap : ""), !answer.rows),
    ends: answer.rows ? [syntax.write("", true)] : [],
    fails: syntax.fail(UNKNOWN),
  };
  return printSource(
    {
      remarks: remarksOn(texts, answer).map((text) => text[language]),
      constants: [{ name: "SYMBOLS", text: symbols }, ...constants],
      routines,
    },
    syntax,
    {
      ...(says === undefined ? table : program),
      more: [...sg(automaton.start, END), ...(says === undefined ? [] : main(says))],
    },
  );
}

/** The first lines of the function of a state and a letter. */
function heading({ symbols }: TextAutomaton): string[] {
  const width = symbols.length + 1;
  return [
    "fn after(state, symbol) narrow:",
    `  let column = ${width}`,
    `  if symbol == ${END}:`,
    "    column = 0",
    `  for i = 0 to ${symbols.length - 1}:`,
    "    if code(SYMBOLS, i) == symbol:",
    "      column = i + 1",
    `  if column == ${width}:`,
    "    return 0",
    `  let n = state * ${width} + column`,
  ];
}

/** Starts that are told by their texts. */
const SHOWN = 3;

function remarksOn({ id, from, play, values }: Texts, answer: Answer | undefined): LocalizedText[] {
  const starts = [...from.slice(0, SHOWN), ...(from.length > SHOWN ? ["…"] : [])];
  const title = titleOf(id, play);
  const input: LocalizedText | undefined = answer && {
    en: `Input: a position a line. Output: ${answer.wins} or ${answer.loses} for each.`,
    zh: `输入：每行一个局面。输出：${answer.wins} 或 ${answer.loses}。`,
  };
  return [
    {
      en: `${title.en}: sg(position) for the ${values.size} that can be reached from ${starts.join(" and ")}, computed from the rules; -1 for others.`,
      zh: `${title.zh}：sg(position)，适用于从 ${starts.join("、")} 可到达的 ${values.size} 个局面，按规则算出；其余为 -1。`,
    },
    {
      en: `after(state, symbol): the state of an automaton that reads positions letter by letter; ${END} ends them.`,
      zh: `after(state, symbol)：逐字读入局面的自动机的状态；${END} 表示结束。`,
    },
    ...(input === undefined ? [] : [input]),
  ];
}
