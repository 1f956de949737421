import type { Language, Text } from "../types.ts";
import { COMMON, type Command, type Listed, type Option, usageIn, valueIn } from "./command.ts";
import { columns, width, wrap } from "./terminal/layout.ts";
import type { Terminal } from "./terminal/terminal.ts";

const TEXT = {
  what: {
    en: "who wins an impartial game, which moves win, and why",
    zh: "公平组合游戏：谁必胜、怎样走、为什么",
  },
  commands: { en: "Commands", zh: "命令" },
  usage: { en: "Usage", zh: "用法" },
  options: { en: "Options", zh: "选项" },
  examples: { en: "Examples", zh: "例子" },
  own: { en: "Your own rules, in a line", zh: "自己的规则，只写一行" },
  more: {
    en: "nimber help <command> shows its options and examples.",
    zh: "nimber help <命令> 查看选项与例子。",
  },
} satisfies Record<string, Text>;

/** Rules that tell the notation by themselves. */
const OWN: readonly (readonly [command: string, says: Text])[] = [
  ["nimber solve '[n: n-1 | n/2]' 7", { en: "take one token, or halve the heap", zh: "取一个，或把堆减半" }],
  [
    "nimber values '[n: a & n-a if a < n-a]'",
    { en: "split a heap into two unequal ones", zh: "把一堆分成大小不同的两堆" },
  ],
  [
    "nimber play '[x,y: x-k,y | x,y-k | x-k,y-k]' 3,5",
    { en: "take k from one heap, or from both", zh: "从一堆或两堆中各取 k 个" },
  ],
];

export function overview(commands: readonly Listed[], language: Language, terminal: Terminal): string {
  const bold = (text: Text) => terminal.style("bold", text[language]);
  const own = OWN.map(([command, says]) => [`    ${command}`, says[language]]);
  const rows = commands.map(({ name, summary }) => [`  ${name}`, summary[language]]);
  const title = titled("nimber", TEXT.what[language], language, terminal);
  return `${title}\n  ${bold(TEXT.commands)}\n${columns(rows, [], terminal.columns)}\n  ${bold(TEXT.own)}\n${columns(own, [], terminal.columns)}\n  ${TEXT.more[language]}\n`;
}

export function helpFor(
  { name, summary }: Listed,
  command: Command,
  language: Language,
  terminal: Terminal,
): string {
  const bold = (text: Text) => terminal.style("bold", text[language]);
  const lines = (each: readonly string[]) =>
    each.map((line) => wrap(line, terminal.columns, "      ", "    ")).join("");
  const options = [...command.options, ...COMMON].map((option) => [
    `  ${optionName(option, language)}`,
    option.says[language],
  ]);
  return `${titled(`nimber ${name}`, summary[language], language, terminal)}
  ${bold(TEXT.usage)}
${lines(command.usage.map((line) => usageIn(language, line)))}
  ${bold(TEXT.options)}
${described(options, terminal.columns)}
  ${bold(TEXT.examples)}
${lines(command.examples)}`;
}

const optionName = ({ name, value }: Option, language: Language) =>
  `--${name}${value === undefined ? "" : ` ${valueIn(language, value)}`}`;

function titled(name: string, says: string, language: Language, terminal: Terminal): string {
  const colon = { en: ": ", zh: "：" }[language];
  return wrap(`${terminal.style("bold", name)}${colon}${says}`, terminal.columns, "  ");
}

/** Columns that a name takes beside what it says; a longer one has a line of its own. */
const LONGEST_NAME = 28;

/** Names, and what they say beside them or, of long ones, below them. */
function described(rows: readonly (readonly string[])[], most: number): string {
  return columns(
    rows.flatMap(([name = "", says = ""]) =>
      width(name) <= LONGEST_NAME ? [[name, says]] : [[name], ["", says]],
    ),
    [],
    most,
  );
}
