import { LimitError, NotationError } from "../errors.ts";
import { t } from "../locale/law.ts";
import { areNaturals } from "../nimber/natural.ts";
import { writtenGame } from "../rules/of-game.ts";
import { type Budget, begin, type Limits, started } from "../solve/limits.ts";
import { grundyValues } from "../solve/search/grundy.ts";
import type { Game, Outcome, Play, Text } from "../types.ts";
import { casesOf, conditionsOf, type Term } from "./conditions-of-table.ts";
import { type LawFinding, longest, type Rejected, type Search } from "./finding.ts";
import { observedIn } from "./observed.ts";
import { shownAgainst } from "./shown.ts";
import { type StatedLaw, statedLaw } from "./stated.ts";
import { type Tested, tested } from "./test.ts";
import { outcomesOf } from "./truth.ts";

// Laws of games whose positions are lists of numbers of any length. Such a law speaks of a list by a few notions, such
// as the nim-sum of its numbers. Programs give the moves, so play can only observe a law.

type List = readonly number[];

const positive = (list: List): List => list.filter((each) => each > 0);

/** How often each positive number occurs. */
function occurrences(list: List): readonly number[] {
  const found = new Map<number, number>();
  for (const each of positive(list)) found.set(each, (found.get(each) ?? 0) + 1);
  return [...found.values()];
}

interface Notion {
  readonly says: Text;
  readonly of: (list: List) => number;
}

/** Notions of a list, simplest first. */
const NOTIONS = {
  nimsum: { says: t("listNimsum"), of: (list) => list.reduce((sum, each) => sum ^ each, 0) },
  sum: { says: t("listSum"), of: (list) => list.reduce((sum, each) => sum + each, 0) },
  count: { says: t("listCount"), of: (list) => positive(list).length },
  largest: { says: t("listLargest"), of: (list) => Math.max(0, ...list) },
  smallest: {
    says: t("listSmallest"),
    of: (list) => positive(list).reduce((least, each) => (least === 0 ? each : Math.min(least, each)), 0),
  },
  odds: { says: t("listOdds"), of: (list) => list.filter((each) => each % 2 === 1).length },
  ones: { says: t("listOnes"), of: (list) => list.filter((each) => each === 1).length },
  kinds: { says: t("listKinds"), of: (list) => occurrences(list).length },
  unpaired: {
    says: t("listUnpaired"),
    of: (list) => occurrences(list).filter((count) => count % 2 === 1).length,
  },
  equal: { says: t("listEqual"), of: (list) => Math.max(0, ...occurrences(list)) },
} as const satisfies Readonly<Record<string, Notion>>;

const NAMES: readonly string[] = Object.keys(NOTIONS);
const EACH: readonly Notion[] = Object.values(NOTIONS);
const WORD = new RegExp(`\\b(?:${NAMES.join("|")})\\b(?!\\s*\\()`, "g");

const notionsOf = (list: List): List => EACH.map(({ of }) => of(list));

/** Letters that stand for the notions where a law is read; a law may have other letters. */
const LETTERS = NAMES.map((_, i) => `z${i}`);

/** Whether a law speaks of the numbers of a list. */
export const isOfLists = (text: string): boolean => text.search(WORD) >= 0;

/**
 * Reads a law of lists. Each word is at least as long as the letter in its place, so that errors keep their place.
 * @throws NotationError
 */
function listLaw(text: string, play: Play): StatedLaw {
  const where = text.search(/(?<=\s)where\s/);
  if (where >= 0) throw new NotationError(text, where, t("whereOfLists"));
  const inLetters = text.replace(WORD, (word) => LETTERS[NAMES.indexOf(word)]!.padEnd(word.length, " "));
  try {
    return { ...statedLaw(inLetters, LETTERS, play), text: text.trim() };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new NotationError(text, error.offset, error.expected);
  }
}

/** Form of the lists of a game. */
interface Lists {
  readonly start: List;
  readonly least: 0 | 1;
  readonly fewest: number;
  readonly most: number;
  readonly order: "any" | "ascending" | "descending";
  /** Positions that play reaches from the start, when they are few. */
  readonly reached?: readonly List[];
}

/** Number of positions from which the form of the lists is seen, and length of the lists where it varies. */
const MOST_REACHED = 2000;
const LONG = 5;

const isSorted = (list: List, by: 1 | -1) =>
  list.every((each, i) => i === 0 || by * (each - list[i - 1]!) >= 0);

const known = new WeakMap<Game<unknown>, Lists | "none">();

/**
 * Form of the lists that play reaches from the start of a game; undefined unless they have different lengths, or more
 * numbers than the formulas of a tuple.
 */
export function listsOf(game: Game<unknown>): Lists | undefined {
  const found = known.get(game) ?? listsReached(game) ?? "none";
  known.set(game, found);
  return found === "none" ? undefined : found;
}

function listsReached(game: Game<unknown>): Lists | undefined {
  const [start] = game.start;
  if (typeof game.space !== "object" && game.space !== "pair") return undefined;
  if (writtenGame(game).startsWith("[") || !areNaturals(start)) return undefined;
  const reached: List[] = [start.map(Number)];
  const seen = new Set([reached[0]!.join()]);
  for (const list of reached) {
    if (reached.length > MOST_REACHED) break;
    for (const { to } of game.moves(list))
      for (const part of to) {
        if (!areNaturals(part)) return undefined;
        const numbers = part.map(Number);
        if (seen.has(numbers.join())) continue;
        seen.add(numbers.join());
        reached.push(numbers);
      }
  }
  const lengths = reached.map(({ length }) => length);
  const [fewest, most] = [Math.min(...lengths), Math.max(...lengths)];
  if (fewest === most && most <= 3) return undefined;
  const order = ([1, -1] as const).find((by) => reached.every((list) => isSorted(list, by)));
  return {
    start: reached[0]!,
    least: reached.some((list) => list.includes(0)) ? 0 : 1,
    fewest,
    most: fewest === most ? most : Math.max(most, LONG),
    order: order === undefined ? "any" : order === 1 ? "ascending" : "descending",
    ...(reached.length <= MOST_REACHED && { reached }),
  };
}

/** Number of lists after which the search for legal ones ends. */
const MOST_LISTS = 50_000;

/** Lists of a form that are positions, by their sums. */
function* listsBySum(lists: Lists, { isPosition }: Played): Generator<List> {
  let left = MOST_LISTS;
  for (let sum = 0; ; sum++)
    for (let length = lists.fewest; length <= lists.most; length++)
      for (const list of ofSum(lists, length, sum, [])) {
        if (left-- === 0) return;
        if (isPosition(list)) yield list;
      }
}

function* ofSum(lists: Lists, length: number, sum: number, before: List): Generator<List> {
  const { least, order } = lists;
  if (length === 0) {
    if (sum === 0) yield before;
    return;
  }
  const last = before.at(-1);
  const low = order === "ascending" ? (last ?? least) : least;
  const high = order === "descending" ? Math.min(last ?? sum, sum) : sum;
  const rest = length - 1;
  for (let first = low; first <= high; first++) {
    if (sum - first < rest * (order === "ascending" ? first : least)) break;
    if (order === "descending" && sum - first > rest * first) continue;
    yield* ofSum(lists, rest, sum - first, [...before, first]);
  }
}

type Result = Outcome | number;

/** Play of the lists of a game, with its answers so far. */
interface Played {
  readonly at: (list: List) => Result;
  readonly isPosition: (list: List) => boolean;
}

function playedOf(game: Game<unknown>, kind: StatedLaw["kind"], play: Play, limits: Limits): Played {
  const budget = begin(limits);
  const isPosition = (list: List) => game.isPosition?.(list) ?? true;
  if (kind === "outcomes") return { isPosition, at: outcomesOf(game, play, limits, budget) };
  const values = grundyValues(game, limits);
  return { isPosition, at: (list) => values.at(list, budget) };
}

/** Numbers of lists: those from which laws are guessed, those that must confirm one, and those that test it. */
const LOOKED = 500;
const ENOUGH = 1000;
const ALL = 4000;

const testedOn = (law: StatedLaw, lists: Lists, played: Played, budget: Budget, limits: Limits): Tested =>
  tested(
    { says: (list) => law.says(notionsOf(list)) },
    { at: played.at, has: played.isPosition },
    { positions: listsBySum(lists, played), most: ALL, enough: ENOUGH },
    budget,
    limits.seconds,
  );

/** Whether a law holds at all positions that play reaches from the start; undefined when they are too many. */
function heldFromStart({ says }: Pick<StatedLaw, "says">, { reached }: Lists, { at }: Played) {
  if (reached === undefined) return undefined;
  return reached.every((list) => says(notionsOf(list)) === at(list)) ? reached.length : undefined;
}

/** Range in which a law was seen to hold, in the words of such laws. */
const rangeOf = ({ fewest, most }: Lists, whole: number): string =>
  `sum <= ${whole}${fewest === most ? "" : ` and count <= ${most}`}`;

/** The law in a sentence, with the meaning of its words. */
function claimOf({ kind, text }: StatedLaw, { order }: Lists): Text {
  const words = text.match(WORD);
  const used = EACH.flatMap(({ says }, i) => (words?.includes(NAMES[i]!) ? [says] : []));
  const [, player = "", says = ""] = /^(?:([PN])\s+iff|sg\s*={1,2})\s*([\s\S]*)$/.exec(text) ?? [];
  return kind === "values"
    ? t("listValue", { order, says, used })
    : t("listOutcome", { order, player, says, used });
}

function standing(
  game: Game<unknown>,
  law: StatedLaw,
  lists: Lists,
  played: Played,
  { whole }: Tested,
): LawFinding {
  const base = { kind: law.kind, text: law.text, sentence: claimOf(law, lists), testedTo: whole };
  const count = heldFromStart(law, lists, played);
  const because =
    count === undefined
      ? t("movesGivenProgramNoAutomaton", { id: game.id })
      : t("listsFromStart", { id: game.id, start: lists.start, count });
  return { ...observedIn(base, rangeOf(lists, whole)), because };
}

/** Expressions for values, simplest first. */
function expressionsOf(rows: readonly List[]): Term[] {
  const known: Term[] = [];
  const know = (text: string, at: (row: List) => number) => known.push({ text, at: rows.map(at) });
  for (const [i, name] of NAMES.entries()) know(name, (row) => row[i]!);
  for (const c of [0, 1, 2]) know(`${c}`, () => c);
  for (let m = 2; m <= 6; m++)
    for (const [i, name] of NAMES.entries()) know(`${name} % ${m}`, (row) => row[i]! % m);
  for (const [i, name] of NAMES.entries()) {
    know(`${name} + 1`, (row) => row[i]! + 1);
    know(`${name} - 1`, (row) => row[i]! - 1);
    know(`${name} / 2`, (row) => Math.floor(row[i]! / 2));
  }
  return known;
}

/** Laws that fit the first lists, simplest first. */
function* guesses(
  kind: StatedLaw["kind"],
  rows: readonly List[],
  results: readonly Result[],
): Generator<string> {
  const terms = NAMES.map((text, i): Term => ({ text, at: rows.map((row) => row[i]!) }));
  const twice = { text: "2*largest", at: rows.map((row) => 2 * row[NAMES.indexOf("largest")]!) };
  if (kind === "outcomes") return yield* conditionsOf(results, [...terms, twice]);
  const expressions = expressionsOf(rows);
  for (const { text, at } of expressions)
    if (results.every((value, i) => value === at[i])) yield `sg = ${text}`;
  yield* casesOf(results, [...terms, twice], expressions);
}

/** First law of lists that fits play, observed. @throws LoopyError */
export function lawOfLists(
  game: Game<unknown>,
  lists: Lists,
  kind: StatedLaw["kind"],
  play: Play,
  own: Limits,
): Search {
  const limits = started(own);
  const budget = begin(limits);
  const played = playedOf(game, kind, play, limits);
  const [looked, results]: [List[], Result[]] = [[], []];
  const rejected: Rejected[] = [];
  try {
    for (const list of listsBySum(lists, played)) {
      if (looked.push(list) > LOOKED) break;
      results.push(played.at(list));
    }
    looked.length = results.length;
    for (const text of guesses(kind, looked.map(notionsOf), results)) {
      const law = listLaw(text, play);
      const test = testedOn(law, lists, played, budget, limits);
      if (test.counterexample === undefined && test.count < ENOUGH) break;
      if (test.counterexample === undefined)
        return { finding: standing(game, law, lists, played, test), rejected: longest(rejected) };
      rejected.push({ text, counterexample: test.counterexample });
    }
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { rejected: longest(rejected), because: error.text, stopped: error };
  }
  return { rejected: longest(rejected), because: t("noLawOfLists") };
}

/** Tests a stated law of lists. @throws NotationError, LimitError, LoopyError */
export function testOfLists(
  game: Game<unknown>,
  lists: Lists,
  text: string,
  play: Play,
  own: Limits,
): LawFinding {
  const law = listLaw(text, play);
  const limits = started(own);
  const played = playedOf(game, law.kind, play, limits);
  const test = testedOn(law, lists, played, begin(limits), limits);
  const { counterexample, whole } = test;
  if (counterexample === undefined) return standing(game, law, lists, played, test);
  const shown = {
    ...counterexample,
    ...shownAgainst(game, counterexample, play, limits, counterexample.position),
  };
  const { kind } = law;
  return {
    kind,
    text: law.text,
    sentence: claimOf(law, lists),
    testedTo: whole,
    verdict: "refuted",
    counterexample: shown,
  };
}
