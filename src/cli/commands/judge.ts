import { beyondNamed, problemNamed } from "../../games/problems/index.ts";
import { answerAll, explainFirst, type Problem, problemOf, problems } from "../../judge/index.ts";
import { Reader } from "../../judge/reader.ts";
import { type ValueOf, wordsOf } from "../../own/index.ts";
import { nearest } from "../../say/nearest.ts";
import { component } from "../../solve/component.ts";
import { begin } from "../../solve/limits.ts";
import { solver } from "../../solve/sum.ts";
import { expectFinite } from "../../solve/values.ts";
import { type Command, type Given, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { firstWord, limitsOf } from "../input.ts";
import { allLines } from "../reader.ts";
import { jsonLine } from "../terminal/json.ts";
import { wrap } from "../terminal/layout.ts";
import type { Terminal } from "../terminal/terminal.ts";

const USAGE = "nimber judge <problem> < input.txt";
const BY_FILE = "nimber judge --rules FILE < input.txt";

export const judge: Command = {
  usage: [USAGE, BY_FILE, "nimber judge --list"],
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
    { ...RULES, says: { en: "answer by the `judge` of a file of rules", zh: "按规则文件中的 `judge` 作答" } },
    ...SEARCH.filter(({ name }) => name !== "misere"),
  ],
  examples: [
    "nimber judge acwing-893 < input.txt",
    "nimber judge hdu-1536 < input.txt",
    "nimber judge --list",
    "nimber judge --rules examples/problems/hdu-4111.ts < input.txt",
  ],
  run(given) {
    if (given.option("rules") !== undefined) return byFile(given);
    if (given.option("list") !== undefined) {
      given.terminal.write(given.json ? jsonLine(problems.map(problemJson)) : listText(given));
      return EXIT.answered;
    }
    const id = firstWord(given, { en: "a problem", zh: "题目" }, USAGE);
    const problem = problemOf(id);
    if (problem === undefined) throw unknown(id);
    const { tick } = begin(limitsOf(given));
    const input = new Reader((buffer) => {
      tick();
      return given.terminal.read(buffer);
    });
    if (given.option("explain") !== undefined) {
      const why = explainFirst(problem, input);
      if (given.json) {
        given.terminal.write(jsonLine({ problem: problem.id, why: [...why] }));
        return EXIT.answered;
      }
      for (const text of why) given.terminal.write(wrap(text[given.language], given.terminal.columns, "  "));
      return EXIT.answered;
    }
    const asJudged = given.option("as-judged") !== undefined;
    if (asJudged && problem.asJudged !== undefined)
      given.terminal.warn(`nimber: ${problem.asJudged.warning[given.language]}\n`);
    answered(given, problem.id, (print) => answerAll(problem, input, print, asJudged));
    return EXIT.answered;
  },
};

/** Answers by a file, which asks for values of positions. */
function byFile(given: Given): ExitCode {
  const { own, words, terminal, option } = given;
  const game = [...own.games.values()].find((each) => each === own.rules)!;
  const extra = words[0] ?? OWN.filter((name) => option(name) !== undefined).map((name) => `--${name}`)[0];
  if (extra !== undefined)
    throw new UsageError({
      en: `judge --rules: expected nothing else, found \`${extra}\`; usage: ${BY_FILE}`,
      zh: `judge --rules：不应有其他参数，但读到 \`${extra}\`；用法：${BY_FILE}`,
    });
  if (game.judge === undefined)
    throw new UsageError({
      en: `${game.id}: expected \`export function* judge(input, value)\`, which reads the input; there is none`,
      zh: `${game.id}：缺少读取输入的 \`export function* judge(input, value)\``,
    });
  const limits = limitsOf(given);
  const deadline = begin(limits);
  const solving = solver(limits);
  const value: ValueOf = (position) => {
    const one = component(game, position);
    if (game.misere) return solving.outcome([one], "misere", deadline) === "N" ? 1 : 0;
    return Number(expectFinite(solving.at(one, deadline).value!, one));
  };
  answered(given, game.id, (print) => {
    for (const line of game.judge!(wordsOf(allLines(terminal, deadline).join("\n")), value)) print(line);
  });
  return EXIT.answered;
}

/** Options that are of the problems of the house. */
const OWN = ["list", "explain", "as-judged"] as const;

/** The lines of the answer: in the format of the contest, or one document of JSON. */
function answered(
  { json, terminal }: Given,
  problem: string,
  work: (print: (line: string) => void) => void,
): void {
  if (!json) {
    printed(terminal, work);
    return;
  }
  const lines: string[] = [];
  work((line) => lines.push(line));
  terminal.write(jsonLine({ problem, lines }));
}

/** Prints in large pieces; what was answered before an error is printed too. */
function printed(terminal: Terminal, work: (print: (line: string) => void) => void): void {
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
    work(print);
  } finally {
    flush();
  }
}

/** A problem that is listed, but whose input no format reads. */
export const unread = (id: string): UsageError =>
  new UsageError({
    en: `expected a problem whose input is read, found \`${id}\`; nimber games ${id} says how it is answered`,
    zh: `此处应为能读入其输入的题目，但读到 \`${id}\`；nimber games ${id} 说明如何作答`,
  });

function unknown(id: string): UsageError {
  if (problemNamed(id) ?? beyondNamed(id)) return unread(id);
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
