import type { PeriodRow, Question, QuotientRow, Row } from "./types.ts";

/** Which results to read; every field narrows. */
export interface RowFilter {
  readonly question?: Question;
  readonly verdict?: Row["verdict"];
  readonly keys?: ReadonlySet<string>;
  /** Leaves `certificate` and `values` null, which are most of the bytes. */
  readonly light?: boolean;
}

/** How many games there are, by what has become of them. */
export interface Counts {
  readonly waiting: number;
  readonly running: number;
  readonly done: number;
  readonly failed: number;
  readonly proved: number;
  readonly observed: number;
  readonly open: number;
}

/** A failed job: its worker ended without a result, or the computation threw, three times. */
export interface Failure {
  readonly key: string;
  readonly game: string;
  readonly question: Question;
  readonly reason: string;
}

/** Which entries a page or a figure shows. `text` is part of the game's name, or of one that it stands for. */
export interface EntryFilter {
  readonly text?: string;
  readonly verdict?: Row["verdict"] | "failed";
  readonly preperiod?: number;
  readonly period?: number;
}

type Bulk = "certificate" | "values" | "prefixes";

/** One line of a table: a result without its bulk, or a failed game with the reason. What a row has not is null. */
export type Entry = Omit<PeriodRow, Bulk | "question" | "verdict" | "checksum" | "engine"> & {
  readonly question: Question;
  readonly verdict: Row["verdict"] | "failed";
  readonly checksum: string | null;
  readonly engine: string | null;
  readonly quotient: Pick<QuotientRow, "order" | "pPortion" | "tame"> | null;
  readonly reason: string | null;
};

/** Sort orders of a page. */
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

/** Games of the same preperiod and period, and the first of them by key. */
export interface Point {
  readonly preperiod: number;
  readonly period: number;
  readonly games: number;
  readonly first: string;
}

/** A plan that was run against this database. */
export interface StoredPlan {
  readonly name: string;
  readonly text: string;
}

/** Results of a census so far. Rows come in the order of their keys, byte by byte. */
export interface Results {
  rows(filter?: RowFilter): AsyncIterable<Row>;
  failures(): AsyncIterable<Failure>;
  /** Of all games, or of the ones named. */
  counts(keys?: ReadonlySet<string>): Promise<Counts>;
  /** Given up where `signal` says so: by a server at once, by an embedded database before its next statement. */
  page(query: PageQuery, signal?: AbortSignal): Promise<Page>;
  points(filter: EntryFilter, signal?: AbortSignal): Promise<readonly Point[]>;
  /** The questions that were asked. */
  questions(): Promise<readonly Question[]>;
  /** The plans that were run, the latest first. */
  plans(): Promise<readonly StoredPlan[]>;
}
