// Table of the contest problems for whose input `nimber template` prints a program.

const WORDS = {
  en: {
    head: ["problem", "command", "input", "limits", "seconds at the largest input", "read at"],
    memory: "from memory",
  },
  zh: { head: ["题目", "命令", "输入", "数据范围", "最大输入用时（秒）", "出处"], memory: "凭记忆" },
};

const NAMES = { cpp: "C++", python: "Python", java: "Java" };

const code = (text) => `\`${text.replaceAll("|", "\\|")}\``;

/** Seconds in two digits, or to a hundredth. */
const digits = (seconds) => (seconds < 0.1 ? seconds.toFixed(2) : seconds.toPrecision(2));

const timesOf = (seconds) =>
  Object.entries(NAMES)
    .filter(([id]) => seconds[id] !== undefined)
    .map(([id, name]) => `${name} ${digits(seconds[id])}`)
    .join(" · ");

/**
 * Row for each program: names of the problem, command, input format, limits, measured seconds by the first name, and
 * the source of the format.
 */
export function programTable(programs, problemNamed, seconds, language) {
  const { head, memory } = WORDS[language];
  const rows = programs.map(({ ids, read, limits, beyond64, source }) => {
    const [id, ...others] = ids;
    const bounds = limits ?? beyond64;
    const { title } = problemNamed(id);
    const from = source === undefined ? memory : `[${source.split("/")[0]}](https://${source})`;
    return [
      `${title[language]}${others.length === 0 ? "" : ` (${others.join(", ")})`}`,
      code(`nimber template ${id}`),
      code(read),
      bounds === undefined ? "–" : code(bounds),
      timesOf(seconds[id]),
      from,
    ];
  });
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |\n`).join("");
}
