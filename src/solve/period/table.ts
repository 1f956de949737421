import type { HeapRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { valueAt } from "../../law-value/periodic.ts";
import { type Natural, natural, plus } from "../../nimber/natural.ts";
import type { Move } from "../../types.ts";
import { breakEngine } from "../heap/break-engine.ts";
import { movesEngine } from "../heap/moves-engine.ts";
import { validRules } from "../heap/rules.ts";
import { takeEngine } from "../heap/take-engine.ts";
import type { Engine, EngineStats } from "../kernel/store.ts";
import type { Threads } from "../kernel/threads.ts";
import type { Values } from "../kernel/values.ts";
import { type Budget, begin, type Limits, type MemoryAccount, memoryAccount, USUAL } from "../limits.ts";
import { finish } from "./portions.ts";
import { seek } from "./seek.ts";
import { finiteTheorem, type Proved } from "./theorem.ts";
import { windowOf } from "./window.ts";

/** Grundy values of a one-heap game, computed on demand and cached. */
export interface HeapTable {
  readonly rules: HeapRules;
  /**
   * Values of heaps 0 to `to`, as a read-only view that becomes empty when the table grows.
   * @throws LimitError when they need more bytes or seconds than allowed.
   */
  values(to: number, budget?: Budget): Values;
  /**
   * Value of one heap, of any size if the sequence is proved periodic.
   * @throws LimitError when the heap is beyond the table and no period was proved within the limits: as many heaps as
   * positions are allowed; RangeError when `heap` is not a natural number.
   */
  grundy(heap: Natural, budget?: Budget): Natural;
  /** Move from a heap with a computed value to heaps of nim-sum `value`, if one is known without listing the moves. */
  reach(heap: Natural, value: Natural, budget: Budget): Move<Natural> | undefined;
  /** Period that `grundy` has proved, if it needed one. */
  readonly period: Proved | undefined;
  /** Number of first values given to the table, which are trusted until a proof of them is replayed. */
  readonly given: number;
  /** Number of computed values, also after a limit has stopped the table. */
  readonly filled: number;
  /** How the values so far were computed. */
  stats(): EngineStats;
}

/**
 * Table of the Grundy values of `rules`, which may begin with the known values `from` of heaps 0, 1, 2, …
 * @throws TypeError, RangeError for invalid rules.
 */
export function heapTable(rules: HeapRules, limits: Limits = {}, from?: Values): HeapTable {
  const held = memoryAccount(limits.bytes);
  const engine = engineFor(validRules(rules), held, from, limits.threads);
  const bytes = limits.bytes ?? USUAL.bytes;
  const given = engine.filled;
  const theorem = finiteTheorem(rules);
  let known = engine.values;
  /** All values by a period that the table itself proves, when marking would take long. */
  let repeated: Values = new Uint8Array(0);
  let next = MARKED;
  let proved: Proved | undefined;
  const heldBeside = memoryAccount(limits.bytes);

  function values(to: number, budget?: Budget): Values {
    if (to < engine.filled) return engine.values.subarray(0, to + 1);
    if (to >= repeated.length) extend(to, budget ?? begin(limits));
    return (to < engine.filled ? engine.values : repeated).subarray(0, to + 1);
  }

  function extend(to: number, budget: Budget): void {
    held.ask(budget);
    const repeats = rules.kind === "break" && given === 0 && to < heldBeside.most;
    for (; repeats && next < to && theorem !== undefined; next *= 2) {
      if (next >= engine.filled) engine.extend(next, budget.tick);
      if (engine.stats().method !== "marking") break;
      proved ??= finish(theorem.prove(engine.values));
      if (proved === undefined) continue;
      heldBeside.ask(budget);
      heldBeside.hold((to + 1) * engine.values.BYTES_PER_ELEMENT);
      repeated = windowOf(proved, engine.values, 0, to, bytes) as Values;
      return;
    }
    engine.extend(to, budget.tick);
  }

  let period: Proved | undefined;

  function grundy(heap: Natural, asked?: Budget): Natural {
    const near = known[Number(heap)];
    if (near !== undefined) return near;
    natural(heap);
    const budget = asked ?? begin(limits);
    if (heap < each.filled || heap < NEAR) {
      values(Number(heap), budget);
      known = repeated.length > engine.filled ? repeated : engine.values;
      return known[Number(heap)]!;
    }
    const fits = heap < bytes;
    if (period === undefined && theorem !== undefined) {
      const most = fits ? Number(heap) + 1 : Math.min(budget.positions, bytes);
      const sought = finish(seek(rules, { values, given }, most, budget));
      if (sought.limit !== undefined) throw sought.limit;
      period = sought.proved;
      if (period === undefined && !fits) throw tooFar(heap, { ...budget, bytes });
    }
    if (period !== undefined) return valueAt(period, engine.values, heap);
    if (!fits) throw new LimitError("bytes", bytes, plus(heap, 1));
    return values(Number(heap), budget)[Number(heap)]!;
  }

  const each: HeapTable = {
    rules,
    given,
    values,
    grundy,
    reach: (heap, value, budget) =>
      heap < engine.filled ? engine.reach?.(Number(heap), Number(value), budget.tick) : undefined,
    get period() {
      return period;
    },
    get filled() {
      return Math.max(engine.filled, repeated.length);
    },
    stats: () => engine.stats(),
  };
  return each;
}

/** Error for a search for a period that would give `heap`, when `positions` or `bytes` do not allow enough heaps. */
export function tooFar(heap: Natural, { positions, bytes }: Pick<Budget, "positions" | "bytes">): LimitError {
  return positions < bytes
    ? new LimitError("positions", positions)
    : new LimitError("bytes", bytes, plus(heap, 1));
}

/** Fastest engine for `rules`. */
function engineFor(rules: HeapRules, held: MemoryAccount, from?: Values, threads?: Threads): Engine {
  if (rules.kind === "moves") return movesEngine(rules, held, from);
  return rules.kind === "take" ? takeEngine(rules, held, from) : breakEngine(rules, held, from, threads);
}

/** Number of marked heaps from which on a period is sought, at each doubling until one is proved. */
const MARKED = 1024;

/** Bound below which heaps, such as those of judges, are computed without a search for a period. */
const NEAR = 16_384;
