import type { Certificate, QuotientCertificate } from "nimber";

/** Question about every game. */
export type Question = "values" | "period" | "misere" | "quotient" | "distinct";

/** Limits of one job; after raising them, it continues from its checkpoint. */
export interface JobLimits {
  readonly heaps: number;
  readonly seconds: number;
  readonly bytes: number;
}

/**
 * One game to compute. `key` identifies the game and the question, so that enqueuing a job twice has no
 * effect.
 */
export interface Job {
  readonly key: string;
  readonly game: string; // notation, canonical
  readonly stands: readonly string[]; // notations of equal games it stands for, itself first
  readonly question: Question;
  readonly limits: JobLimits;
  readonly work: number; // predicted elementary steps: longest first
  readonly bytes: number; // predicted peak memory
}

/** Fields of every row. All except `seconds`, `finished` and `worker` are the same on every machine. */
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

/** Result about the values of one game; fields that do not apply are `null`. */
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

/** Misère outcomes, which have no period. */
export interface OutcomeRow extends AnyRow {
  readonly question: "misere";
  readonly certificate: null;
}

/**
 * Misère quotient: `proved` for all heaps, and then φ has the period `period` from `preperiod` on; or `open`,
 * and then only for the first `heaps` heaps. `tame` is n when it is T_n, the quotient of misère Nim below
 * 2^n, and null when it is wild.
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

/** Result for one game, of the kind for its question. */
export type Row = PeriodRow | OutcomeRow | QuotientRow;

/** State of a long job: opaque bytes that the computation writes and later continues from. */
export type Checkpoint = Uint8Array;

/**
 * Computes one job in a worker thread, as a pure function. Calls `checkpoint` from time to time. When
 * `stop()` is true, it stops and returns undefined.
 */
export type Compute = (
  job: Job,
  from: Checkpoint | undefined,
  hooks: { checkpoint(state: Checkpoint, heaps: number): void; stop(): boolean },
) => Row | undefined;
