import {
  forms,
  hasNumbers,
  lineOf,
  parseAnswer,
  parseRead,
  readsSet,
  usualLargest,
} from "../codegen/index.ts";
import type { Answer, InputForm } from "../codegen/read/form.ts";
import { NotationError } from "../errors.ts";
import { adjacentIn } from "../games/adjacent-notation.ts";
import { parseGameAmong, parseSum } from "../games/notation.ts";
import {
  beyondNamed,
  type ContestProgram,
  problemNamed,
  programAmong,
  programNamed,
} from "../games/problems/index.ts";
import { byForm, LARGEST_OF_SET, listedForm } from "../judge/by-form/problem.ts";
import { type Judging, problemOf, problems } from "../judge/index.ts";
import { nearest } from "../nearest.ts";
import type { Limits } from "../solve/limits.ts";
import type { Game, Play } from "../types.ts";
import { boxOf, LARGEST } from "./code.ts";
import { type CommandContext, type Option, UsageError } from "./command.ts";
import { limitsOf, numberOf } from "./input.ts";
import { t } from "./locale/commands.ts";

// Finds out how to read and answer an input: by the format of a problem, by its form, or by a form for a game.

/** Options for the form of an input. */
export const FORM: readonly Option[] = [
  { name: "read", value: "FORM", says: t("judge.form") },
  { name: "print", value: "WORDS", says: t("judge.words") },
];

/** Problem or game whose input can be read and drawn, under its name. */
export interface Judged {
  readonly id: string;
  readonly judging: Judging;
}

/** Form of an input, with the words of its answers if it has a name. */
interface FormAsked {
  readonly read: InputForm;
  readonly answer?: Answer;
}

/** Form of --read, which describes or names one. */
function askedIn(context: CommandContext): FormAsked | undefined {
  const asked = context.option("read");
  if (asked === undefined) return undefined;
  return Object.entries(forms).find(([id]) => id === asked)?.[1] ?? { read: parseRead(asked) };
}

/** Whether --read stands in place of a game, since it reads the sets of takes. */
export const isSetAsked = (context: CommandContext): boolean => {
  const asked = askedIn(context);
  return asked !== undefined && readsSet(asked.read);
};

const answerOf = (asked: FormAsked | undefined, context: CommandContext): Answer => {
  const print = context.option("print");
  return print === undefined ? (asked?.answer ?? forms.heaps.answer) : parseAnswer(print);
};

/** Least numbers of random inputs. */
const leastOf = (context: CommandContext, isPlain: boolean): { readonly from?: number } =>
  isPlain ? { from: numberOf(context, "from", 1, 0, LARGEST) } : {};

const playOf = (context: CommandContext): Play =>
  context.option("misere") === undefined ? "normal" : "misere";

/** Judging by the sets of takes in the input; an example such as `row{2}` says that they are adjacent. Random inputs are played plainly if `isPlain`. */
export function judgedBySets(context: CommandContext, isPlain: boolean, example = ""): Judged {
  const asked = askedIn(context)!;
  const box = [isPlain ? numberOf(context, "to", LARGEST_OF_SET, 1, LARGEST) : LARGEST_OF_SET];
  const own = {
    ...{ game: undefined, read: asked.read, answer: answerOf(asked, context), play: playOf(context) },
    adjacent: adjacentIn(example),
    ...leastOf(context, isPlain),
  };
  return { id: asked.read.text, judging: byForm({ ...own, box, isPlain }, limitsFor(context, isPlain)) };
}

/**
 * Judging of a problem or a game. Random inputs are played plainly if `isPlain`.
 * @throws UsageError for a problem whose input nothing reads
 */
export function judgedNamed(name: string, context: CommandContext, isPlain: boolean): Judged {
  const problem = problemOf(name);
  if (problem !== undefined) {
    const useless = ["read", "print", ...(isPlain ? ["from", "to"] : []), "misere"].find(
      (each) => context.option(each) !== undefined,
    );
    if (useless === undefined) return { id: problem.id, judging: problem };
    throw new UsageError(t("stress.inputOwnGames", { useless, id: problem.id }));
  }
  if (adjacentIn(name) !== undefined && isSetAsked(context)) {
    parseGameAmong(name, context.userRules.games);
    return judgedBySets(context, isPlain, name);
  }
  const asked = askedIn(context);
  const listed = programNamed(name);
  if (listed !== undefined) return ofListed(listed, asked, context, isPlain);
  const known = problemNamed(name);
  const other = known && (known.ids.find((id) => problemOf(id)) ?? programAmong(known.ids)?.ids[0]);
  if (other !== undefined) throw new UsageError(t("judge.problemElsewhere", { name, other }));
  if (known ?? beyondNamed(name)) throw unread(name);
  return ofGame(namedIn(name, context, isPlain), asked, context, isPlain);
}

/** Game, and the positions from which random ones are reached, if any are named and they are no numbers. */
interface GameWithStarts {
  readonly game: Game<unknown>;
  readonly starts?: readonly string[];
}

function namedIn(name: string, context: CommandContext, isPlain: boolean): GameWithStarts {
  const { games } = context.userRules;
  try {
    return { game: parseGameAmong(name, games) };
  } catch (error) {
    const reached = isPlain ? reachedIn(name, games) : undefined;
    if (reached !== undefined) return reached;
    const isGame =
      isPlain || context.option("read") !== undefined || !/^[a-z]+[-\s]?p?\d+[a-z]?\d*$/i.test(name);
    if (isGame || !(error instanceof NotationError)) throw error;
    const meant = nearest(
      name,
      problems.flatMap(({ id, aliases }) => [id, ...aliases]),
    );
    throw new UsageError(t("judge.expectedProblemFound", { id: name, meant }));
  }
}

/** A game with positions that are no numbers, such as `clobber xo/ox`. */
function reachedIn(name: string, games: CommandContext["userRules"]["games"]): GameWithStarts | undefined {
  try {
    const sum = parseSum(name, undefined, games);
    const [game, another] = new Set(sum.map(({ rules }) => rules));
    if (game === undefined || another !== undefined || hasNumbers(game)) return undefined;
    return { game, starts: sum.map(({ position }) => lineOf(game, position)) };
  } catch (error) {
    if (error instanceof NotationError) return undefined;
    throw error;
  }
}

/** Judging of a game by the form of --read, else by its usual form. */
function ofGame(
  { game, starts }: GameWithStarts,
  asked: FormAsked | undefined,
  context: CommandContext,
  isPlain: boolean,
): Judged {
  const box = isPlain && hasNumbers(game) ? boxOf(context, usualLargest(game)) : [];
  const answer = answerOf(asked, context);
  if (answer.plays && !isPlain) throw new UsageError(t("judge.problemPlays", { id: game.id }));
  const own = {
    ...{ game, read: asked?.read, answer, play: playOf(context), starts },
    ...leastOf(context, isPlain),
  };
  return { id: game.id, judging: byForm({ ...own, box, isPlain }, limitsFor(context, isPlain)) };
}

/** Judging of a listed problem, by the form of its input and within its limits; options replace the form and the words. */
function ofListed(
  listed: ContestProgram,
  asked: FormAsked | undefined,
  context: CommandContext,
  isPlain: boolean,
): Judged {
  const [id = ""] = listed.ids;
  const { largest, least, ...own } = listedForm(listed);
  const print = context.option("print");
  const answer = print === undefined ? own.answer : parseAnswer(print);
  if (answer.plays && !isPlain) throw new UsageError(t("judge.problemPlays", { id }));
  const form = asked === undefined ? { largest, least } : { read: asked.read };
  const play = listed.misere ? "misere" : playOf(context);
  const box = isPlain ? boxOf(context, own.box) : own.box;
  return {
    id,
    judging: byForm(
      { ...own, ...form, ...leastOf(context, isPlain), answer, play, box, isPlain },
      limitsFor(context, isPlain),
    ),
  };
}

/** Seconds for an answer to a random input, which another one replaces. */
const SECONDS = 2;

function limitsFor(context: CommandContext, isPlain: boolean): Limits {
  const { progress: _, ...limits } = limitsOf(context);
  return isPlain ? { seconds: SECONDS, ...limits } : limits;
}

/** Error for a listed problem whose input nothing reads. */
const unread = (id: string): UsageError => new UsageError(t("judge.expectedProblemWhoseInputRead", { id }));
