import { createWriteStream } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makeFolder } from "../database/folder.ts";
import { LossError } from "../errors.ts";
import { t } from "../locale/census.ts";
import type { Results } from "../results.ts";
import type { Row } from "../types.ts";
import { writeBeside } from "./beside.ts";
import { bfile, bfileNames } from "./bfile.ts";
import type { ExportOptions, Format } from "./columns.ts";
import { csv } from "./csv.ts";
import { jsonl } from "./jsonl.ts";
import { manifestPath, rowsPrint, writeManifest, writeSums } from "./manifest.ts";
import { writeParquet } from "./parquet.ts";

export { columnsFor, type ExportOptions, type PlanPrint } from "./columns.ts";

/**
 * Writes rows in the order of their keys to the file `out`, or as b-files into the folder `out`, together
 * with a manifest. Returns the number of rows. Equal results give equal bytes, however many workers computed
 * them. A file is written completely or not at all.
 * @throws LossError when there are fewer rows than `least`
 */
export async function exportRows(
  results: Pick<Results, "rows">,
  format: Format,
  out: string,
  { least = 0, ...options }: ExportOptions = {},
): Promise<number> {
  const print = rowsPrint();
  const filter = options.keys && { keys: options.keys };
  async function* counted(): AsyncGenerator<Row> {
    let before = "";
    for await (const row of results.rows(filter)) {
      if (row.key <= before) throw new Error(`rows: expected a key after ${before}, got ${row.key}`);
      before = row.key;
      print.add(row);
      yield row;
    }
    const { rows } = print.print();
    if (rows >= least) return;
    throw new LossError(t("expectedRowsOneEachFinished", { out, least, rows }));
  }
  const finish = async () => {
    const found = print.print();
    await writeManifest(out, { format, plans: options.plans ?? [], ...found });
    return found.rows;
  };
  await rm(manifestPath(out, format), { force: true });
  if (format === "bfile") {
    makeFolder(out);
    const nameOf = bfileNames();
    const names: string[] = [];
    for await (const row of counted()) {
      names.push(nameOf(row));
      await writeFile(join(out, names.at(-1)!), bfile(row));
    }
    await writeSums(out, names);
    return finish();
  }
  await writeBeside(out, async (beside) => {
    if (format === "parquet") return writeParquet(counted(), beside, options);
    const lines = (format === "csv" ? csv : jsonl)(counted(), options);
    await pipeline(Readable.from(lines), createWriteStream(beside));
  });
  return finish();
}
