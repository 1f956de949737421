import { parseAnswer } from "../../codegen/index.ts";
import { type ContestProgram, contestPrograms, problemNamed } from "../../games/problems/index.ts";
import { answerAll, explainFirst, type Problem, problemOf, problems } from "../../judge/index.ts";
import { Reader } from "../../judge/reader.ts";
import { say } from "../../locale/message.ts";
import { answerByRules } from "../../session/judge.ts";
import { begin, started } from "../../solve/limits.ts";
import type { LocalizedText, Text } from "../../types.ts";
import type { Terminal } from "../command.ts";
import { type Command, type CommandContext, RULES, SEARCH, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { firstWord, limitsOf } from "../input.ts";
import { FORM, isSetAsked, type Judged, judgedBySets, judgedNamed } from "../judged.ts";
import { t } from "../locale/commands.ts";
import { allLines } from "../reader.ts";
import { jsonLine } from "../terminal/json.ts";
import { wrap } from "../terminal/layout.ts";
import { usageText } from "../usage.ts";

// Command `judge`: reads the input of a contest problem and prints its output.

const USAGE = "nimber judge <problem> < input.txt";
const BY_FORM = "nimber judge <game> --read FORM < input.txt";
const BY_FILE = "nimber judge --rules FILE < input.txt";

export const judge: Command = {
  usage: [USAGE, BY_FORM, BY_FILE, "nimber judge --list"],
  options: [
    { name: "list", says: t("judge.listProblems") },
    {
      name: "explain",
      says: t("judge.sayWhyFirstTestInput"),
    },
    {
      name: "as-judged",
      says: t("judge.answerJudgesDoTheyWrong"),
    },
    ...FORM,
    { ...RULES, says: t("judge.answerJudgeFileRules") },
    ...SEARCH,
  ],
  examples: [
    "nimber judge acwing-893 < input.txt",
    "nimber judge hdu-1536 < input.txt",
    "nimber judge hdu-1848 < input.txt",
    "nimber judge kayles --read 'T (n a*n)*' --print Yes/No < input.txt",
    "nimber judge --list",
    "nimber judge --rules examples/problems/hdu-4111.ts < input.txt",
  ],
  run(context) {
    if (context.option("rules") !== undefined) return byFile(context);
    if (context.option("list") !== undefined) {
      const [extra] = context.args;
      if (extra !== undefined) throw new UsageError(t("judge.listAlone", { extra }));
      const all = [...problems.map(problemJson), ...byTheirForm().map(formJson)];
      context.terminal.write(context.json ? jsonLine(all) : listText(context));
      return EXIT.answered;
    }
    const { id, judging } = judgedIn(context);
    const { tick } = begin(limitsOf(context));
    const input = new Reader((buffer) => {
      tick();
      return context.terminal.read(buffer);
    });
    if (context.option("explain") !== undefined) {
      const why = explainFirst(judging, input);
      if (context.json) {
        context.terminal.write(jsonLine({ problem: id, why: [...why] }));
        return EXIT.answered;
      }
      for (const text of why)
        context.terminal.write(wrap(say(text, context.language), context.terminal.columns, "  "));
      return EXIT.answered;
    }
    const asJudged = context.option("as-judged") !== undefined;
    if (asJudged && judging.asJudged !== undefined)
      context.terminal.warn(`nimber: ${say(judging.asJudged.warning, context.language)}\n`);
    answered(context, id, (print) => answerAll(judging, input, print, asJudged));
    return EXIT.answered;
  },
};

/** Problem or game in the only argument, unless the form has the sets of takes. */
function judgedIn(context: CommandContext): Judged {
  if (context.args.length === 0 && isSetAsked(context)) return judgedBySets(context, false);
  return judgedNamed(firstWord(context, t("judge.problem"), USAGE), context, false);
}

/** Answers by a rules file, whose `judge` asks for values of positions. */
function byFile(context: CommandContext): ExitCode {
  const { userRules: own, args: words, terminal, option } = context;
  const game = [...own.games.values()].find((each) => each === own.rules)!;
  const extra = words[0] ?? OWN.filter((name) => option(name) !== undefined).map((name) => `--${name}`)[0];
  if (extra !== undefined)
    throw new UsageError(t("judge.judgeRulesExpectedNothingElse", { extra, byFile: usageText(BY_FILE) }));
  const { judge: answers } = game;
  if (answers === undefined)
    throw new UsageError(t("judge.expectedExportFunctionJudgeInput", { id: game.id }));
  const limits = started(limitsOf(context));
  answered(context, game.id, (print) => {
    const input = allLines(terminal, begin(limits)).join("\n");
    for (const line of answerByRules(game, answers, input, limits)) print(line);
  });
  return EXIT.answered;
}

/** Options for the built-in formats only. */
const OWN = ["list", "explain", "as-judged"] as const;

/** Prints the lines of the answer: in the format of the contest, or as one JSON document. */
function answered(
  { json, terminal }: CommandContext,
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

/** Prints in large pieces. After an error it still prints the answers before it. */
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

/** Problem that is read by its form, under the names that have no format of their own. */
interface OfForm extends ContestProgram {
  readonly title: LocalizedText;
}

/** Problems that are read by their form; interactive ones have no input that could be read. */
const byTheirForm = (): readonly OfForm[] =>
  contestPrograms.flatMap((program) => {
    const ids = program.ids.filter((id) => problemOf(id) === undefined);
    const known = ids.map(problemNamed).find((each) => each !== undefined);
    if (known === undefined || parseAnswer(program.print).plays) return [];
    return [{ ...program, ids, title: known.title }];
  });

/** List of the problems, each with its name, and its limits or its form. */
function listText({ language, terminal }: CommandContext): string {
  const entry = (ids: readonly string[], name: Text, more: string) => {
    const title = `${terminal.style("bold", ids.join(" = "))}  ${say(name, language)}`;
    return wrap(title, terminal.columns, "  ") + wrap(more, terminal.columns, "      ");
  };
  return [
    ...problems.map(({ id, aliases, name, limits }) => entry([id, ...aliases], name, say(limits, language))),
    ...byTheirForm().map(({ ids, title, read, print }) =>
      entry(ids, title, say(t("judge.listedForm", { read, print }), language)),
    ),
  ].join("");
}

const formJson = ({ ids: [id, ...aliases], title, game, read, print, misere, limits, beyond64 }: OfForm) => ({
  ...{ id, aliases, name: title },
  ...(game !== undefined && { game }),
  ...{ read, print },
  ...(misere && { misere }),
  ...((limits ?? beyond64) && { limits: limits ?? beyond64 }),
});

const problemJson = ({ asJudged, ...rest }: Problem) => ({
  ...rest,
  ...(asJudged && { asJudged: asJudged.warning }),
});
