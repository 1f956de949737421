import { encodedAs, type HeapRules, heapRules, mostHeaps } from "../encoding.ts";
import { encodedAt } from "../rules/space.ts";
import { component } from "../solve/component.ts";
import { gridTable } from "../solve/heap/grid.ts";
import { pairTable } from "../solve/heap/pair.ts";
import { begin, type Deadline, type Limits } from "../solve/limits.ts";
import { heapTable } from "../solve/period/table.ts";
import { SeveralError, standsAlone } from "../solve/search/alone.ts";
import { grundyValues } from "../solve/search/grundy.ts";
import { outcomes } from "../solve/search/outcomes.ts";
import type { Solver } from "../solve/solution.ts";
import { solver } from "../solve/sum.ts";
import type { Game, Key, Outcome, Play } from "../types.ts";
import { playedRule } from "./played.ts";

/** The value of a position, or who wins from it, by tables where the game has them. */
export interface Truth {
  /** Whether the coordinates are a position of the game. */
  readonly has: (position: readonly number[]) => boolean;
  /** The coordinates as a position of the game. */
  readonly at: (position: readonly number[]) => number | Outcome;
  /** What finds it: a compiled table, a table that looks at every move, or a search, perhaps of very many moves. */
  readonly by: "table" | "grid" | "search" | "wide";
}

/** A heap of so many tokens that has more than four times as many moves makes a search wide. */
const SAMPLE = 60;

function isWide(game: Game<unknown>): boolean {
  if (game.space !== "heap") return false;
  let moves = 0;
  for (const _ of game.moves(SAMPLE)) if (++moves > 4 * SAMPLE) return true;
  return false;
}

/** What is true of single components of a game. */
export function truthOf(game: Game<unknown>, kind: "outcomes" | "values", play: Play, limits: Limits): Truth {
  const deadline = begin(limits);
  const has = (position: readonly number[]): boolean => encodedAt(game, position) !== undefined;
  if (kind === "outcomes" && (play === "misere" || standsAlone(game, play))) {
    const [fast, at] = [playedRule(game, kind, play), outcomesOf(game, play, limits, deadline)];
    return {
      has,
      at: (position) => winner(fast?.(position, deadline.tick)) ?? at(encodedAt(game, position)),
      by: "search",
    };
  }
  const values = { has, ...valuesOf(game, limits) };
  if (kind === "values") return values;
  return { ...values, at: winners(game, values, limits) };
}

/** Of a value, or 0 for a P-position and 1. */
const winner = (value: number | undefined): Outcome | undefined =>
  value === undefined ? undefined : value === 0 ? "P" : "N";

/** Who wins from a position, by those alone that its moves leave, or by sums from the first that falls into parts on. */
function outcomesOf(game: Game<unknown>, play: Play, limits: Limits, deadline: Deadline) {
  const alone = outcomes(game, play, limits);
  let sums: Solver | undefined;
  /** A solver keeps what it needs for sums, but decides a question anew. */
  const bySums = new Map<Key, Outcome>();
  return (position: unknown): Outcome => {
    if (sums === undefined) {
      try {
        return alone.at(position, deadline);
      } catch (error) {
        if (!(error instanceof SeveralError)) throw error;
        sums = solver(limits);
      }
    }
    const key = game.key(position);
    const found = bySums.get(key) ?? sums.outcome([component(game, position)], play, deadline);
    bySums.set(key, found);
    return found;
  };
}

/** Whether the takes from each heap are found one by one, and may be as many as its tokens. */
const looksAnew = (rules: HeapRules): boolean =>
  "takes" in rules && rules.fixed !== true && rules.few !== true;

function valuesOf(game: Game<unknown>, limits: Limits): Omit<Truth, "has"> {
  const deadline = begin(limits);
  const heap = heapRules(game);
  // What takes from one set whatever the heap has a table that is faster.
  const isSlow = heap === undefined || ("takes" in heap && heap.fixed !== true);
  const fast = isSlow ? playedRule(game, "values", "normal") : undefined;
  if (heap !== undefined) {
    const table = heapTable(heap, limits);
    const by = mostHeaps(heap) > 2 || looksAnew(heap) ? "search" : "table";
    let known: ArrayLike<number> = [];
    const at = (position: readonly number[]) => {
      const [n] = position;
      const found = fast?.(position, deadline.tick);
      if (found !== undefined) return found;
      if (n! >= known.length) known = table.values(n!, deadline);
      return Number(known[n!]);
    };
    return { at, by };
  }
  const pair = encodedAs(game, "pair");
  if (pair !== undefined) {
    const table = pairTable(pair, limits);
    return { at: ([x, y]) => Number(table.grundy(x!, y!, deadline)), by: "table" };
  }
  const grid = encodedAs(game, "grid");
  if (grid !== undefined) {
    const table = gridTable(grid, limits);
    return { at: ([x, y]) => table.grundy(x!, y!, deadline), by: "grid" };
  }
  const found = grundyValues(game);
  const by = isWide(game) ? "wide" : "search";
  return {
    at: (position) => fast?.(position, deadline.tick) ?? found.at(encodedAt(game, position), deadline),
    by,
  };
}

/** Who wins under normal play: without values, which need every move, from the first position on that falls into parts. */
function winners(game: Game<unknown>, values: Truth, limits: Limits): Truth["at"] {
  const byValues: Truth["at"] = (position) => (values.at(position) === 0 ? "P" : "N");
  if (values.by === "table" || values.by === "grid" || heapRules(game) !== undefined) return byValues;
  const deadline = begin(limits);
  const fast = playedRule(game, "outcomes", "normal");
  const alone = outcomes(game, "normal", limits);
  let splits = false;
  return (position) => {
    const found = winner(fast?.(position, deadline.tick));
    if (found !== undefined) return found;
    try {
      if (!splits) return alone.at(encodedAt(game, position), deadline);
    } catch (error) {
      if (!(error instanceof SeveralError)) throw error;
      splits = true;
    }
    return byValues(position);
  };
}
