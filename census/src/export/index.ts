import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Results } from "../results.ts";
import type { Row } from "../types.ts";
import { bfile, bfileName } from "./bfile.ts";
import type { ExportOptions } from "./columns.ts";
import { csv } from "./csv.ts";
import { jsonl } from "./jsonl.ts";
import { writeParquet } from "./parquet.ts";

export { COLUMNS, type ExportOptions } from "./columns.ts";

export type Format = "csv" | "jsonl" | "parquet" | "bfile";

/**
 * Writes rows in the order of their keys to the file `out`, or b-files into the folder `out`, and says how many. Equal
 * results give equal bytes, however many workers found them. A file is there whole or not at all.
 */
export async function exportRows(
  results: Pick<Results, "rows">,
  format: Format,
  out: string,
  options: ExportOptions = {},
): Promise<number> {
  let written = 0;
  const filter = { ...(options.keys && { keys: options.keys }), light: format === "csv" };
  async function* counted(): AsyncGenerator<Row> {
    let before = "";
    for await (const row of results.rows(filter)) {
      if (row.key <= before) throw new Error(`rows: expected a key after ${before}, got ${row.key}`);
      before = row.key;
      written++;
      yield row;
    }
  }
  if (format === "bfile") {
    await mkdir(out, { recursive: true });
    for await (const row of counted()) await writeFile(join(out, bfileName(row)), bfile(row));
    return written;
  }
  const beside = `${out}.${process.pid}.part`;
  try {
    if (format === "parquet") await writeParquet(counted(), beside, options);
    else {
      const lines = (format === "csv" ? csv : jsonl)(counted(), options);
      await pipeline(Readable.from(lines), createWriteStream(beside));
    }
    await rename(beside, out);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  return written;
}
