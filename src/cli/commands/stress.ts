import { parseGameAmong } from "../../games/notation.ts";
import { beyondNamed, problemNamed } from "../../games/problems/index.ts";
import { type Problem, problemOf } from "../../judge/index.ts";
import {
  coordinatesOf,
  forms,
  parseAnswer,
  parseRead,
  usualLargest,
  usualRead,
} from "../../program/index.ts";
import { planOf } from "../../program/read/plan.ts";
import { gameSubject } from "../../stress/game.ts";
import { type Finding, type Stressed, stress as stressed } from "../../stress/stress.ts";
import { formatSubject, type Subject } from "../../stress/subject.ts";
import type { Text } from "../../types.ts";
import { boxOf, numbersGame } from "../code.ts";
import { type Command, type Given, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { limitsOf, numberOf } from "../input.ts";
import { MOST_OUTPUT, runProgram } from "../run-program.ts";
import { jsonLine } from "../terminal/json.ts";
import { wrap } from "../terminal/layout.ts";
import { shown } from "../terminal/shown.ts";
import { unread } from "./judge.ts";

const USAGE = "nimber stress <problem>|<game> -- ./a.out";

const TEXT = {
  input: { en: "Input", zh: "输入" },
  theirs: { en: "Theirs", zh: "你的输出" },
  ours: { en: "Ours", zh: "正确输出" },
  why: { en: "Why", zh: "原因" },
  nothing: { en: "(nothing)", zh: "（无）" },
} satisfies Record<string, Text>;

/** Seconds that a run has where others of the program have hung, or five times as many as the slowest that ended. */
const HURRIED = 0.3;

export const stress: Command = {
  usage: [USAGE],
  options: [
    { name: "tests", value: "N", says: { en: "inputs to try (1000)", zh: "检验的输入个数（1000）" } },
    { name: "seed", value: "N", says: { en: "of the random numbers (1)", zh: "随机种子（1）" } },
    {
      name: "each",
      value: "seconds",
      says: { en: "how long a run may take (2)", zh: "每次运行的时间上限（2）" },
    },
    {
      name: "read",
      value: "FORM",
      says: {
        en: "for a game: the form of the input, as 'T (n a*n)*' (see template)",
        zh: "用于游戏：输入格式，如 'T (n a*n)*'（见 template）",
      },
    },
    {
      name: "print",
      value: "WORDS",
      says: { en: "for a game: the answers, as Yes/No", zh: "用于游戏：答案，如 Yes/No" },
    },
    {
      name: "to",
      value: "N",
      says: { en: "for a game: its largest numbers", zh: "用于游戏：各数的上限" },
    },
    RULES,
    ...SEARCH.filter(({ name }) => name !== "misere"),
  ],
  examples: [
    "nimber stress acwing-893 -- ./a.out",
    "nimber stress hdu-1536 --seed 7 -- python3 mine.py",
    "nimber stress '[n: n-1 | n/2]' --read 'T (n a*n)*' --print Yes/No -- ./a.out",
  ],
  async run(given) {
    const { rules } = given.own;
    const [name, ...command] = rules === undefined ? given.words : [rules.id, ...given.words];
    if (name === undefined || command.length === 0) {
      throw new UsageError({
        en: `stress: expected a problem or a game, and a program to run; usage: ${USAGE}`,
        zh: `stress：需要题目或游戏，以及要运行的程序；用法：${USAGE}`,
      });
    }
    const subject = subjectOf(name, given);
    const seconds = secondsOf(given);
    let interrupted = false;
    const stop = () => {
      interrupted = true;
    };
    process.once("SIGINT", stop);
    try {
      let slowest = HURRIED;
      const run = async (input: string, hurried = false) => {
        const begun = Date.now();
        const ran = await runProgram(command, input, hurried ? Math.min(seconds, slowest) : seconds);
        if (ran.ended !== "time") slowest = Math.max(slowest, (5 * (Date.now() - begun)) / 1000);
        return ran;
      };
      const found = await stressed(subject, run, {
        tests: numberOf(given, "tests", 1000, 1),
        seed: numberOf(given, "seed", 1),
        stopped: () => interrupted,
        progress: (tests) => given.terminal.progress(`${tests} …`),
      });
      given.terminal.write(given.json ? jsonLine(foundJson(found)) : foundText(found, interrupted, given));
      if (found.finding !== undefined) return EXIT.refuted;
      return interrupted ? EXIT.undecided : EXIT.answered;
    } finally {
      process.off("SIGINT", stop);
    }
  },
};

function subjectOf(name: string, given: Given): Subject {
  const problem: Problem | undefined = problemOf(name);
  if (problem !== undefined) {
    const useless = ["read", "print", "to"].find((each) => given.option(each) !== undefined);
    if (useless === undefined) return formatSubject(problem);
    throw new UsageError({
      en: `--${useless}: ${problem.id} has an input of its own; this is for games`,
      zh: `--${useless}：${problem.id} 自有输入格式，此选项用于游戏`,
    });
  }
  if (problemNamed(name) ?? beyondNamed(name)) throw unread(name);
  const game = numbersGame(parseGameAmong(name, given.own.games), "stress");
  const coordinates = coordinatesOf(game);
  const asked = given.option("read");
  const print = given.option("print");
  const named = asked === undefined ? undefined : Object.entries(forms).find(([id]) => id === asked)?.[1];
  const read = named?.read ?? (asked === undefined ? usualRead(coordinates) : parseRead(asked));
  const answer = print === undefined ? (named ?? forms.heaps).answer : parseAnswer(print);
  const plan = planOf(read, coordinates);
  if (plan.readsSet) {
    throw new UsageError({
      en: "--read: expected a form without a set; nimber stress hdu-1536 and acwing-893 have one",
      zh: "--read：此处应为不含集合的格式；读入集合的有 nimber stress hdu-1536 与 acwing-893",
    });
  }
  const { progress: _, ...limits } = limitsOf(given);
  return gameSubject(game, plan, answer, boxOf(given, usualLargest(game)), limits);
}

function secondsOf(given: Given): number {
  const text = given.option("each") ?? "2";
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (seconds > 0) return seconds;
  throw new UsageError({
    en: `--each: expected seconds, found \`${text}\``,
    zh: `--each：此处应为秒数，但读到 \`${text}\``,
  });
}

/** The schema of docs/json.md. */
function foundJson({ tests, finding }: Stressed): object {
  if (finding === undefined) return { verdict: "agreed", tests };
  const { input, ran, ours } = finding;
  const ended = typeof ran.ended === "object" ? ran.ended.by : ran.ended;
  return { verdict: "refuted", tests, input, theirs: ran.output, ours: `${ours}\n`, ...(ended && { ended }) };
}

function foundText({ tests, finding }: Stressed, interrupted: boolean, given: Given): string {
  const { language, terminal } = given;
  if (finding === undefined) {
    const stopped: Text = interrupted ? { en: "Stopped: ", zh: "已中止：" } : { en: "", zh: "" };
    const text = {
      en: `${stopped.en}agreed on ${tests} inputs.`,
      zh: `${stopped.zh}${tests} 个输入全部一致。`,
    };
    return terminal.style(interrupted ? "yellow" : "green", wrap(text[language], terminal.columns, "  "));
  }
  const block = (title: Text, text: string) =>
    `\n  ${title[language]}\n${text.trim() === "" ? `    ${TEXT.nothing[language]}\n` : cut(text, given)}`;
  const why = finding.instance.why(finding.line);
  const because = why.map((each) => wrap(each[language], terminal.columns, "    ")).join("");
  return (
    terminal.style("red", wrap(sentence(finding, tests)[language], terminal.columns, "  ")) +
    block(TEXT.input, finding.input) +
    block(TEXT.theirs, finding.ran.output) +
    block(TEXT.ours, finding.ours) +
    (because === "" ? "" : `\n  ${TEXT.why[language]}\n${because}`)
  );
}

function sentence({ ran, line }: Finding, tests: number): Text {
  const before = {
    en: `Refuted by input ${tests}, made as small as it goes: `,
    zh: `第 ${tests} 个输入（已尽量缩小）推翻了该程序：`,
  };
  if (ran.ended === "time")
    return { en: `${before.en}the program did not end in time.`, zh: `${before.zh}运行超时。` };
  if (ran.ended === "output")
    return {
      en: `${before.en}the program printed more than ${MOST_OUTPUT} bytes.`,
      zh: `${before.zh}输出超过 ${MOST_OUTPUT} 字节。`,
    };
  if (ran.ended !== undefined)
    return {
      en: `${before.en}the program crashed (${ran.ended.by}).`,
      zh: `${before.zh}程序崩溃（${ran.ended.by}）。`,
    };
  return { en: `${before.en}line ${line + 1} differs.`, zh: `${before.zh}第 ${line + 1} 行不同。` };
}

/** Lines that are shown of an input or an output. */
const SHOWN = 20;

function cut(text: string, { language, terminal }: Given): string {
  const lines = text.replace(/\n$/, "").split("\n");
  const more = lines.length - SHOWN;
  const rest = more > 0 ? [{ en: `… ${more} more lines`, zh: `… 另有 ${more} 行` }[language]] : [];
  return [...lines.slice(0, SHOWN).map((line) => shown(line, terminal.columns - 4)), ...rest]
    .map((line) => `    ${line}\n`)
    .join("");
}
