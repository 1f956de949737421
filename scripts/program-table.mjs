// Table of the contest problems for whose input `nimber template` prints a program.

const WORDS = {
  en: {
    head: ["problem", "command", "input", "limits", "seconds at the largest input", "read at"],
    memory: "from memory",
    count: (held, judged, all) =>
      `${held} of ${all} problems have programs in C++, Python and Java that take at most half of the judge's time, and ${judged} more in all languages that their judge has; the others say why not.`,
    beyond64: "C++ has no numbers of so many digits",
    without: (name) => `the judge has no ${name}`,
    reasons: {
      table: "a large table",
      numbers: "many numbers",
      search: "a long search",
    },
    over: (names, why) => `${names}: ${why}`,
    note: (text) => ` (${text})`,
    and: " and ",
  },
  zh: {
    head: ["题目", "命令", "输入", "数据范围", "最大输入用时（秒）", "出处"],
    memory: "凭记忆",
    count: (held, judged, all) =>
      `${all} 题中有 ${held} 题的 C++、Python、Java 程序用时都不超过时限的一半；另有 ${judged} 题，只看所在 OJ 有的语言也是如此；其余各题注明原因。`,
    beyond64: "C++ 没有位数这样多的整数",
    without: (name) => `该 OJ 没有 ${name}`,
    reasons: {
      table: "表很大",
      numbers: "要读写的数很多",
      search: "搜索很长",
    },
    over: (names, why) => `${names}：${why}`,
    note: (text) => `（${text}）`,
    and: "、",
  },
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

/** Half of the seconds that the judge of a problem gives a program in a language. */
function halfOf(id, language, { usual, more }) {
  const [judge] = id.split("-");
  const [times, added] = more[judge]?.[language] ?? [1, 0];
  return ((usual[judge] ?? usual[""]) * times + added) / 2;
}

/** Languages without a program for a problem that takes at most half of the judge's time. */
export const slowIn = (id, seconds, limits) =>
  Object.keys(NAMES).filter((language) => !(seconds[language] <= halfOf(id, language, limits)));

/** Whether none of these languages is one of the judge of a problem. */
export const areNoneOfJudge = (id, languages, { without }) =>
  languages.every((language) => without[language]?.includes(id.split("-")[0]));

/** Reason why a problem has no such programs in some languages. @throws Error when none is known */
function reasonOf(id, slow, beyond64, limits, words) {
  const { reasons } = limits;
  if (beyond64 !== undefined) return words.beyond64;
  const names = slow.map((language) => NAMES[language]).join(words.and);
  if (areNoneOfJudge(id, slow, limits)) return words.without(names);
  if (reasons[id] === undefined)
    throw new Error(`test/slow/time-limits.json: no reason for ${id} in ${names}`);
  return words.over(names, words.reasons[reasons[id]]);
}

/**
 * Number of problems whose programs are fast enough, and a row for each program: names of the problem, command, input
 * format, limits, measured seconds by the first name with the reason why they are too many, and the source of the format.
 */
export function programTable(programs, problemNamed, seconds, limits, language) {
  const words = WORDS[language];
  const { head, memory } = words;
  let held = 0;
  let judged = 0;
  const rows = programs.map(({ ids, read, limits: typed, beyond64, source }) => {
    const [id, ...others] = ids;
    const bounds = typed ?? beyond64;
    const { title } = problemNamed(id);
    const from = source === undefined ? memory : `[${source.split("/")[0]}](https://${source})`;
    const slow = slowIn(id, seconds[id], limits);
    if (slow.length === 0) held++;
    else if (areNoneOfJudge(id, slow, limits)) judged++;
    return [
      `${title[language]}${others.length === 0 ? "" : ` (${others.join(", ")})`}`,
      code(`nimber template ${id}`),
      code(read),
      bounds === undefined ? "–" : code(bounds),
      timesOf(seconds[id]) +
        (slow.length === 0 ? "" : words.note(reasonOf(id, slow, beyond64, limits, words))),
      from,
    ];
  });
  const table = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |\n`).join("");
  return `${words.count(held, judged, programs.length)}\n\n${table}`;
}
