import type { Row } from "../types.ts";
import { type Column, cellIn, columnsOf, type ExportOptions } from "./columns.ts";

/**
 * Table in the format of RFC 4180 with `\n` after each line. Lists are separated by spaces; missing values
 * are empty. Exceptions are also empty when they are too many to be listed; a preperiod above 0 has at least
 * one.
 */
export async function* csv(rows: AsyncIterable<Row>, options: ExportOptions): AsyncGenerator<string> {
  const columns = columnsOf(options);
  yield `${columns.join()}\n`;
  for await (const row of rows) yield recordOf(row, columns);
}

/** Line of the table for a row. */
export const recordOf = (row: Row, columns: readonly Column[]): string =>
  `${columns.map((name) => quoted(textOf(cellIn(row, name)))).join()}\n`;

function textOf(value: ReturnType<typeof cellIn>): string {
  if (value === null) return "";
  return typeof value === "object" ? value.join(" ") : `${value}`;
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
