import { NotationError } from "../../errors.ts";
import { adjacentIn } from "../../games/adjacent-notation.ts";
import { parseGameAmong } from "../../games/notation.ts";
import type { Fault, Referee } from "../../judge/referee.ts";
import { say, verbatim } from "../../locale/message.ts";
import { type Finding, type Stressed, stress as stressed } from "../../stress/stress.ts";
import { formatSubject } from "../../stress/subject.ts";
import type { Text } from "../../types.ts";
import { type Command, type CommandContext, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT } from "../exit.ts";
import { numberOf } from "../input.ts";
import { FORM, isSetAsked, judgedBySets, judgedNamed } from "../judged.ts";
import { t } from "../locale/commands.ts";
import { MOST_OUTPUT, runProgram } from "../run-program.ts";
import { jsonLine } from "../terminal/json.ts";
import { wrap } from "../terminal/layout.ts";
import { shown } from "../terminal/shown.ts";
import { usageText } from "../usage.ts";

// Command `stress`: tests a contest program on random inputs until an output differs from ours.

const USAGE = "nimber stress <problem>|<game> -- ./a.out";
const SETS = "nimber stress --read 'k {s*k} n a*n' -- ./a.out";

const TEXT = {
  input: t("stress.input"),
  theirs: t("stress.theirs"),
  ours: t("stress.ours"),
  why: t("stress.why"),
  play: t("stress.play"),
  nothing: t("stress.nothing"),
} satisfies Record<string, Text>;

/**
 * Least time limit in seconds of a run after others of the program have hung. If five times the slowest run
 * that ended is longer, that is the limit.
 */
const HURRIED = 0.3;

export const stress: Command = {
  usage: [USAGE, SETS],
  options: [
    { name: "tests", value: "N", says: t("stress.inputsTry") },
    { name: "seed", value: "N", says: t("stress.randomNumbers") },
    {
      name: "each",
      value: "seconds",
      says: t("stress.howLongRunMayTake"),
    },
    ...FORM,
    { name: "from", value: "N", says: t("stress.gameLeastNumbers") },
    {
      name: "to",
      value: "N",
      says: t("stress.gameLargestNumbers"),
    },
    RULES,
    ...SEARCH,
  ],
  examples: [
    "nimber stress acwing-893 -- ./a.out",
    "nimber stress hdu-1536 --seed 7 -- python3 mine.py",
    "nimber stress --read 'k {s*k} n a*n' --print Yes/No -- ./a.out",
    "nimber stress '[n: n-1 | n/2]' --read 'T (n a*n)*' --print Yes/No -- ./a.out",
  ],
  async run(context) {
    const { rules } = context.userRules;
    const words = rules === undefined ? context.args : [rules.id, ...context.args];
    const isSet = isSetAsked(context) && adjacentIn(words[0] ?? "") === undefined;
    const [name, command] = isSet ? [undefined, words] : [words[0], words.slice(1)];
    if ((name === undefined && !isSet) || command.length === 0) {
      throw new UsageError(t("stress.stressExpectedProblemGameProgram", { usage: usageText(USAGE) }));
    }
    if (isSet) expectNoGame(words, context);
    const { judging } = name === undefined ? judgedBySets(context, true) : judgedNamed(name, context, true);
    const subject = formatSubject(judging);
    const seconds = secondsOf(context);
    let interrupted = false;
    const stop = () => {
      interrupted = true;
    };
    process.once("SIGINT", stop);
    try {
      let slowest = HURRIED;
      const run = async (input: string, hurried = false, referee?: Referee) => {
        const begun = Date.now();
        const ran = await runProgram(command, input, hurried ? Math.min(seconds, slowest) : seconds, referee);
        if (ran.ended !== "time") slowest = Math.max(slowest, (5 * (Date.now() - begun)) / 1000);
        return ran;
      };
      const found = await stressed(subject, run, {
        tests: numberOf(context, "tests", 1000, 1),
        seed: numberOf(context, "seed", 1),
        stopped: () => interrupted,
        progress: (tests) => context.terminal.progress(() => `${tests} …`),
      });
      context.terminal.write(
        context.json ? jsonLine(foundJson(found)) : foundText(found, interrupted, context),
      );
      if (found.finding !== undefined) return EXIT.refuted;
      return interrupted ? EXIT.undecided : EXIT.answered;
    } finally {
      process.off("SIGINT", stop);
    }
  },
};

/** Refuses a game where the program should begin. @throws UsageError */
function expectNoGame([word = "", ...others]: readonly string[], context: CommandContext): void {
  if (others.length > 0 && isGame(word, context))
    throw new UsageError(t("stress.noGameBesideSet", { game: word }));
}

function isGame(word: string, context: CommandContext): boolean {
  try {
    parseGameAmong(word, context.userRules.games);
    return true;
  } catch (error) {
    if (error instanceof NotationError) return false;
    throw error;
  }
}

function secondsOf(context: CommandContext): number {
  const text = context.option("each") ?? "2";
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (seconds > 0) return seconds;
  throw new UsageError(t("stress.eachExpectedSecondsFound", { text }));
}

/** JSON as in docs/json.md. */
function foundJson({ tests, finding }: Stressed): object {
  if (finding === undefined) return { verdict: "agreed", tests };
  const { input, ran, ours, play } = finding;
  const ended = typeof ran.ended === "object" ? ran.ended.by : ran.ended;
  if (play !== undefined)
    return {
      ...{ verdict: "refuted", tests, input, play: play.spoken },
      ...(play.fault ? { fault: play.fault.kind } : { ended }),
    };
  return { verdict: "refuted", tests, input, theirs: ran.output, ours: `${ours}\n`, ...(ended && { ended }) };
}

function foundText({ tests, finding }: Stressed, interrupted: boolean, context: CommandContext): string {
  const { language, terminal } = context;
  if (finding === undefined) {
    const stopped: Text = interrupted ? t("stress.stopped") : verbatim("");
    const text = t("stress.agreedInputs", { stopped, tests });
    return terminal.style(
      interrupted ? "yellow" : "green",
      wrap(say(text, language), terminal.columns, "  "),
    );
  }
  const block = (title: Text, text: string) =>
    `\n  ${say(title, language)}\n${text.trim() === "" ? `    ${say(TEXT.nothing, language)}\n` : cut(text, context)}`;
  const title = wrap(say(sentence(finding, tests), language), terminal.columns, "  ");
  const shownInput = block(TEXT.input, finding.input);
  if (finding.play !== undefined) {
    const sides = { program: "<", judge: ">" };
    const spoken = finding.play.spoken.map(({ by, line }) => `${sides[by]} ${line}\n`);
    return terminal.style("red", title) + shownInput + block(TEXT.play, spoken.join(""));
  }
  const why = finding.instance.why(finding.line);
  const because = why.map((each) => wrap(say(each, language), terminal.columns, "    ")).join("");
  return (
    terminal.style("red", title) +
    shownInput +
    block(TEXT.theirs, finding.ran.output) +
    block(TEXT.ours, finding.ours) +
    (because === "" ? "" : `\n  ${say(TEXT.why, language)}\n${because}`)
  );
}

/** Most columns of a line of a program within a sentence. */
const SHORT = 40;

const short = (line: string): string => shown(line, SHORT);

function faulty(fault: Fault, before: Text, ours: string): Text {
  switch (fault.kind) {
    case "word":
      return t("stress.wrongWord", { before, ours });
    case "silent":
      return t("stress.silent", { before });
    case "illegal":
      return t("stress.illegalMove", { before, move: fault.move, line: short(fault.line) });
    case "losing":
      return t("stress.losingMove", { ...fault, before });
    case "more":
      return t("stress.goesOn", { before, line: short(fault.line) });
  }
}

function sentence({ ran, line, ours, play }: Finding, tests: number): Text {
  const before = t("stress.before", { tests });
  if (play?.fault !== undefined) return faulty(play.fault, before, ours);
  if (ran.ended === "time" && play !== undefined) return t("stress.noAnswer", { before });
  if (ran.ended === "time") return t("stress.programDidNotEndTime", { before });
  if (ran.ended === "output")
    return t("stress.programPrintedMoreThanBytes", { before, mostOutput: MOST_OUTPUT });
  if (ran.ended !== undefined) return t("stress.programCrashed", { before, by: ran.ended.by });
  return t("stress.lineDiffers", { before, line });
}

/** Most lines of an input or an output that are shown. */
const SHOWN = 20;

function cut(text: string, { language, terminal }: CommandContext): string {
  const lines = text.replace(/\n$/, "").split("\n");
  const more = lines.length - SHOWN;
  const rest = more > 0 ? [say(t("stress.moreLines", { more }), language)] : [];
  return [...lines.slice(0, SHOWN).map((line) => shown(line, terminal.columns - 4)), ...rest]
    .map((line) => `    ${line}\n`)
    .join("");
}
