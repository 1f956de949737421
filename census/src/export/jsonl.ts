import type { Row } from "../types.ts";
import type { ExportOptions } from "./columns.ts";

/** One row to a line, with its certificate; kept values as base64 of their packed form. */
export async function* jsonl(rows: AsyncIterable<Row>, { volatile }: ExportOptions): AsyncGenerator<string> {
  for await (const { seconds, values, ...row } of rows) {
    const kept = values === null ? null : Buffer.from(values).toString("base64");
    yield `${JSON.stringify({ ...row, values: kept, ...(volatile && { seconds }) })}\n`;
  }
}
