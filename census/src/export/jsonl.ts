import type { Row } from "../types.ts";
import type { ExportOptions } from "./columns.ts";

/** JSON lines: one row per line, with its certificate; stored values as base64 of their packed form. */
export async function* jsonl(rows: AsyncIterable<Row>, { volatile }: ExportOptions): AsyncGenerator<string> {
  for await (const row of rows) yield lineOf(row, volatile ?? false);
}

/**
 * Row as a line. Without the fields that differ between runs it is the canonical row, from which the hash of
 * a manifest is computed.
 */
export function lineOf(row: Row, volatile: boolean): string {
  const { key, game, stands, question, verdict, stoppedBy, checksum, engine, heaps, prefixes, certificate } =
    row;
  return `${JSON.stringify({
    ...{ key, game, stands, question, verdict, stoppedBy, ...ownFields(row) },
    ...{ checksum, engine, heaps, prefixes, certificate },
    values: row.values === null ? null : Buffer.from(row.values).toString("base64"),
    ...(volatile && { seconds: row.seconds }),
  })}\n`;
}

/**
 * Fields that lines of outcomes have had since 0.1.0, so that they can be compared with exports of that
 * version.
 */
const ABSENT = {
  ...{ preperiod: null, period: null, saltus: null, exceptions: null },
  ...{ maximum: null, rareCount: null, lastRare: null, mask: null },
};

/** Fields that only rows of this kind have. */
function ownFields(row: Row): object {
  if (row.question === "misere") return ABSENT;
  const { preperiod, period } = row;
  if (row.question === "quotient") {
    const { order, pPortion, tame, kernel, regular, normal, generators } = row;
    return { order, pPortion, preperiod, period, tame, kernel, regular, normal, generators };
  }
  const { saltus, exceptions, maximum, rareCount, lastRare, mask } = row;
  return { preperiod, period, saltus, exceptions, maximum, rareCount, lastRare, mask };
}
