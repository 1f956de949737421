import type { Language, Text } from "../types.ts";
import { type Command, common, type Option } from "./command.ts";
import { columns } from "./layout.ts";
import type { Terminal } from "./terminal.ts";

const TEXT = {
  what: {
    en: "who wins an impartial game, which moves win, and why",
    zh: "公平组合游戏：谁必胜、怎样走、为什么",
  },
  commands: { en: "Commands", zh: "命令" },
  usage: { en: "Usage", zh: "用法" },
  options: { en: "Options", zh: "选项" },
  examples: { en: "Examples", zh: "例子" },
  more: {
    en: "nimber help <command> shows its options and examples.",
    zh: "nimber help <命令> 查看选项与例子。",
  },
} satisfies Record<string, Text>;

export function overview(commands: readonly Command[], language: Language, terminal: Terminal): string {
  const bold = (text: Text) => terminal.style("bold", text[language]);
  const rows = commands.map(({ name, summary }) => [`  ${name}`, summary[language]]);
  return `  ${terminal.style("bold", "nimber")}: ${TEXT.what[language]}\n\n  ${bold(TEXT.commands)}\n${columns(rows)}\n  ${TEXT.more[language]}\n`;
}

export function helpFor(command: Command, language: Language, terminal: Terminal): string {
  const bold = (text: Text) => terminal.style("bold", text[language]);
  const lines = (each: readonly string[]) => each.map((line) => `    ${line}\n`).join("");
  const options = [...command.options, ...common(command)].map((option) => [
    `  ${optionName(option)}`,
    option.says[language],
  ]);
  return `  ${terminal.style("bold", `nimber ${command.name}`)}: ${command.summary[language]}

  ${bold(TEXT.usage)}
${lines(command.usage)}
  ${bold(TEXT.options)}
${columns(options)}
  ${bold(TEXT.examples)}
${lines(command.examples)}`;
}

const optionName = ({ name, value }: Option) => `--${name}${value === undefined ? "" : ` ${value}`}`;
