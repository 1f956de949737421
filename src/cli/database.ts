import { existsSync } from "node:fs";
import { begin, type Kept } from "../solve/limits.ts";
import type { Text } from "../types.ts";
import { type Given, UsageError } from "./command.ts";
import { openPlaces } from "./files.ts";
import { limitsOf } from "./input.ts";
import { checkpointOf } from "./long-options.ts";
import { bytesOf } from "./reader.ts";
import { keeping, readTables, writeTables } from "./tables.ts";

const KIND = "database";

/**
 * The tables of the file that --database names, which need not be there yet, and what writes it again with all that was
 * found: beside it first, so that it is never there by half.
 * @throws UsageError when it cannot be read or written, or is damaged, or beside a checkpoint.
 */
export function databaseOf(given: Given): { readonly kept: Kept; save(): void } {
  const file = given.option("database")!;
  if (checkpointOf(given) !== undefined)
    throw new UsageError({
      en: "--database: expected no --checkpoint or --resume beside it, for a checkpoint of boards has the tables too",
      zh: "--database：不能与 --checkpoint 或 --resume 同用，因为棋盘的进度文件已含这些表",
    });
  openPlaces(given);
  const read = existsSync(file)
    ? readTables(bytesOf(file, begin(limitsOf(given))), KIND)
    : { tables: new Map() };
  if (read === undefined) throw damaged(file);
  const { kept, opened, content } = keeping(read.tables);
  return {
    kept,
    save() {
      if (opened()) writeTables(file, KIND, {}, content());
      else given.terminal.warn(`nimber: --database: ${NOTHING[given.language]}\n`);
    },
  };
}

const NOTHING: Text = {
  en: "nothing was kept: it keeps boards and graphs of at most 112 cells of games of deleting, as cram 5x7",
  zh: "没有可保存的内容：只保存不超过 112 格的删格类棋盘与图，如 cram 5x7",
};

const damaged = (file: string): UsageError =>
  new UsageError({
    en: `--database: ${file}: expected a database of version 1 that is whole, found other or damaged content`,
    zh: `--database：${file}：此处应为完整的第 1 版数据库，但内容不符或已损坏`,
  });
