import { t } from "../../locale/codegen.ts";
import { say } from "../../locale/message.ts";
import type { Language, Text } from "../../types.ts";
import { languageOf } from "../languages/index.ts";
import { shortest } from "../lookup.ts";
import { printSource } from "../print.ts";
import { parseProgram } from "../program.ts";
import type { Answer } from "../read/syntax.ts";
import { titleOf } from "../remarks.ts";
import type { Syntax } from "../syntax.ts";
import { automatonOf, type TextAutomaton } from "./automaton.ts";
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
  const lines = [...reading(automaton), ...(answer === undefined ? [] : answering(answer))];
  return printSource(
    {
      remarks: remarksOn(texts, answer).map((text) => say(text, language)),
      constants: [{ name: "SYMBOLS", text: symbols }, ...constants],
      routines: [...routines, ...parseProgram(lines.join("\n"))],
    },
    syntax,
  );
}

/** The function of a text. */
const reading = ({ start }: TextAutomaton): string[] => [
  "fn sg(text position) signed:",
  `  let state = ${start}`,
  "  each symbol of position:",
  "    state = after(state, symbol)",
  `  return signed(after(state, ${END})) - 1`,
];

/** The program that answers a line. */
function answering({ wins, loses, rows, gap }: Answer): string[] {
  const [write, after] = rows ? ["put", gap] : ["print", ""];
  return [
    "main:",
    "  lines line:",
    "    signed value = sg(line)",
    "    if value < 0:",
    `      fail ${UNKNOWN}`,
    "    elif value == 0:",
    `      ${write} ${loses}${after}`,
    "    else:",
    `      ${write} ${wins}${after}`,
    ...(rows ? ["  newline"] : []),
  ];
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

function remarksOn({ id, from, play, values }: Texts, answer: Answer | undefined): Text[] {
  const starts = [...from.slice(0, SHOWN), ...(from.length > SHOWN ? ["…"] : [])];
  const title = titleOf(id, play);
  const input: Text | undefined =
    answer && t("inputPositionLineOutputEach", { wins: answer.wins, loses: answer.loses });
  return [
    t("sgPositionCanReachedFrom", { title, size: values.size, starts }),
    t("afterStateSymbolStateAutomaton", { end: END }),
    ...(input === undefined ? [] : [input]),
  ];
}
