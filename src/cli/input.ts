import { setFlagsFromString } from "node:v8";
import { GameError } from "../errors.ts";
import { gameIn, type Notation, sumIn, type Term } from "../games/reading.ts";
import { say } from "../locale/message.ts";
import { nearest } from "../nearest.ts";
import type { Natural } from "../nimber/natural.ts";
import { readNatural } from "../nimber/read-natural.ts";
import { type Budget, begin, type Limits } from "../solve/limits.ts";
import { methods } from "../solve/methods/index.ts";
import type { Game, Play, Text, Tick } from "../types.ts";
import type { Terminal } from "./command.ts";
import { type CommandContext, type Option, UsageError } from "./command.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import { t } from "./locale/cli.ts";
import { notationFor, wholeNotation } from "./notation.ts";
import { linesOf } from "./reader.ts";
import { report } from "./report.ts";
import { shown } from "./terminal/shown.ts";
import { usageText } from "./usage.ts";

/** Beside more than this it is little what V8 keeps for young objects. */
const SMALL = 2 ** 29;

/** Where a limit of bytes is small, V8 keeps one megabyte for young objects instead of up to 48 that nobody counts. */
function keepYoungSmall(bytes: number): void {
  if (bytes < SMALL) setFlagsFromString("--semi-space-growth-factor=1");
}

const METHODS = methods.map(({ id }) => id);

/** Which method is to answer, in place of the first that suits. */
export const METHOD: Option = {
  name: "method",
  value: "name",
  says: t("oneWayAnswerElseFirst", { methods: METHODS }),
};

/** The sum that the words of a command name. */
export async function sumOf(context: CommandContext, usage: string, tick?: Tick): Promise<Term[]> {
  const { rules } = context.userRules;
  if (rules !== undefined && context.args.length === 0) return [{ rules, position: rules.first }];
  if (context.args.length === 0) throw missing(t("gamePosition"), usage);
  return await readSum(context, textIn(context, context.args), tick);
}

/** The sum that is written so, perhaps of games of one's own. */
export async function readSum(context: CommandContext, text: string, tick?: Tick): Promise<Term[]> {
  const { games } = context.userRules;
  return sumIn(await notationAmong(context, text), text, tick, games);
}

const notationAmong = ({ userRules: own }: CommandContext, text: string): Promise<Notation> =>
  own.games.size > 0 ? wholeNotation() : notationFor(text);

/** The text of words, the game of --rules being the first that they name. */
export const textIn = ({ userRules: { rules } }: CommandContext, words: readonly string[]): string =>
  (rules === undefined ? words : [rules.id, ...words]).join(" ");

/** The game of --rules, or the one that the only word names. */
export async function gameOf(context: CommandContext, usage: string): Promise<Game<unknown>> {
  const { games, rules } = context.userRules;
  if (rules === undefined) {
    const text = firstWord(context, A_GAME, usage);
    return gameIn(await notationAmong(context, text), text, games);
  }
  const [extra] = context.args;
  if (extra === undefined) return rules;
  throw new UsageError(t("expectedNoGameBesideRules", { extra }));
}

export const A_GAME: Text = t("aGame");

/** The first word, which must be there. */
export function firstWord(context: CommandContext, what: Text, usage: string): string {
  const [word, extra] = context.args;
  if (word === undefined) throw missing(what, usage);
  if (extra !== undefined) {
    throw new UsageError(t("expectedOnlyFoundAlsoQuote", { what, extra }));
  }
  return word;
}

const missing = (what: Text, usage: string) =>
  new UsageError(t("expectedFoundNothingUsage", { what, usage: usageText(usage) }));

/**
 * The lines of a file, or for `-` of standard input, that are not blank. Each is a question of its own, within whose time
 * it is read.
 * @throws as `linesOf` does.
 */
export function* questionsIn(
  file: string,
  terminal: Terminal,
  limits: Limits,
): Generator<{ readonly line: string; readonly number: number }> {
  let budget = begin(limits);
  const bounds = { bytes: budget.bytes, tick: () => budget.tick() };
  let number = 0;
  for (const line of linesOf(file, terminal, bounds)) {
    number++;
    if (line.trim() === "") continue;
    yield { line, number };
    budget = begin(limits);
  }
}

/**
 * Answers each line of standard input. One that cannot be answered is reported with its line, and those after it are asked
 * all the same; the exit code is 2 if one of them was wrong, else 3 if a limit stopped one.
 */
export function answerLines(
  context: CommandContext,
  limits: Limits,
  answer: (line: string) => void,
): ExitCode {
  let status: ExitCode = EXIT.answered;
  for (const { line, number } of questionsIn("-", context.terminal, limits)) {
    try {
      answer(line);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      const code = report(error, context.terminal, context.language, context.json, { line: number });
      if (status === EXIT.answered || code === EXIT.usage) status = code;
    }
  }
  return status;
}

/**
 * Answers a sum for each line of standard input, when the last word is `-`: what stands before it is put before each
 * line. Each is a question of its own: its budget begins before it is read.
 */
export async function answerSums(
  context: CommandContext,
  limits: Limits,
  answer: (asked: { readonly text: string; readonly sum: Term[]; readonly budget: Budget }) => void,
): Promise<ExitCode> {
  const before = textIn(context, context.args.slice(0, -1));
  const notation = await wholeNotation();
  return answerLines(context, limits, (line) => {
    const budget = begin(limits);
    const text = before === "" ? line : `${before} ${line}`;
    const sum = sumIn(notation, text, budget.tick, context.userRules.games);
    answer({ text: shown(line.trim()), sum, budget });
  });
}

/** Refuses a file whose positions begin above 0 where a command reads every number from 0. */
export function refuseLeast(context: CommandContext, { id }: { readonly id: string }, command: string): void {
  const least = context.userRules.games.get(id)?.least ?? 0;
  if (least === 0) return;
  throw new UsageError(t("leastButCommandNeedsEvery", { command, id, least }));
}

/** The method of --method, which must be for this play. */
export function methodOf(context: CommandContext, play: Play): { readonly method?: string } {
  const asked = context.option("method");
  if (asked === undefined) return {};
  const opens = play === "normal" ? "values" : "sums";
  const ids = methods.filter((each) => each[opens] !== undefined).map(({ id }) => id);
  if (ids.includes(asked)) return { method: asked };
  const meant = nearest(asked, ids);
  throw new UsageError(t("methodExpectedOneFound", { ids, play, asked, meant }));
}

/** A natural number given to an option. */
export function numberOf(
  context: CommandContext,
  name: string,
  usual: number,
  least = 0,
  most: number = Number.MAX_SAFE_INTEGER,
): number {
  const text = context.option(name);
  if (text === undefined) return usual;
  const value = readNatural(text);
  if (typeof value === "number" && value >= least && value <= most) return value;
  throw new UsageError(t("expectedNumberFromFound", { name, least, most, text }));
}

/** A natural number of any size given to an option. */
export function naturalOf(
  context: CommandContext,
  name: string,
  usual: Natural,
  least: Natural = 0,
): Natural {
  const text = context.option(name);
  if (text === undefined) return usual;
  const value = readNatural(text);
  if (value !== undefined && value >= least) return value;
  throw new UsageError(t("expectedNumberFromUpFound", { name, least, text }));
}

/** The limits that --positions, --time and --memory set, and a progress line while a search runs. */
export function limitsOf(context: CommandContext): Limits {
  const text = context.option("memory");
  const [, digits = "", unit = ""] = /^(\d.*?)(?:([KMGT])(?:i?B)?|B)?$/i.exec(text ?? "1G") ?? [];
  const bytes = decimal(digits) * 1024 ** " KMGT".indexOf(unit.toUpperCase() || " ");
  if (!(bytes >= 1)) {
    throw new UsageError(t("memoryExpectedBytesMG", { text }));
  }
  keepYoungSmall(bytes);
  const seconds = context.option("time");
  if (seconds !== undefined && !(decimal(seconds) > 0)) {
    throw new UsageError(t("timeExpectedSecondsFound", { seconds }));
  }
  const searched = say(t("searched"), context.language);
  return {
    positions: numberOf(context, "positions", 5_000_000, 1),
    ...(seconds !== undefined && { seconds: Number(seconds) }),
    bytes: Math.floor(bytes),
    ...(context.kept !== undefined && { kept: context.kept }),
    progress: (done) => context.terminal.progress(() => `${searched} ${done.toLocaleString("en")}`),
  };
}

/** A number that need not be whole, as 0.5 or 1e3; not a number when it is none. */
const decimal = (text: string) => (/^\d+(\.\d+)?(e\d+)?$/i.test(text) ? Number(text) : Number.NaN);
