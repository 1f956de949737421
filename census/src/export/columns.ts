import type { Row } from "../types.ts";
import type { PlanPrint } from "./manifest.ts";

/** Fields that a table has: what is long, or is there for the report alone, is not among them. */
export type Column = Exclude<keyof Row, "prefixes" | "certificate" | "values">;

/** All of them, in the order of the fields of a row. */
export const COLUMNS: readonly Column[] = [
  "key",
  "game",
  "stands",
  "question",
  "verdict",
  "stoppedBy",
  "preperiod",
  "period",
  "saltus",
  "exceptions",
  "maximum",
  "rareCount",
  "lastRare",
  "mask",
  "heaps",
  "checksum",
  "seconds",
  "engine",
];

/** Which rows and columns to write; what differs from run to run is left out unless it is asked for. */
export interface ExportOptions {
  readonly keys?: ReadonlySet<string>;
  readonly volatile?: boolean;
  /** Finished games: so many rows there must be. */
  readonly least?: number;
  /** For the manifest. */
  readonly plans?: readonly PlanPrint[];
  /** Columns of the table; all unless said. */
  readonly columns?: readonly Column[];
}

export function columnsOf({ volatile, columns = COLUMNS }: ExportOptions): readonly Column[] {
  return columns.filter((name) => volatile || name !== "seconds");
}
