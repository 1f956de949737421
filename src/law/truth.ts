import { encodedAs, type HeapRules, heapRules, mostHeaps } from "../encoding.ts";
import { RuleError } from "../errors.ts";
import { mexOfMarks } from "../nimber/mex.ts";
import { UNSAFE } from "../rules/arithmetic.ts";
import { interpret } from "../rules/moves.ts";
import { writtenGame } from "../rules/of-game.ts";
import { parseRule } from "../rules/parse.ts";
import { encodedAt } from "../rules/space.ts";
import { ELSEWHERE, type See, walked } from "../rules/walked.ts";
import { component } from "../solve/component.ts";
import { gridTable } from "../solve/heap/grid.ts";
import { pairTable } from "../solve/heap/pair.ts";
import { type Budget, begin, type Limits } from "../solve/limits.ts";
import { heapTable } from "../solve/period/table.ts";
import { endOf, SeveralError, standsAlone } from "../solve/search/alone.ts";
import { grundyValues } from "../solve/search/grundy.ts";
import { outcomes } from "../solve/search/outcomes.ts";
import type { Solver } from "../solve/solution.ts";
import { solver } from "../solve/sum.ts";
import { valuesBeside } from "../solve/values.ts";
import type { Game, Key, Outcome, Play } from "../types.ts";
import { refuseNowhere } from "./legal.ts";

/**
 * Answer for a position: its value, or 0 for a P-position and 1 for an N-position; undefined when another method is
 * faster.
 */
export type AnswerByPlay = (position: readonly number[], tick: () => void) => number | undefined;

/** Largest coordinate in the table, by the number of coordinates. */
const SIDES = [0, 2 ** 16, 1024, 128, 32];

/** Number of positions whose play leaves the table, before the table is abandoned. */
const MOST_MISSES = 1000;

/** Table entries: 0 at first, `OPEN` while the moves are examined, then `KNOWN` plus the value. */
const OPEN = 1;
const KNOWN = 2;

/**
 * Values or outcomes of the positions of a one-line rule, by loops over its letters; undefined for rules that are not
 * such loops. The results equal those of its moves one by one, ten to a hundred times faster. Cost: one step for each
 * choice of letters at each position.
 */
export function playedRule(
  game: Game<unknown>,
  kind: "values" | "outcomes",
  play: Play,
): AnswerByPlay | undefined {
  const written = writtenGame(game);
  if (!written.startsWith("[")) return undefined;
  const rule = parseRule(written);
  const { length } = rule.variables;
  const side = SIDES[length];
  if (side === undefined) return undefined;
  const strides = rule.variables.map((_, i) => side ** (length - 1 - i));
  const walk = walked(rule, strides, side);
  if (walk === undefined) return undefined;
  const ends = interpret(rule);
  const byValues = kind === "values" || (play === "normal" && ends.won === undefined);
  const table = new Int32Array(side ** length);
  let seen = new Int32Array(256);
  let stamp = 0;
  const stack: number[] = [];
  let own = 0;
  let [unknown, wins, moved] = [0, false, false];

  /** A component without a result is examined next; an open one means that play returns. */
  function ask(cell: number): void {
    if (table[cell] === OPEN) throw ELSEWHERE;
    stack.push(cell);
    unknown++;
  }

  const mark: See = (cells, count) => {
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const cell = cells[i]!;
      if (cell === own) {
        // A move that leaves the position itself is no move, or play never ends.
        if (count > 1) throw ELSEWHERE;
        return false;
      }
      const found = table[cell]!;
      if (found < KNOWN) ask(cell);
      else sum ^= found - KNOWN;
    }
    if (sum >= seen.length) {
      const larger = new Int32Array(2 ** (32 - Math.clz32(sum)));
      larger.set(seen);
      seen = larger;
    }
    seen[sum] = stamp;
    return false;
  };

  /** A single component: one P-position decides. */
  const decide: See = (cells, count) => {
    const cell = cells[0]!;
    if (count !== 1) throw ELSEWHERE;
    if (cell === own) return false;
    moved = true;
    const found = table[cell]!;
    if (found < KNOWN) ask(cell);
    wins = found === KNOWN;
    return wins;
  };

  function ended(place: readonly number[]): number | undefined {
    const end = endOf(ends, place);
    return end && Number(end === "N");
  }

  function placeOf(cell: number): number[] {
    return strides.map((stride) => Math.floor(cell / stride) % side!);
  }

  /** Result of a position from its options, unless some of them are unknown. */
  function result(place: readonly number[]): number | undefined {
    const end = ended(place);
    if (end !== undefined) return end;
    [unknown, wins, moved] = [0, false, false];
    stamp++;
    if (byValues) {
      walk!(place, mark);
      if (unknown > 0) return undefined;
      return mexOfMarks(seen, stamp);
    }
    if (walk!(place, decide)) return 1;
    if (unknown > 0) return undefined;
    return moved || play === "normal" ? 0 : 1;
  }

  function fill(cell: number, tick: () => void): void {
    stack.length = 0;
    stack.push(cell);
    while (stack.length > 0) {
      tick();
      own = stack.at(-1)!;
      if (table[own]! >= KNOWN) {
        stack.pop();
        continue;
      }
      table[own] = OPEN;
      const depth = stack.length;
      const found = result(placeOf(own));
      if (found === undefined) continue;
      stack.length = depth - 1;
      table[own] = found + KNOWN;
    }
  }

  let left = MOST_MISSES;
  return (position, tick) => {
    if (left === 0 || position.some((each) => each >= side)) return undefined;
    const cell = position.reduce((sum, each, i) => sum + each * strides[i]!, 0);
    try {
      if (table[cell]! < KNOWN) fill(cell, tick);
      const found = table[cell]! - KNOWN;
      return byValues && kind === "outcomes" ? Math.min(found, 1) : found;
    } catch (error) {
      for (const each of stack) if (table[each] === OPEN) table[each] = 0;
      // The search decides play that leaves the table or cycles.
      if (error !== ELSEWHERE && error !== UNSAFE && !(error instanceof RuleError)) throw error;
      left = error === ELSEWHERE ? left - 1 : 0;
      return undefined;
    }
  };
}

/** Value or outcome of a position, by tables when the game has them. */
export interface Truth {
  /** Whether the coordinates are a position of the game. */
  readonly has: (position: readonly number[]) => boolean;
  /** Result for the coordinates as a position of the game. */
  readonly at: (position: readonly number[]) => number | Outcome;
  /**
   * Source of the answers: a compiled table, a table that examines every move, a search, or a search with very many
   * moves.
   */
  readonly by: "table" | "grid" | "search" | "wide";
}

/** Sample heap: when it has more than four moves per token, the search is wide. */
const SAMPLE = 60;

function isWide(game: Game<unknown>): boolean {
  if (game.space !== "heap") return false;
  let moves = 0;
  for (const _ of game.moves(SAMPLE)) if (++moves > 4 * SAMPLE) return true;
  return false;
}

/** Answers for numbers that are not positions. Laws do not apply there, so any answer is right. */
const NOWHERE = { outcomes: "N", values: 0 } as const;

/** Results of play for single components of a game. */
export function truthOf(game: Game<unknown>, kind: "outcomes" | "values", play: Play, limits: Limits): Truth {
  refuseNowhere(game);
  const truth = truthOfPositions(game, kind, play, limits);
  if (game.space === "heap" || game.isPosition === undefined) return truth;
  const { at, has } = truth;
  return { ...truth, at: (position) => (has(position) ? at(position) : NOWHERE[kind]) };
}

function truthOfPositions(
  game: Game<unknown>,
  kind: "outcomes" | "values",
  play: Play,
  limits: Limits,
): Truth {
  const budget = begin(limits);
  const has = (position: readonly number[]): boolean => encodedAt(game, position) !== undefined;
  if (kind === "outcomes" && (play === "misere" || standsAlone(game, play))) {
    const [fast, at] = [playedRule(game, kind, play), outcomesOf(game, play, limits, budget)];
    return {
      has,
      at: (position) => winner(fast?.(position, budget.tick)) ?? at(encodedAt(game, position)),
      by: "search",
    };
  }
  const values = { has, ...valuesOf(game, limits) };
  if (kind === "values") return values;
  return { ...values, at: winners(game, values, limits) };
}

/** Outcome for a value, or for 0 (P-position) and 1. */
const winner = (value: number | undefined): Outcome | undefined =>
  value === undefined ? undefined : value === 0 ? "P" : "N";

/** Outcomes of positions: from single components, until a move splits one into several; then by sums. */
export function outcomesOf(
  game: Game<unknown>,
  play: Play,
  limits: Limits,
  budget: Budget,
): (position: unknown) => Outcome {
  const alone = outcomes(game, play, limits);
  let sums: Solver | undefined;
  /** A solver keeps its tables for sums but not the outcome of a question. */
  const bySums = new Map<Key, Outcome>();
  return (position) => {
    if (sums === undefined) {
      try {
        return alone.at(position, budget);
      } catch (error) {
        if (!(error instanceof SeveralError)) throw error;
        sums = solver(limits);
      }
    }
    const key = game.key(position);
    const found = bySums.get(key) ?? sums.outcome([component(game, position)], play, budget);
    bySums.set(key, found);
    return found;
  };
}

/** Whether the takes from each heap are found one by one and may be as many as its tokens. */
const looksAnew = (rules: HeapRules): boolean =>
  "takes" in rules && rules.fixed !== true && rules.few !== true;

function valuesOf(game: Game<unknown>, limits: Limits): Omit<Truth, "has"> {
  const budget = begin(limits);
  const heap = heapRules(game);
  // Rules with one fixed set of takes have a faster table.
  const isSlow = heap === undefined || ("takes" in heap && heap.fixed !== true);
  const fast = isSlow ? playedRule(game, "values", "normal") : undefined;
  if (heap !== undefined) {
    const table = heapTable(heap, limits);
    const by = mostHeaps(heap) > 2 || looksAnew(heap) ? "search" : "table";
    let known: ArrayLike<number> = [];
    const at = (position: readonly number[]) => {
      const [n] = position;
      const found = fast?.(position, budget.tick);
      if (found !== undefined) return found;
      if (n! >= known.length) known = table.values(n!, budget);
      return Number(known[n!]);
    };
    return { at, by };
  }
  const pair = encodedAs(game, "pair");
  if (pair !== undefined) {
    const table = pairTable(pair, limits);
    return { at: ([x, y]) => Number(table.grundy(x!, y!, budget)), by: "table" };
  }
  const grid = encodedAs(game, "grid");
  if (grid !== undefined) {
    const table = gridTable(grid, limits);
    return { at: ([x, y]) => table.grundy(x!, y!, budget), by: "grid" };
  }
  const found = grundyValues(game, {}, valuesBeside(game, {}));
  const by = isWide(game) ? "wide" : "search";
  return {
    at: (position) => fast?.(position, budget.tick) ?? found.at(encodedAt(game, position), budget),
    by,
  };
}

/** Outcomes under normal play: without values, which need every move; with them from the first split on. */
function winners(game: Game<unknown>, values: Truth, limits: Limits): Truth["at"] {
  const byValues: Truth["at"] = (position) => (values.at(position) === 0 ? "P" : "N");
  if (values.by === "table" || values.by === "grid" || heapRules(game) !== undefined) return byValues;
  const budget = begin(limits);
  const fast = playedRule(game, "outcomes", "normal");
  const alone = outcomes(game, "normal", limits);
  let splits = false;
  return (position) => {
    const found = winner(fast?.(position, budget.tick));
    if (found !== undefined) return found;
    try {
      if (!splits) return alone.at(encodedAt(game, position), budget);
    } catch (error) {
      if (!(error instanceof SeveralError)) throw error;
      splits = true;
    }
    return byValues(position);
  };
}
