import type { Row } from "../types.ts";
import type { ExportOptions } from "./columns.ts";

/** One row to a line, with its certificate; kept values as base64 of their packed form. */
export async function* jsonl(rows: AsyncIterable<Row>, { volatile }: ExportOptions): AsyncGenerator<string> {
  for await (const row of rows) yield lineOf(row, volatile ?? false);
}

/** A row as a line; without what differs from run to run it is the canonical row, which manifests are hashed from. */
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

/** Lines of outcomes say so since 0.1.0, whose exports are still to be compared with. */
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
