import { setFlagsFromString } from "node:v8";
import { GameError, NotationError } from "../errors.ts";
import { gameIn, type Notation, sumIn, type Term } from "../games/reading.ts";
import type { Suggested } from "../games/typed.ts";
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

/** Byte limit up to which V8's space for young objects matters. */
const SMALL = 2 ** 29;

/**
 * With a small byte limit, keeps V8's space for young objects at one megabyte instead of up to 48, which the
 * limit does not count.
 */
function keepYoungSmall(bytes: number): void {
  if (bytes < SMALL) setFlagsFromString("--semi-space-growth-factor=1");
}

const METHODS = methods.map(({ id }) => id);

/** Option that chooses the method instead of the first suitable one. */
export const METHOD: Option = {
  name: "method",
  value: "name",
  says: t("oneWayAnswerElseFirst", { methods: METHODS }),
};

/** Sum in the arguments of a command. */
export async function sumOf(context: CommandContext, usage: string, tick?: Tick): Promise<Term[]> {
  const { rules } = context.userRules;
  if (rules !== undefined && context.args.length === 0) return [{ rules, position: rules.first }];
  if (context.args.length === 0) throw missing(t("gamePosition"), usage);
  return await readSum(context, textIn(context, context.args), tick);
}

/** Reads a sum, which may use the user's games. */
export async function readSum(context: CommandContext, text: string, tick?: Tick): Promise<Term[]> {
  const { games } = context.userRules;
  try {
    return sumIn(await notationAmong(context, text), text, tick, games);
  } catch (error) {
    throw await suggesting(error, text, ({ sum, play }) => (play === "misere" ? `${sum} --misere` : sum));
  }
}

/**
 * The same error; an error in notation suggests what the whole text means, as `nim 3 4 --misere` for `反尼姆 3 4`, if
 * it means anything.
 */
async function suggesting(
  error: unknown,
  text: string,
  as: (suggested: Suggested) => string,
): Promise<unknown> {
  if (!(error instanceof NotationError)) return error;
  const suggested = (await import("../games/typed.ts")).suggestedFor(text);
  if (suggested === undefined) return error;
  return new NotationError(error.input, error.offset, error.expected, as(suggested));
}

const notationAmong = ({ userRules: own }: CommandContext, text: string): Promise<Notation> =>
  own.games.size > 0 ? wholeNotation() : notationFor(text);

/** Text of the arguments; the game of --rules comes first. */
export const textIn = ({ userRules: { rules } }: CommandContext, words: readonly string[]): string =>
  (rules === undefined ? words : [rules.id, ...words]).join(" ");

/** Game of --rules, or the game in the only argument. */
export async function gameOf(context: CommandContext, usage: string): Promise<Game<unknown>> {
  const { games, rules } = context.userRules;
  if (rules === undefined) {
    const text = firstWord(context, A_GAME, usage);
    try {
      return gameIn(await notationAmong(context, text), text, games);
    } catch (error) {
      throw await suggesting(error, text, ({ game }) => game);
    }
  }
  const [extra] = context.args;
  if (extra === undefined) return rules;
  throw new UsageError(t("expectedNoGameBesideRules", { extra }));
}

export const A_GAME: Text = t("aGame");

/** Only argument, which is required. @throws UsageError */
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
 * Nonblank lines of a file, or of standard input for `-`. Each line is a question with its own budget, which
 * includes reading the line.
 * @throws as `linesOf`
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
 * Answers each line of standard input. Errors are reported with their line, and the following lines are still
 * answered. The exit code is 2 if any line was invalid, else 3 if a limit was reached.
 */
export async function answerLines(
  context: CommandContext,
  limits: Limits,
  answer: (line: string) => void | Promise<void>,
): Promise<ExitCode> {
  let status: ExitCode = EXIT.answered;
  for (const { line, number } of questionsIn("-", context.terminal, limits)) {
    try {
      await answer(line);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      const code = report(error, context.terminal, context.language, context.json, { line: number });
      if (status === EXIT.answered || code === EXIT.usage) status = code;
    }
  }
  return status;
}

/**
 * Answers a sum for each line of standard input, when the last argument is `-`: the other arguments are a
 * prefix of each line. The budget of a line includes reading its sum.
 */
export async function answerSums(
  context: CommandContext,
  limits: Limits,
  answer: (asked: {
    readonly text: string;
    readonly sum: Term[];
    readonly budget: Budget;
  }) => void | Promise<void>,
): Promise<ExitCode> {
  const before = textIn(context, context.args.slice(0, -1));
  const notation = await wholeNotation();
  return answerLines(context, limits, (line) => {
    const budget = begin(limits);
    const text = before === "" ? line : `${before} ${line}`;
    const sum = sumIn(notation, text, budget.tick, context.userRules.games);
    return answer({ text: shown(line.trim()), sum, budget });
  });
}

/** Refuses rules files whose positions start above 0 for commands that need every number from 0. */
export function refuseLeast(context: CommandContext, { id }: { readonly id: string }, command: string): void {
  const least = context.userRules.games.get(id)?.least ?? 0;
  if (least === 0) return;
  throw new UsageError(t("leastButCommandNeedsEvery", { command, id, least }));
}

/** Method of --method, which must support this play. */
export function methodOf(context: CommandContext, play: Play): { readonly method?: string } {
  const asked = context.option("method");
  if (asked === undefined) return {};
  const opens = play === "normal" ? "values" : "sums";
  const found = methods.find(({ id }) => id === asked);
  if (found?.[opens] !== undefined) return { method: asked };
  if (found === undefined)
    throw new UsageError(
      t("methodExpectedOneFound", { ids: METHODS, asked, meant: nearest(asked, METHODS) }),
    );
  const ids = methods.filter((each) => each[opens] !== undefined).map(({ id }) => id);
  throw new UsageError(t("methodOfOtherPlay", { ids, play, asked }));
}

/** Natural number of an option. */
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

/** Natural number of any size of an option. */
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

/** Limits from --positions, --time and --memory, with a progress line. */
export function limitsOf(context: CommandContext): Limits & { readonly bytes: number } {
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

/** Decimal number such as 0.5 or 1e3; NaN for other text. */
const decimal = (text: string) => (/^\d+(\.\d+)?(e\d+)?$/i.test(text) ? Number(text) : Number.NaN);
