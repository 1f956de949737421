import { LimitError } from "../errors.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game, HeapRules, Move, Outcome, PairRules, Theorem } from "../types.ts";
import type { Fold } from "./fold.ts";
import { grundyValues } from "./grundy.ts";
import { type HeapTable, heapTable } from "./heap/table.ts";
import { type Limits, USUAL } from "./limits.ts";
import { type PairTable, pairTable } from "./pair.ts";
import { reachByPeriod } from "./period/reach.ts";
import { periodTheorem } from "./period/sequence.ts";

/** One component of a sum: a position, and the game it belongs to. */
export interface Component<P = unknown> {
  readonly game: Game<P>;
  readonly position: P;
}

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
type Exact = Valued & { readonly value: Natural };

/** Values of the positions of one game, by whichever way reaches them first. */
export interface Valuer<P> {
  /** @throws LimitError when neither search nor table nor theorem reaches the position; LoopyError. */
  at(position: P): Valued;
  /**
   * The same with its value, also where `at` prefers a theorem that knows the outcome alone.
   * @throws LimitError when no search or table within the limits has the value; LoopyError.
   */
  exactly(position: P): Exact;
  /** A move to a component of this value that a proved period of the table knows, if there is one. */
  reach(position: P, value: Natural): Move<P> | undefined;
}

/** Beyond this many positions, or tokens in a heap, a theorem is preferred to the rules. */
const FAR = 100_000;

/** Where a search looks at more moves than this, by the game's own estimate, a theorem is preferred to it. */
export const EFFORT = 2_000_000;

/** Beyond this a theorem is preferred to a table of two heaps, which takes their product. */
const FAR_PAIR = 5000;

type Pair = readonly [Natural, Natural];

/** A valuer for the positions of `game`, which keeps what it finds. */
export function valuer<P>(game: Game<P>, limits: Limits = {}): Valuer<P> {
  const theorems = game.theorems.filter((each) => each.play !== "misere");
  const allowed = limits.positions ?? USUAL.positions;
  const covered = theorems.some((each) => each.covers === undefined);
  const near = { ...limits, positions: covered ? Math.min(FAR, allowed) : allowed };
  let table: HeapTable | undefined;
  let pairs: PairTable | undefined;
  let search: Fold<P, number> | undefined;
  let deep: Fold<P, number> | undefined;
  let periodic: Theorem<unknown> | undefined;
  let beyond = false;

  function isFar(position: P): boolean {
    if (game.pair !== undefined) return (position as Pair).some((heap) => heap > FAR_PAIR);
    return game.heap !== undefined && (position as Natural) > FAR;
  }

  const isCostly = (position: P): boolean => (game.effort?.(position) ?? 0) > EFFORT;

  function byTheorem(position: P, known: Theorem<P>): Valued {
    const said = known.says(position);
    const by = known as Theorem<unknown>;
    if (said === "N") return { outcome: "N", by };
    const value = said === "P" ? 0 : said;
    return { outcome: BigInt(value) === 0n ? "P" : "N", value, by };
  }

  function byTable(rules: HeapRules, heap: Natural): Exact {
    table ??= heapTable(rules, limits);
    const value = table.grundy(heap);
    const outcome = value === 0 ? "P" : "N";
    const { period } = table;
    if (period === undefined || heap < period.to) return { outcome, value, by: "table" };
    const known = table;
    periodic ??= periodTheorem(rules, period, () =>
      known.values(period.preperiod + period.period),
    ) as Theorem<unknown>;
    return { outcome, value, by: periodic };
  }

  function byPairs(rules: PairRules, [a, b]: Pair): Exact {
    pairs ??= pairTable(rules, limits);
    const value = pairs.grundy(Number(a), Number(b));
    return { outcome: value === 0 ? "P" : "N", value, by: "table" };
  }

  function byRules(position: P): Exact {
    if (game.pair !== undefined && !isFar(position)) return byPairs(game.pair, position as Pair);
    if (game.heap !== undefined) return byTable(game.heap, position as Natural);
    search ??= grundyValues(game, near);
    return searched(search.at(position));
  }

  function exactly(position: P): Exact {
    const { value, ...known } = at(position);
    if (value !== undefined) return { ...known, value };
    if (game.pair !== undefined) return byPairs(game.pair, position as Pair);
    if (game.heap !== undefined) return byTable(game.heap, position as Natural);
    if (isCostly(position)) throw new LimitError("positions", allowed);
    deep ??= grundyValues(game, limits);
    return searched(deep.at(position));
  }

  function reach(position: P, value: Natural): Move<P> | undefined {
    const period = table?.period;
    if (table === undefined || period === undefined) return undefined;
    const values = table.values(period.preperiod + period.period);
    const move = reachByPeriod(table.rules, period, values, position as Natural, value);
    return move as Move<P> | undefined;
  }

  function at(position: P): Valued {
    const theorem = theorems.find(({ covers }) => covers?.(position) ?? true);
    if (theorem === undefined) return byRules(position);
    if ((beyond && covered) || isFar(position) || isCostly(position)) return byTheorem(position, theorem);
    try {
      return byRules(position);
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      beyond = true;
      return byTheorem(position, theorem);
    }
  }

  return { at, exactly, reach };
}

const searched = (value: number): Exact => ({ outcome: value === 0 ? "P" : "N", value, by: "search" });

/** The nim-sum of the values, when all are known. */
export function nimSumOf(components: readonly Valued[]): Natural | undefined {
  const values: Natural[] = [];
  for (const { value } of components) {
    if (value === undefined) return undefined;
    values.push(value);
  }
  return natural(nimSum(...values));
}
