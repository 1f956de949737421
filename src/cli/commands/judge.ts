import { answerAll, explainFirst, type Problem, problemOf, problems } from "../../judge/index.ts";
import { Reader } from "../../judge/reader.ts";
import { nearest } from "../../say/nearest.ts";
import { type Command, type Given, UsageError } from "../command.ts";
import { firstWord } from "../input.ts";
import { jsonLine } from "../terminal/json.ts";
import { wrap } from "../terminal/layout.ts";
import type { Terminal } from "../terminal/terminal.ts";

const USAGE = "nimber judge <problem> < input.txt";

export const judge: Command = {
  usage: [USAGE, "nimber judge --list"],
  options: [
    { name: "list", says: { en: "list the problems", zh: "列出题目" } },
    {
      name: "explain",
      says: { en: "say why, for the first test of the input", zh: "解释输入中的第一组测试" },
    },
    {
      name: "as-judged",
      says: { en: "answer as judges do where they are wrong", zh: "按 OJ 数据（即使有误）作答" },
    },
  ],
  examples: [
    "nimber judge acwing-893 < input.txt",
    "nimber judge hdu-1536 < input.txt",
    "nimber judge --list",
  ],
  run(given) {
    if (given.option("list") !== undefined) {
      given.terminal.write(given.json ? jsonLine(problems.map(problemJson)) : listText(given));
      return 0;
    }
    const id = firstWord(given, { en: "a problem", zh: "题目" }, USAGE);
    const problem = problemOf(id);
    if (problem === undefined) throw unknown(id);
    const input = new Reader(given.terminal.read);
    if (given.option("explain") !== undefined) {
      for (const text of explainFirst(problem, input))
        given.terminal.write(wrap(text[given.language], given.terminal.columns, "  "));
      return 0;
    }
    const asJudged = given.option("as-judged") !== undefined;
    if (asJudged && problem.asJudged !== undefined)
      given.terminal.warn(`nimber: ${problem.asJudged.warning[given.language]}\n`);
    answer(problem, input, given.terminal, asJudged);
    return 0;
  },
};

/** Prints in large pieces; what was answered before an error is printed too. */
function answer(problem: Problem, input: Reader, terminal: Terminal, asJudged: boolean): void {
  let piece = "";
  const flush = () => {
    terminal.write(piece);
    piece = "";
  };
  const print = (line: string) => {
    piece += `${line}\n`;
    if (piece.length > 65_536) flush();
  };
  try {
    answerAll(problem, input, print, asJudged);
  } finally {
    flush();
  }
}

function unknown(id: string): UsageError {
  const meant = nearest(
    id,
    problems.flatMap((problem) => [problem.id, ...problem.aliases]),
  );
  return new UsageError({
    en: `expected a problem, found \`${id}\`; ${meant === undefined ? "see nimber judge --list" : `did you mean ${meant}?`}`,
    zh: `没有题目 \`${id}\`；${meant === undefined ? "请看 nimber judge --list" : `是否想写 ${meant}？`}`,
  });
}

/** Each problem with its name, and below them its limits. */
function listText({ language, terminal }: Given): string {
  return problems
    .map(({ id, aliases, name, limits }) => {
      const title = `${terminal.style("bold", [id, ...aliases].join(" = "))}  ${name[language]}`;
      return wrap(title, terminal.columns, "  ") + wrap(limits[language], terminal.columns, "      ");
    })
    .join("");
}

const problemJson = ({ asJudged, ...rest }: Problem) => ({
  ...rest,
  ...(asJudged && { asJudged: asJudged.warning }),
});
