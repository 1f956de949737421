import type { Text } from "nimber";

export const verdicts = ["proved", "observed", "open", "failed"] as const;
export type Found = (typeof verdicts)[number];

/** Game of a census, without its values and certificate. Fields that do not apply are null. */
export interface Entry {
  readonly game: string;
  /** Equal games, itself first. */
  readonly stands: readonly string[];
  readonly verdict: Found;
  readonly stoppedBy: string | null;
  readonly preperiod: number | null;
  readonly period: number | null;
  readonly saltus: number | null;
  readonly maximum: number | null;
  readonly lastRare: number | null;
  readonly heaps: number;
  /** Fields of a misère quotient, whose preperiod and period are those of φ. */
  readonly order: number | null;
  readonly pPortion: number | null;
  /** Number n of T_n; null for a wild quotient. */
  readonly tame: number | null;
}

/** Columns of a census of values, and of one of misère quotients. */
export const columns = {
  values: ["game", "preperiod", "period", "maximum", "lastRare", "heaps"],
  quotients: ["game", "preperiod", "period", "order", "pPortion", "tame", "heaps"],
} as const;
export type Kind = keyof typeof columns;
export type Column = (typeof columns)[Kind][number];
export const sortable: readonly Column[] = [...new Set(Object.values(columns).flat())];

/** Filter of games. */
export interface Filter {
  /** Part of the notation of the game, or of an equal one. */
  readonly text: string;
  readonly verdict: Found | "";
  readonly preperiod?: number;
  readonly period?: number;
}

export interface Query extends Filter {
  readonly sort: Column;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Number of games with this preperiod and period, and the first of them. */
export interface Point {
  readonly preperiod: number;
  readonly period: number;
  readonly games: number;
  readonly first: string;
}

/** Numbers of games by verdict and by remaining work. */
export interface Counts extends Readonly<Record<Found, number>> {
  readonly done: number;
  readonly running: number;
  readonly waiting: number;
}

/** Page of a query's games from its offset on, and the total number. */
export interface Page {
  readonly total: number;
  readonly rows: readonly Entry[];
}

/** Source of a census: a database behind the server, which can cancel queries, or a file. */
export interface Source {
  readonly name: Text;
  counts(signal?: AbortSignal): Promise<Counts>;
  page(query: Query, signal?: AbortSignal): Promise<Page>;
  points(filter: Filter, signal?: AbortSignal): Promise<readonly Point[]>;
}
