import type { Certificate, QuotientCertificate } from "nimber";

/** Question for every game. */
export type Question = "values" | "period" | "misere" | "quotient" | "distinct";

/** Bounds of one job; raising them continues from its checkpoint. */
export interface JobLimits {
  readonly heaps: number;
  readonly seconds: number;
  readonly bytes: number;
}

/** One game to compute: `key` names it and the question, so that enqueuing it twice changes nothing. */
export interface Job {
  readonly key: string;
  readonly game: string; // notation, canonical
  readonly stands: readonly string[]; // notations of equal games it stands for, itself first
  readonly question: Question;
  readonly limits: JobLimits;
  readonly work: number; // predicted elementary steps: longest first
  readonly bytes: number; // predicted peak memory
}

/** Fields of every row. All but `seconds`, `finished`, `worker` are the same on every machine. */
interface AnyRow {
  readonly key: string;
  readonly game: string;
  readonly stands: readonly string[];
  readonly verdict: "proved" | "observed" | "open";
  readonly stoppedBy: "heaps" | "seconds" | "bytes" | null;
  readonly heaps: number; // values computed
  readonly checksum: string; // of the values, as documented in checksum.ts
  readonly prefixes: string; // of the first 64, 128, … values, as documented there too
  readonly certificate: Certificate | QuotientCertificate | null;
  readonly values: Uint8Array | null; // kept compressed when the plan says so
  readonly seconds: number;
  readonly engine: string; // nimber's version
}

/** Result for the values of one game; `null` where it does not apply. */
export interface PeriodRow extends AnyRow {
  readonly question: "values" | "period" | "distinct";
  readonly certificate: Certificate | null;
  readonly preperiod: number | null;
  readonly period: number | null;
  readonly saltus: number | null;
  readonly exceptions: readonly number[] | null;
  readonly maximum: number | null;
  readonly rareCount: number | null;
  readonly lastRare: number | null;
  readonly mask: string | null;
}

/** Outcomes under misère play; there is nothing of periods in it. */
export interface OutcomeRow extends AnyRow {
  readonly question: "misere";
  readonly certificate: null;
}

/**
 * A misère quotient: `proved` of all heaps, and then φ repeats from `preperiod` on with `period`, or `open`, and then
 * that of the first `heaps` heaps alone. `tame` is n where it is T_n, that of misère Nim below 2^n, and null where it is wild.
 */
export interface QuotientRow extends AnyRow {
  readonly question: "quotient";
  readonly certificate: QuotientCertificate | null;
  readonly order: number;
  readonly pPortion: number;
  readonly preperiod: number | null;
  readonly period: number | null;
  readonly tame: number | null;
  readonly kernel: number;
  readonly regular: boolean;
  readonly normal: boolean;
  readonly generators: readonly number[];
}

/** Result for one game, of the kind that its question has. */
export type Row = PeriodRow | OutcomeRow | QuotientRow;

/** Where a long job stands; opaque bytes, written by the computation and given back to it. */
export type Checkpoint = Uint8Array;

/** Computes one job: pure, runs in a worker thread, calls `checkpoint` now and then, stops when `stop()` is true (returns undefined then). */
export type Compute = (
  job: Job,
  from: Checkpoint | undefined,
  hooks: { checkpoint(state: Checkpoint, heaps: number): void; stop(): boolean },
) => Row | undefined;
