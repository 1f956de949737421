import { type Budget, begin, LimitError, type Quotient, type QuotientCertificate, structureOf } from "nimber";
import { quotientRun } from "nimber/session";
import type { Compute, Job, QuotientRow } from "../types.ts";
import { checksum, prefixesOf } from "./checksum.ts";
import { isReplayed } from "./replayed.ts";
import { Stopped, stopping } from "./stopped.ts";
import { engine } from "./version.ts";

/** Upper bound for the bytes stored per step of the search (a query or a sum). */
const STEP_BYTES = 128;

/**
 * Misère quotient of a one-heap game. It is learned and verified heap by heap as far as the limits allow, and
 * the checker replays its certificate before it becomes a row. The byte limit is converted to a limit on
 * steps, so that it is the same on every machine. The checksum is that of φ, with elements numbered as in the
 * certificate.
 */
export const computeQuotient: Compute = (job, _, hooks) => {
  const begun = performance.now();
  const { heaps, seconds, bytes } = job.limits;
  const budget = inSteps(begin({ bytes, seconds, signal: stopping(hooks.stop) }), bytes / STEP_BYTES);
  try {
    const question = { ask: "quotient", games: [job.game], heaps: heaps - 1, certified: true } as const;
    const steps = quotientRun(question, undefined, budget);
    let step = steps.next();
    for (; !step.done; step = steps.next()) if (hooks.stop()) return undefined;
    const { found, certificate } = step.value;
    const replayed = isReplayed(certificate!, hooks.stop);
    return rowOf(job, found, { certificate: certificate!, replayed }, (performance.now() - begun) / 1000);
  } catch (error) {
    if (error instanceof Stopped) return undefined;
    throw error;
  }
};

function inSteps(budget: Budget, steps: number): Budget {
  let left = steps;
  return {
    ...budget,
    tick(done?: number) {
      budget.tick(done);
      if (--left < 0) throw new LimitError("bytes", steps * STEP_BYTES);
    },
  };
}

function rowOf(
  { key, game, stands }: Job,
  found: Quotient,
  { certificate, replayed }: { readonly certificate: QuotientCertificate; readonly replayed: boolean },
  seconds: number,
): QuotientRow {
  const { monoid, generators } = found.quotient;
  const { tame, kernel, regular, normal } = structureOf(monoid);
  const { order, p, phi } = certificate;
  const proved = found.verdict === "proved";
  return {
    key,
    game,
    stands,
    question: "quotient",
    verdict: proved ? (replayed ? "proved" : "observed") : "open",
    stoppedBy: proved ? (replayed ? null : "seconds") : stoppedBy(found.limit),
    order,
    pPortion: p.length,
    preperiod: proved ? found.preperiod : null,
    period: proved ? found.period : null,
    tame: tame ?? null,
    kernel: kernel.length,
    regular,
    normal,
    generators,
    heaps: found.heaps + 1,
    checksum: checksum(phi, phi.length),
    prefixes: prefixesOf(phi),
    certificate: replayed ? certificate : null,
    values: null,
    seconds,
    engine,
  };
}

/** Limit that stopped a quotient, as named in its row: every limit except time counts as memory. */
const stoppedBy = (limit: LimitError | undefined): QuotientRow["stoppedBy"] =>
  limit === undefined ? "heaps" : limit.limit === "seconds" ? "seconds" : "bytes";
