import type { PeriodRow, Question, QuotientRow, Row } from "./types.ts";

/** Filter for results; every field narrows the selection. */
export interface RowFilter {
  readonly question?: Question;
  readonly verdict?: Row["verdict"];
  readonly keys?: ReadonlySet<string>;
  /** Leaves `certificate` and `values` null, which are most of the data. */
  readonly light?: boolean;
}

/** Numbers of games by state. */
export interface Counts {
  readonly waiting: number;
  readonly running: number;
  readonly done: number;
  readonly failed: number;
  readonly proved: number;
  readonly observed: number;
  readonly open: number;
}

/** Failed job: three times its worker ended without a result, or the computation threw an error. */
export interface Failure {
  readonly key: string;
  readonly game: string;
  readonly question: Question;
  readonly reason: string;
}

/** Filter of entries for a page or a figure. `text` is part of the name of the game or of an equal one. */
export interface EntryFilter {
  readonly text?: string;
  readonly verdict?: Row["verdict"] | "failed";
  readonly preperiod?: number;
  readonly period?: number;
}

type Bulk = "certificate" | "values" | "prefixes";

/**
 * Line of a table: a result without long fields, or a failed game with the reason. Missing fields are null.
 */
export type Entry = Omit<PeriodRow, Bulk | "question" | "verdict" | "checksum" | "engine"> & {
  readonly question: Question;
  readonly verdict: Row["verdict"] | "failed";
  readonly checksum: string | null;
  readonly engine: string | null;
  readonly quotient: Pick<QuotientRow, "order" | "pPortion" | "tame"> | null;
  readonly reason: string | null;
};

/** Sort fields of a page. */
type Sortable =
  | "key"
  | "game"
  | "verdict"
  | "preperiod"
  | "period"
  | "saltus"
  | "maximum"
  | "rareCount"
  | "lastRare"
  | "heaps"
  | "seconds";

export interface PageQuery extends EntryFilter {
  readonly sort: Sortable;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

export interface Page {
  readonly total: number;
  readonly rows: readonly Entry[];
}

/** Games with the same preperiod and period, and the first of them by key. */
export interface Point {
  readonly preperiod: number;
  readonly period: number;
  readonly games: number;
  readonly first: string;
}

/** Plan that was run on this database. */
export interface StoredPlan {
  readonly name: string;
  readonly text: string;
}

/** Results of a census so far. Rows are ordered by their keys, byte by byte. */
export interface Results {
  rows(filter?: RowFilter): AsyncIterable<Row>;
  failures(): AsyncIterable<Failure>;
  /** Counts of all games, or of those in `keys`. */
  counts(keys?: ReadonlySet<string>): Promise<Counts>;
  /**
   * Page of entries. When `signal` is aborted, a server cancels the query at once, an embedded database
   * before its next statement.
   */
  page(query: PageQuery, signal?: AbortSignal): Promise<Page>;
  points(filter: EntryFilter, signal?: AbortSignal): Promise<readonly Point[]>;
  /** Questions of all games. */
  questions(): Promise<readonly Question[]>;
  /** Plans that were run, the latest first. */
  plans(): Promise<readonly StoredPlan[]>;
}
