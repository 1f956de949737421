import type { Text } from "nimber";

export const verdicts = ["proved", "observed", "open", "failed"] as const;
export type Found = (typeof verdicts)[number];

/** A game of a census, without its values and certificate. What does not apply is null. */
export interface Entry {
  readonly game: string;
  /** Equal games it stands for, itself first. */
  readonly stands: readonly string[];
  readonly verdict: Found;
  readonly stoppedBy: string | null;
  readonly preperiod: number | null;
  readonly period: number | null;
  readonly saltus: number | null;
  readonly maximum: number | null;
  readonly lastRare: number | null;
  readonly heaps: number;
  /** Of a misère quotient, whose preperiod and period are those of φ. */
  readonly order: number | null;
  readonly pPortion: number | null;
  /** The n of T_n, of which a wild quotient has none. */
  readonly tame: number | null;
}

/** The columns of a census of values, and of one of misère quotients. */
export const columns = {
  values: ["game", "preperiod", "period", "maximum", "lastRare", "heaps"],
  quotients: ["game", "preperiod", "period", "order", "pPortion", "tame", "heaps"],
} as const;
export type Kind = keyof typeof columns;
export type Column = (typeof columns)[Kind][number];
export const sortable: readonly Column[] = [...new Set(Object.values(columns).flat())];

/** Which games are looked at. */
export interface Filter {
  /** Part of the notation of the game, or of one that it stands for. */
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

/** The games of one preperiod and period: how many, and the first of them. */
export interface Point {
  readonly preperiod: number;
  readonly period: number;
  readonly games: number;
  readonly first: string;
}

/** How many games there are, by verdict and by what is still to be done. */
export interface Counts extends Readonly<Record<Found, number>> {
  readonly done: number;
  readonly running: number;
  readonly waiting: number;
}

/** The games of a query from its offset on, and how many fit in all. */
export interface Page {
  readonly total: number;
  readonly rows: readonly Entry[];
}

/** A census to look at: in a database behind the server, which a signal lets drop a question, or in a file. */
export interface Source {
  readonly name: Text;
  counts(signal?: AbortSignal): Promise<Counts>;
  page(query: Query, signal?: AbortSignal): Promise<Page>;
  points(filter: Filter, signal?: AbortSignal): Promise<readonly Point[]>;
}
