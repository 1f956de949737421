import type { Row } from "../types.ts";
import type { ExportOptions } from "./columns.ts";

/** One row to a line, with its certificate; kept values as base64 of their packed form. */
export async function* jsonl(rows: AsyncIterable<Row>, { volatile }: ExportOptions): AsyncGenerator<string> {
  for await (const row of rows) yield lineOf(row, volatile ?? false);
}

/** A row as a line; without what differs from run to run it is the canonical row, which manifests are hashed from. */
export function lineOf({ seconds, values, ...row }: Row, volatile: boolean): string {
  const kept = values === null ? null : Buffer.from(values).toString("base64");
  const { key, game, stands, question, verdict, stoppedBy, preperiod, period, saltus, exceptions, ...rest } =
    row;
  const { maximum, rareCount, lastRare, mask, checksum, engine, heaps, prefixes, certificate } = rest;
  return `${JSON.stringify({
    ...{ key, game, stands, question, verdict, stoppedBy, preperiod, period, saltus, exceptions },
    ...{ maximum, rareCount, lastRare, mask, checksum, engine, heaps, prefixes, certificate },
    values: kept,
    ...(volatile && { seconds }),
  })}\n`;
}
