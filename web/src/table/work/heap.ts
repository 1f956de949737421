import {
  certify,
  component,
  expectFinite,
  type Game,
  GameError,
  type HeapTable,
  heapRules,
  inPortions,
  mostHeaps,
  observedPeriod,
  type PeriodVerdict,
  periodClaim,
  periodReason,
} from "nimber";
import { runSteps, tableOf, valueAt } from "nimber/session";
import type { Cells, Rare } from "../cells.ts";
import { PAGE, pageOf } from "../plot/pyramid.ts";
import type { Finished, Report, Work } from "../protocol.ts";
import { gameOf, LIMITS } from "./games.ts";
import { rareAmong } from "./rare.ts";

// Values and period of games of one heap, computed in portions.

/** Least number of heaps searched for a period, even if fewer are asked for. */
const PERIOD_WITHIN = 4096;
/** Most values of one report, which the page can take in between two frames. */
const MOST_AT_ONCE = 2 ** 20;
/** Most exceptions to a period sent to the page. */
const EXCEPTIONS = 4096;

/**
 * Computes the values of heaps 0 to `to` and their period. A period is reported as soon as it is found, while
 * the values go on.
 */
export function* heapJob(notation: string, to: number, stopped: () => boolean): Work {
  const game = gameOf(notation);
  const out = outlet(game, to);
  const rules = heapRules(game);
  if (rules === undefined) {
    yield* searched(game, to, out, stopped);
    yield* out.end();
    return;
  }
  const heaps = Math.max(to + 1, mostHeaps(rules) > 2 ? 0 : PERIOD_WITHIN);
  const question = { ask: "run", games: [notation], heaps, limits: LIMITS } as const;
  const table = tableOf(question, rules);
  let ran = yield* followed(runSteps(question, table), table, out, stopped);
  if (ran !== undefined) yield { kind: "period", found: finished(table, ran.found) };
  let refused: GameError | undefined;
  if (!stopped()) {
    try {
      yield* followed(inPortions(table.values, LIMITS)(to), table, out, stopped);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      refused = error;
    }
  }
  // After an early stop, the period is sought among the values computed so far.
  if (ran === undefined) {
    ran = yield* followed(runSteps({ ...question, heaps: table.filled }, table), table, out, () => false);
    if (ran !== undefined) yield { kind: "period", found: finished(table, ran.found) };
  }
  yield* out.end();
  if (refused !== undefined) yield { kind: "refused", text: refused.text };
}

/**
 * Runs steps that extend a table, and reports its new values after each. Returns `undefined` when stopped.
 */
function* followed<T>(
  steps: Generator<number, T>,
  table: HeapTable,
  out: Outlet,
  stopped: () => boolean,
): Generator<Report | undefined, T | undefined> {
  for (;;) {
    const step = steps.next();
    if (table.filled > 0) yield* out.upTo(table.values(table.filled - 1) as Cells);
    if (step.done) return step.value;
    yield undefined;
    if (stopped()) return undefined;
  }
}

/** Computes the values of a game without a table, one heap at a time by search or theorem. */
function* searched(game: Game<unknown>, to: number, out: Outlet, stopped: () => boolean): Work {
  const at = valueAt(game, LIMITS);
  const values = new Uint32Array(to + 1);
  let portion = Date.now();
  for (let heap = 0; heap <= to; heap++) {
    values[heap] = Number(expectFinite(at(heap).value!, component(game, heap)));
    if (Date.now() - portion < 50 && heap < to) continue;
    yield* out.upTo(values.subarray(0, heap + 1));
    yield undefined;
    if (stopped()) return;
    portion = Date.now();
  }
}

/** Reports each value once, and the pages of the plot that the values fill. */
interface Outlet {
  upTo(values: Cells): Work;
  end(): Work;
}

function outlet(game: Game<unknown>, to: number): Outlet {
  // Valid only until the table grows, since it may then be moved in memory.
  let known: Cells = new Uint8Array(0);
  let count = 0;
  let paged = 0;
  let looked = 0;
  let rare: Rare | undefined;

  /**
   * Reports the rare heaps whenever the number of values has doubled, and all pages again if they have
   * changed.
   */
  function* pages(last: boolean): Work {
    if (last || count >= 2 * looked) {
      looked = count;
      const before = rare?.classes;
      rare = rareAmong(heapRules(game), known);
      if (!agree(before, rare?.classes)) paged = 0;
      yield { kind: "rare", rare: rare && { ...rare, classes: rare.classes.slice() } };
    }
    for (; PAGE * (paged + 1) <= count; paged++) {
      const from = PAGE * paged;
      yield { kind: "page", at: paged, page: pageOf(known.subarray(from, from + PAGE), rare?.classes) };
    }
  }

  return {
    *upTo(values) {
      const end = Math.min(values.length, to + 1);
      while (count < end) {
        const next = Math.min(end, count + MOST_AT_ONCE);
        const fresh = values.slice(count, next);
        count = next;
        known = values.subarray(0, count);
        yield { kind: "values", values: fresh };
        yield* pages(false);
      }
      known = values.subarray(0, count);
    },
    *end() {
      yield* pages(true);
    },
  };
}

/** Whether two tables of classes agree on the values that both contain. */
function agree(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  const both = Math.min(a.length, b.length);
  for (let i = 0; i < both; i++) if (a[i] !== b[i]) return false;
  return true;
}

function finished(table: HeapTable, found: PeriodVerdict): Finished {
  if (found.verdict === "none") {
    return { verdict: "none", heaps: found.heaps, ...NO_PATTERN, ...stopOf(found) };
  }
  const { verdict, heaps, preperiod, period, saltus, exceptionCount, maximum } = found;
  const exceptions = found.exceptions.slice(0, EXCEPTIONS);
  const claim = verdict === "proved" ? periodClaim(found) : observedPeriod(found, 0, heaps - 1);
  return {
    ...{ verdict, heaps, preperiod, period, saltus, exceptions, exceptionCount, claim },
    ...(maximum && { maximum }),
    ...(verdict === "proved" ? proofOf(table, found) : stopOf(found)),
  };
}

const NO_PATTERN = { preperiod: 0, period: 0, saltus: 0, exceptions: [], exceptionCount: 0 };

const stopOf = ({ limit }: { readonly limit?: GameError }) =>
  limit === undefined ? {} : { limit: limit.text };

function proofOf(
  table: HeapTable,
  found: Extract<PeriodVerdict, { verdict: "proved" }>,
): Pick<Finished, "proof" | "reason" | "certificate"> {
  const { preperiod, period, saltus, theorem, from, to, replayed } = found;
  const proof = { preperiod, period, saltus, theorem, from, to, replayed };
  const why = { proof, reason: periodReason(table.rules, found) };
  if (found.exceptions.length < found.exceptionCount) return why;
  return { ...why, certificate: `${JSON.stringify(certify(table, found))}\n` };
}
