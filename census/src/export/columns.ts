import type { OutcomeRow, PeriodRow, Question, QuotientRow, Row } from "../types.ts";

export type Format = "csv" | "jsonl" | "parquet" | "bfile";

/** Name of a plan and hash of its text. */
export interface PlanPrint {
  readonly name: string;
  readonly sha256: string;
}

type Field = keyof PeriodRow | keyof OutcomeRow | keyof QuotientRow;

/** Columns of a table; excludes long fields and those only for the report. */
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

/** Columns of the rows that answer these questions. */
export const columnsFor = (questions: readonly Question[]): readonly Column[] => [
  ...FIRST,
  ...new Set(questions.flatMap((question) => OWN[question])),
  ...LAST,
];

/** Value of a row in a column; null if its kind does not have the field. */
export const cellIn = (
  row: Row,
  name: Column,
): string | number | boolean | readonly (string | number)[] | null =>
  name in row ? row[name as keyof Row & Column] : null;

/** Rows and columns to write. Fields that differ between runs are excluded by default. */
export interface ExportOptions {
  readonly keys?: ReadonlySet<string>;
  readonly volatile?: boolean;
  /** Number of finished games, which is the least number of rows. */
  readonly least?: number;
  /** Plans listed in the manifest. */
  readonly plans?: readonly PlanPrint[];
  /** Columns of the table. Default: those of periods. */
  readonly columns?: readonly Column[];
}

export function columnsOf({ volatile, columns = columnsFor(["period"]) }: ExportOptions): readonly Column[] {
  return columns.filter((name) => volatile || name !== "seconds");
}
