import { LimitError, RuleError } from "../errors.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Component, GridRules, HeapRules, Move, Outcome, PairRules, Rules, Theorem } from "../types.ts";
import { type GridTable, gridTable } from "./heap/grid.ts";
import { type PairTable, pairTable } from "./heap/pair.ts";
import type { Deadline, Limits } from "./limits.ts";
import { reachByPeriod } from "./period/reach.ts";
import { periodTheorem } from "./period/sequence.ts";
import { type HeapTable, heapTable } from "./period/table.ts";
import { aloneError, outcomes, standsAlone } from "./search/alone.ts";
import type { Fold } from "./search/fold.ts";
import { grundyValues } from "./search/grundy.ts";

/**
 * The component of a sum that is `position`, played by `rules`.
 * @example
 * solver().solve([component(kayles, 5), component(nim, 6)]).value; // 2
 */
export const component = <P>(rules: Rules<P>, position: P): Component<P> => ({ rules, position });

/**
 * What is known of a component under normal play, and by what: a search of the rules, a table of heaps, or a
 * theorem, which may be that the table has a proved period. The value is absent when a theorem knows the outcome alone.
 */
export interface Valued {
  readonly outcome: Outcome;
  readonly value?: Natural;
  readonly by: "search" | "table" | Theorem<unknown>;
}

/** What is known of a component whose value is known. */
export type Exact = Valued & { readonly value: Natural };

const isExact = (known: Valued): known is Exact => known.value !== undefined;

/** Values of the positions of one game, by whichever way reaches them first. */
export interface Valuer<P> {
  /** @throws LimitError when neither search nor table nor theorem reaches the position; LoopyError. */
  at(position: P, deadline: Deadline): Valued;
  /**
   * The same with its value, also where `at` prefers a theorem that knows the outcome alone.
   * @throws LimitError when no search or table within the limits has the value; LoopyError.
   */
  exactly(position: P, deadline: Deadline): Exact;
  /** A move to a component of this value that a proved period of the table knows, if there is one. */
  reach(position: P, value: Natural, deadline: Deadline): Move<P> | undefined;
}

/** Beyond this many positions, or tokens in a heap, a theorem is preferred to the rules. */
const FAR = 100_000;

/** Where a search looks at more moves than this, by the game's own estimate, a theorem is preferred to it. */
export const EFFORT = 2_000_000;

/** Where it looks at more than this it is not begun, though there is no theorem that gives the value. */
const TOO_MUCH = 200_000_000;

/** Beyond this a theorem is preferred to a table of two heaps, which takes their product. */
const FAR_PAIR = 5000;

/** A game of pairs is searched as far as this, and then tabled: few positions may be reached from a large one. */
const TRIED = 2000;

type Pair = readonly [Natural, Natural];

/** A valuer for the positions of `game`, which keeps what it finds. */
export function valuer<P>(game: Rules<P>, limits: Limits = {}): Valuer<P> {
  return standsAlone(game, "normal") ? outcomeValuer(game, limits) : exactValuer(game, limits);
}

/** Of a game that stands alone outcomes are known, and no values. */
function outcomeValuer<P>(game: Rules<P>, limits: Limits): Valuer<P> {
  const found = outcomes(game, "normal", limits);
  return {
    at: (position, deadline) => ({ outcome: found.at(position, deadline), by: "search" }),
    exactly() {
      throw aloneError(game);
    },
    reach: () => undefined,
  };
}

function exactValuer<P>(game: Rules<P>, limits: Limits): Valuer<P> {
  const theorems = (game.theorems ?? []).filter((each) => each.play !== "misere");
  const covered = theorems.some((each) => each.covers === undefined);
  let table: HeapTable | undefined;
  let pairs: PairTable | undefined;
  let grid: GridTable | undefined;
  let search: Fold<P, number> | undefined;
  let periodic: Theorem<unknown> | undefined;
  let beyond = false;

  function isFar(position: P): boolean {
    if (game.pair !== undefined) return (position as Pair).some((heap) => heap > FAR_PAIR);
    return game.heap !== undefined && (position as Natural) > FAR;
  }

  const effortOf = (position: P): number => game.effort?.(position) ?? 0;

  function byTheorem(position: P, known: Theorem<P>): Valued {
    const said = known.says(position);
    const by = known as Theorem<unknown>;
    if (said === "N") return { outcome: "N", by };
    const value = said === "P" ? 0 : natural(said);
    return { outcome: value === 0 ? "P" : "N", value, by };
  }

  function byTable(rules: HeapRules, heap: Natural, deadline: Deadline): Exact {
    table ??= heapTable(rules, limits);
    const value = table.grundy(heap, deadline);
    const outcome = value === 0 ? "P" : "N";
    const { period } = table;
    if (period === undefined || heap < period.to) return { outcome, value, by: "table" };
    const known = table;
    periodic ??= periodTheorem(rules, period, () =>
      known.values(period.preperiod + period.period),
    ) as Theorem<unknown>;
    return { outcome, value, by: periodic };
  }

  function byPairs(rules: PairRules, [a, b]: Pair, deadline: Deadline): Exact {
    const large = a > b ? a : b;
    if (typeof large === "bigint") throw new LimitError("heap", Number.MAX_SAFE_INTEGER, large);
    pairs ??= pairTable(rules, limits);
    const value = pairs.grundy(Number(a), Number(b), deadline);
    return { outcome: value === 0 ? "P" : "N", value, by: "table" };
  }

  function bySearch(position: P, deadline: Deadline): Exact {
    search ??= grundyValues(game, limits);
    const value = search.at(position, deadline);
    return { outcome: value === 0 ? "P" : "N", value, by: "search" };
  }

  /** By search while that reaches little; else by a table, if it can be had. */
  function byGrid(rules: GridRules, position: P, deadline: Deadline): Exact {
    if (grid === undefined) {
      try {
        return bySearch(position, { ...deadline, positions: Math.min(TRIED, deadline.positions) });
      } catch (error) {
        if (!(error instanceof LimitError) || error.limit !== "positions") throw error;
      }
    }
    const [x, y] = position as Pair;
    try {
      grid ??= gridTable(rules, limits);
      const value = grid.grundy(Number(x), Number(y), deadline);
      return { outcome: value === 0 ? "P" : "N", value, by: "table" };
    } catch (error) {
      // Too large a table, or an error of the rules at a position that is not reached.
      if (!(error instanceof RuleError || (error instanceof LimitError && error.limit === "bytes")))
        throw error;
      return bySearch(position, deadline);
    }
  }

  function byRules(position: P, deadline: Deadline): Exact {
    if (game.pair !== undefined && !isFar(position)) return byPairs(game.pair, position as Pair, deadline);
    if (game.grid !== undefined) return byGrid(game.grid, position, deadline);
    if (game.heap !== undefined && !(isFar(position) && hasFew(game.heap)))
      return byTable(game.heap, position as Natural, deadline);
    return bySearch(position, deadline);
  }

  function exactly(position: P, deadline: Deadline): Exact {
    const known = at(position, deadline);
    if (isExact(known)) return known;
    if (game.pair !== undefined) return byPairs(game.pair, position as Pair, deadline);
    if (game.heap !== undefined) return byTable(game.heap, position as Natural, deadline);
    if (effortOf(position) > TOO_MUCH) throw new LimitError("positions", deadline.positions);
    return bySearch(position, deadline);
  }

  function reach(position: P, value: Natural, deadline: Deadline): Move<P> | undefined {
    const period = table?.period;
    if (table === undefined || period === undefined) return undefined;
    const values = table.values(period.preperiod + period.period, deadline);
    const move = reachByPeriod(table.rules, period, values, position as Natural, value) as
      | Move<P>
      | undefined;
    return move && (game.leaving?.(position, move.to) ?? move);
  }

  function at(position: P, deadline: Deadline): Valued {
    const theorem = theorems.find(({ covers }) => covers?.(position) ?? true);
    if (theorem === undefined) return byRules(position, deadline);
    if ((beyond && covered) || isFar(position) || effortOf(position) > EFFORT)
      return byTheorem(position, theorem);
    const near = covered ? { ...deadline, positions: Math.min(FAR, deadline.positions) } : deadline;
    try {
      return byRules(position, near);
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      // The next question has as much time again, but no more room.
      if (error.limit !== "seconds") beyond = true;
      return byTheorem(position, theorem);
    }
  }

  return { at, exactly, reach };
}

const hasFew = (rules: HeapRules): boolean => "takes" in rules && rules.few === true;

/** The nim-sum of the values, when all are known. */
export function nimSumOf(components: readonly Valued[]): Natural | undefined {
  let sum: Natural = 0;
  for (const { value } of components) {
    if (value === undefined) return undefined;
    sum = nimSum(sum, value);
  }
  return natural(sum);
}
