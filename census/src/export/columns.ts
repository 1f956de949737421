import type { OutcomeRow, PeriodRow, Question, QuotientRow, Row } from "../types.ts";

export type Format = "csv" | "jsonl" | "parquet" | "bfile";

/** The text of a plan, by which it is known. */
export interface PlanPrint {
  readonly name: string;
  readonly sha256: string;
}

type Field = keyof PeriodRow | keyof OutcomeRow | keyof QuotientRow;

/** Fields that a table has: what is long, or is there for the report alone, is not among them. */
export type Column = Exclude<Field, "prefixes" | "certificate" | "values">;

const FIRST = ["key", "game", "stands", "question", "verdict", "stoppedBy"] as const;
const LAST = ["heaps", "checksum", "seconds", "engine"] as const;
const OF_PERIODS: readonly Column[] = [
  "preperiod",
  "period",
  "saltus",
  "exceptions",
  "maximum",
  "rareCount",
  "lastRare",
  "mask",
];
const OF_QUOTIENTS: readonly Column[] = [
  "order",
  "pPortion",
  "preperiod",
  "period",
  "tame",
  "kernel",
  "regular",
  "normal",
  "generators",
];

/** Columns that only rows of a question have, in the order of their fields. */
const OWN: Readonly<Record<Question, readonly Column[]>> = {
  values: OF_PERIODS,
  period: OF_PERIODS,
  distinct: OF_PERIODS,
  misere: [],
  quotient: OF_QUOTIENTS,
};

/** The columns of the rows that answer these questions. */
export const columnsFor = (questions: readonly Question[]): readonly Column[] => [
  ...FIRST,
  ...new Set(questions.flatMap((question) => OWN[question])),
  ...LAST,
];

/** Value of a row in a column; null where its kind has no such field. */
export const cellIn = (
  row: Row,
  name: Column,
): string | number | boolean | readonly (string | number)[] | null =>
  name in row ? row[name as keyof Row & Column] : null;

/** Which rows and columns to write; what differs from run to run is left out unless it is asked for. */
export interface ExportOptions {
  readonly keys?: ReadonlySet<string>;
  readonly volatile?: boolean;
  /** Finished games: so many rows there must be. */
  readonly least?: number;
  /** For the manifest. */
  readonly plans?: readonly PlanPrint[];
  /** Columns of the table; those of periods unless said. */
  readonly columns?: readonly Column[];
}

export function columnsOf({ volatile, columns = columnsFor(["period"]) }: ExportOptions): readonly Column[] {
  return columns.filter((name) => volatile || name !== "seconds");
}
