import { say } from "../locale/message.ts";
import type { Language, Text } from "../types.ts";
import type { Terminal } from "./command.ts";
import { COMMON, type Command, type CommandEntry, type Option } from "./command.ts";
import { t } from "./locale/cli.ts";
import { typed } from "./platform.ts";
import { columns, width, wrap } from "./terminal/layout.ts";
import { placeholder, usageText } from "./usage.ts";

// Help: the overview, and the page of one command, from the same data that parses its arguments.

const TEXT = {
  what: t("what"),
  commands: t("commands"),
  usage: t("usage"),
  options: t("options"),
  examples: t("examples"),
  own: t("own"),
  more: t("more"),
} satisfies Record<string, Text>;

/** Examples of one-line rules that explain the notation. */
const OWN: readonly (readonly [command: string, says: Text])[] = [
  ["nimber solve '[n: n-1 | n/2]' 7", t("takeOneTokenHalveHeap")],
  ["nimber values '[n: a & n-a if a < n-a]'", t("splitHeapIntoTwoUnequal")],
  ["nimber play '[x,y: x-k,y | x,y-k | x-k,y-k]' 3,5", t("takeKFromOneHeap")],
];

export function overview(commands: readonly CommandEntry[], language: Language, terminal: Terminal): string {
  const bold = (text: Text) => terminal.style("bold", say(text, language));
  const own = OWN.map(([command, says]) => [`    ${typed(command)}`, say(says, language)]);
  const rows = commands.map(({ name, summary }) => [`  ${name}`, say(summary, language)]);
  const title = titled("nimber", say(TEXT.what, language), language, terminal);
  return `${title}\n  ${bold(TEXT.commands)}\n${columns(rows, [], terminal.columns)}\n  ${bold(TEXT.own)}\n${columns(own, [], terminal.columns)}\n  ${say(TEXT.more, language)}\n`;
}

export function helpFor(
  { name, summary }: CommandEntry,
  command: Command,
  language: Language,
  terminal: Terminal,
): string {
  const bold = (text: Text) => terminal.style("bold", say(text, language));
  const lines = (each: readonly string[]) =>
    each.map((line) => wrap(line, terminal.columns, "      ", "    ")).join("");
  const options = [...command.options, ...COMMON].map((option) => [
    `  ${optionName(option, language)}`,
    say(option.says, language),
  ]);
  return `${titled(`nimber ${name}`, say(summary, language), language, terminal)}
  ${bold(TEXT.usage)}
${lines(command.usage.map((line) => typed(say(usageText(line), language))))}
  ${bold(TEXT.options)}
${described(options, terminal.columns)}
  ${bold(TEXT.examples)}
${lines(command.examples.map((example) => typed(example)))}`;
}

const optionName = ({ name, value }: Option, language: Language) =>
  `--${name}${value === undefined ? "" : ` ${say(placeholder(value), language)}`}`;

function titled(name: string, says: string, language: Language, terminal: Terminal): string {
  const colon = say(t("colon"), language);
  return wrap(`${terminal.style("bold", name)}${colon}${says}`, terminal.columns, "  ");
}

/** Columns for a name next to its description; longer names have a separate line. */
const LONGEST_NAME = 28;

/** Names with descriptions next to them, or below them for long names. */
function described(rows: readonly (readonly string[])[], most: number): string {
  return columns(
    rows.flatMap(([name = "", says = ""]) =>
      width(name) <= LONGEST_NAME ? [[name, says]] : [[name], ["", says]],
    ),
    [],
    most,
  );
}
