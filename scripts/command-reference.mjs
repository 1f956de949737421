// The parts of the documents of commands that come from the data of `--help`.

/** Usage and options of a command, as Markdown. `cli` has `say`, `usageText` and `placeholder` of the command line. */
export function commandReference({ usage, options }, language, { say, usageText, placeholder }) {
  const lines = usage.map((line) => say(usageText(line), language)).join("\n");
  const head = { en: ["option", "meaning"], zh: ["选项", "含义"] }[language];
  const rows = options.map(({ name, value, says }) => {
    const given = value === undefined ? "" : ` ${say(placeholder(value), language)}`;
    return [`\`--${name}${given}\``, literal(say(says, language))];
  });
  const table = rows.length === 0 ? "" : `\n${[head, ["---", "---"], ...rows].map(row).join("")}`;
  return `\`\`\`text\n${lines}\n\`\`\`\n${table}`;
}

/** A table of all commands with links to their pages. */
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

/** A text that is no Markdown, but for what stands between backticks. */
const literal = (text) => text.replace(/(`[^`]*`)|[*_<]/g, (sign, code) => code ?? `\\${sign}`);
