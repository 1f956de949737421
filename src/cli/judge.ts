import { nearest } from "../games/nearest.ts";
import { problemOf, problems } from "../judge/index.ts";
import type { Problem } from "../judge/problem.ts";
import { Reader } from "../judge/reader.ts";
import { type Command, type Given, UsageError } from "./command.ts";
import { firstWord, jsonLine } from "./input.ts";
import { columns } from "./layout.ts";

const USAGE = "nimber judge <problem> < input";

export const judge: Command = {
  name: "judge",
  summary: { en: "read a contest problem's input, print its output", zh: "读入竞赛题的输入，输出答案" },
  usage: [USAGE, "nimber judge --list"],
  options: [{ name: "list", says: { en: "list the problems", zh: "列出题目" } }],
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
    let piece = "";
    const flush = () => {
      given.terminal.write(piece);
      piece = "";
    };
    try {
      problem.solve(new Reader(given.terminal.read), (line) => {
        piece += `${line}\n`;
        if (piece.length > 65_536) flush();
      });
    } finally {
      flush();
    }
    return 0;
  },
};

function unknown(id: string): UsageError {
  const meant = nearest(
    id,
    problems.flatMap((problem) => [problem.id, ...problem.aliases]),
  );
  return new UsageError({
    en: `expected a problem, found \`${id}\`; ${meant === undefined ? "see nimber judge --list" : `did you mean ${meant}?`}`,
    zh: `此处应为题目，但读到 \`${id}\`；${meant === undefined ? "请看 nimber judge --list" : `是否想写 ${meant}？`}`,
  });
}

function listText({ language }: Given): string {
  return columns(
    problems.map(({ id, aliases, name, limits }) => [
      [id, ...aliases].join(" = "),
      name[language],
      limits[language],
    ]),
  );
}

const problemJson = ({ solve: _, ...rest }: Problem) => rest;
