import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from "hyparquet";
import type { Text } from "nimber";
import { t } from "../locale/census.ts";
import type { Row } from "../types.ts";
import { bfile, bfileNames } from "./bfile.ts";
import { columnsOf, type ExportOptions, type Format } from "./columns.ts";
import { recordOf } from "./csv.ts";
import { lineOf } from "./jsonl.ts";
import { SUMS_AND_MANIFEST } from "./manifest.ts";
import { cellOf, fieldsOf } from "./parquet.ts";

/**
 * Compares the export `out` with the rows that it should have, row by row, independently of its manifest.
 * Returns the first row that differs, is missing, or is extra; undefined if there is none. Timings are
 * ignored because they differ between runs. Memory: one row; for Parquet one group of rows.
 */
export function rowDifference(
  out: string,
  format: Format,
  rows: AsyncIterable<Row>,
  options: ExportOptions = {},
): Promise<Text | undefined> {
  if (format === "parquet") return inParquet(out, rows, options);
  if (format === "bfile") return inFolder(out, rows);
  return inLines(out, rows, (first) => {
    if (format === "jsonl") return { head: "", line: (row, found) => lineIn(row, found) };
    const columns = [false, true].map((volatile) => columnsOf({ ...options, volatile }));
    const named = columns.find((each) => `${each.join()}\n` === first) ?? columns[0]!;
    return {
      head: `${named.join()}\n`,
      line: (row, found) => recordOf({ ...row, seconds: secondsIn(found, /,([^,]*),[^,]*\n$/) }, named),
    };
  });
}

/** Expected line of JSON for a row, with the timings of the found line if it has any. */
function lineIn(row: Row, found: string): string {
  const timed = /,"seconds":([^,}]*)}\n$/;
  return timed.test(found) ? lineOf({ ...row, seconds: secondsIn(found, timed) }, true) : lineOf(row, false);
}

const secondsIn = (line: string, place: RegExp): number => Number(place.exec(line)?.[1]);

/** Expected lines of a format, given the lines found. */
interface Lines {
  readonly head: string;
  line(row: Row, found: string): string;
}

async function inLines(
  out: string,
  rows: AsyncIterable<Row>,
  formatOf: (first: string) => Lines,
): Promise<Text | undefined> {
  const reader = await lineReader(out);
  try {
    const first = await reader.peek(LONGEST_HEAD);
    const { head, line } = formatOf(first);
    if (head !== "" && (await reader.next(LONGEST_HEAD)) !== head) return wrongColumns(out);
    let number = 0;
    for await (const row of rows) {
      number++;
      // Limits the length to that of the expected line plus timings.
      const found = await reader.next(lineOf(row, true).length + LONGEST_HEAD);
      if (found !== line(row, found)) return found === "" ? missing(out, row) : differs(out, number, row);
    }
    return (await reader.next(1)) === "" ? undefined : more(out, number);
  } finally {
    reader.close();
  }
}

/** Most characters of the title line and of timings. */
const LONGEST_HEAD = 1000;

/**
 * Reader of the lines of a file, with their ends; reads at most the requested length, because the file may
 * have no line breaks.
 */
async function lineReader(file: string) {
  const stream = createReadStream(file, "utf8");
  const pieces = stream[Symbol.asyncIterator]();
  let rest = "";
  /** End of the next line in the text read so far. */
  async function endOf(most: number): Promise<number> {
    for (let from = 0; ; ) {
      const end = rest.indexOf("\n", from);
      if (end >= 0) return Math.min(end + 1, most);
      if (rest.length >= most) return most;
      from = rest.length;
      const { done, value } = await pieces.next();
      if (done === true) return rest.length;
      rest += value;
    }
  }
  return {
    async peek(most: number): Promise<string> {
      const end = await endOf(most);
      return rest.slice(0, end);
    },
    async next(most: number): Promise<string> {
      const end = await endOf(most);
      const line = rest.slice(0, end);
      rest = rest.slice(end);
      return line;
    },
    close: () => stream.destroy(),
  };
}

async function inParquet(
  out: string,
  rows: AsyncIterable<Row>,
  options: ExportOptions,
): Promise<Text | undefined> {
  const names = [false, true].map((volatile) => fieldsOf({ ...options, volatile }));
  let found: AsyncGenerator<Record<string, unknown>>;
  let number = 0;
  try {
    const file = await asyncBufferFromFile(out);
    const metadata = await parquetMetadataAsync(file);
    const columns = metadata.schema.filter(({ name }) => !["root", "list", "element"].includes(name));
    const fields = names.find((each) =>
      isDeepStrictEqual(
        each,
        columns.map(({ name }) => name),
      ),
    );
    if (fields === undefined) return wrongColumns(out);
    found = objectsIn(file, metadata);
    for await (const row of rows) {
      number++;
      const { done, value } = await found.next();
      if (done === true) return missing(out, row);
      if (fields.some((name) => name !== "seconds" && !isSameCell(value[name] ?? null, cellOf(name, row))))
        return differs(out, number, row);
    }
    return (await found.next()).done === true ? undefined : more(out, number);
  } catch (error) {
    if (!(error instanceof Error) || "code" in error) throw error;
    return t("cannotReadParquet", { out, message: error.message });
  }
}

/** Whether cells are equal; bytes may be of different classes. */
const isSameCell = (a: unknown, b: unknown): boolean =>
  a instanceof Uint8Array && b instanceof Uint8Array ? Buffer.compare(a, b) === 0 : isDeepStrictEqual(a, b);

async function* objectsIn(
  file: Awaited<ReturnType<typeof asyncBufferFromFile>>,
  metadata: Awaited<ReturnType<typeof parquetMetadataAsync>>,
): AsyncGenerator<Record<string, unknown>> {
  let rowStart = 0;
  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows);
    yield* await parquetReadObjects({ file, metadata, rowStart, rowEnd, utf8: false });
    rowStart = rowEnd;
  }
}

async function inFolder(out: string, rows: AsyncIterable<Row>): Promise<Text | undefined> {
  const nameOf = bfileNames();
  const names = new Set(SUMS_AND_MANIFEST);
  let number = 0;
  for await (const row of rows) {
    number++;
    const name = nameOf(row);
    names.add(name);
    const expected = bfile(row);
    const reader = await lineReader(join(out, name));
    try {
      for (const line of expected.match(/.*\n/g) ?? [])
        if ((await reader.next(line.length + 1)) !== line) return differs(join(out, name), number, row);
      if ((await reader.next(1)) !== "") return differs(join(out, name), number, row);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      return missing(out, row);
    } finally {
      reader.close();
    }
  }
  const extra = (await readdir(out)).find((name) => !names.has(name));
  return extra === undefined ? undefined : more(join(out, extra), number);
}

const differs = (file: string, number: number, { key }: Row): Text =>
  t("rowNotCensus", { file, number, key });
const missing = (file: string, { key }: Row): Text => t("rowMissing", { file, key });
const more = (file: string, rows: number): Text => t("goesAfterRowsCensus", { file, rows });
const wrongColumns = (file: string): Text => t("columnsNotThoseExportCensus", { file });

/** Number of rows of the export `out`, for which there is no census; undefined if it cannot be read. */
export async function countRows(out: string, format: Format): Promise<number | undefined> {
  if (format === "bfile")
    return (await readdir(out)).filter((name) => !SUMS_AND_MANIFEST.includes(name)).length;
  if (format === "parquet")
    return asyncBufferFromFile(out)
      .then((file) => parquetMetadataAsync(file))
      .then(
        ({ num_rows }) => Number(num_rows),
        () => undefined,
      );
  let lines = 0;
  for await (const piece of createReadStream(out) as AsyncIterable<Buffer>)
    for (const byte of piece) if (byte === 10) lines++;
  return format === "csv" ? lines - 1 : lines;
}
