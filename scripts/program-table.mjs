// Table of the contest problems for whose input `nimber template` prints a program.

const WORDS = {
  en: { head: ["problem", "command", "input", "limits", "read at"], memory: "from memory" },
  zh: { head: ["题目", "命令", "输入", "数据范围", "出处"], memory: "凭记忆" },
};

const code = (text) => `\`${text.replaceAll("|", "\\|")}\``;

/** Row for each program: names of the problem, command, input format, limits, and their source. */
export function programTable(programs, problemNamed, language) {
  const { head, memory } = WORDS[language];
  const rows = programs.map(({ ids, read, limits, source }) => {
    const [id, ...others] = ids;
    const { title } = problemNamed(id);
    const from = source === undefined ? memory : `[${source.split("/")[0]}](https://${source})`;
    return [
      `${title[language]}${others.length === 0 ? "" : ` (${others.join(", ")})`}`,
      code(`nimber template ${id}`),
      code(read),
      limits === undefined ? "–" : code(limits),
      from,
    ];
  });
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |\n`).join("");
}
