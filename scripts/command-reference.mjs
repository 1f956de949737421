// Sections of the command documents that are made from the data of `--help`.

/**
 * Usage and options of a command as Markdown, with links to the common options. `cli` provides `say`,
 * `usageText` and `placeholder` of the command line.
 */
export function commandReference({ usage, options }, language, { say, usageText, placeholder }) {
  const lines = usage.map((line) => say(usageText(line), language)).join("\n");
  const head = { en: ["option", "meaning"], zh: ["选项", "含义"] }[language];
  const rows = options.map(({ name, value, says }) => {
    const given = value === undefined ? "" : ` ${say(placeholder(value), language)}`;
    return [`\`--${name}${given}\``, literal(say(says, language))];
  });
  const table = rows.length === 0 ? "" : `\n${[head, ["---", "---"], ...rows].map(row).join("")}`;
  return `\`\`\`text\n${lines}\n\`\`\`\n${table}\n${SHARED[language]}\n`;
}

const SHARED = {
  en: "All commands share [exit codes](../cli.md#exit-codes), [limits](../cli.md#limits), [input and errors](../cli.md#input-and-errors) and [files](../cli.md#files).",
  zh: "[退出码](../cli.zh-CN.md#退出码)、[限制](../cli.zh-CN.md#限制)、[输入与报错](../cli.zh-CN.md#输入与报错)、[文件](../cli.zh-CN.md#文件)的约定各命令相同。",
};

/** Table of all commands with links to their pages. */
export function commandList(commands, language, { say }) {
  const ending = { en: ".md", zh: ".zh-CN.md" }[language];
  const head = { en: ["command", "answer"], zh: ["命令", "用途"] }[language];
  const rows = commands.map(({ name, summary }) => [
    `[\`${name}\`](commands/${name}${ending})`,
    literal(say(summary, language)),
  ]);
  return [head, ["---", "---"], ...rows].map(row).join("");
}

const row = (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`;

/** Text escaped for Markdown, except for code between backticks. */
const literal = (text) => text.replace(/(`[^`]*`)|[*_<]/g, (sign, code) => code ?? `\\${sign}`);
