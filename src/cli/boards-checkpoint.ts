import { existsSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import type { Boards } from "../games/boards-of.ts";
import type { Kept } from "../solve/limits.ts";
import { type Given, UsageError } from "./command.ts";
import { openPlaces, previousOf, readFile } from "./files.ts";
import { numberOf } from "./input.ts";
import { checkpointOf, hearEndings, wouldLose } from "./long-run.ts";
import { keeping, readTables, writeTables } from "./tables.ts";

const KIND = "boards";

/** Values of boards that are found one after the other, with the tables of their parts, in a file. */
export interface Progress {
  /** Of n = `from` and those after it. */
  readonly values: number[];
  /** Where the tables are kept. */
  readonly kept: Kept | undefined;
  /** To be called now and then: saves when it is time, and ends the process when that was asked for. */
  pause(): Promise<void>;
  save(): boolean;
  close(): void;
}

/**
 * The values that --resume has, and what saves them with those found later to the same file or to that of
 * --checkpoint; without either it keeps nothing.
 * @throws UsageError when a file is there already, or cannot be read, is damaged or of other boards.
 */
export function progressOf({ written }: Boards, from: number, given: Given): Progress {
  const file = checkpointOf(given);
  if (file === undefined)
    return { values: [], kept: given.kept, async pause() {}, save: () => false, close() {} };
  if (given.kept !== undefined)
    throw new UsageError({
      en: "--database: expected no --checkpoint or --resume beside it, for a checkpoint of boards has the tables too",
      zh: "--database：不能与 --checkpoint 或 --resume 同用，因为棋盘的进度文件已含这些表",
    });
  openPlaces(given);
  const resume = given.option("resume");
  if (resume === undefined && existsSync(file)) throw wouldLose(file);
  const before = resume === undefined ? undefined : read(resume, written, from);
  const values = before?.values ?? [];
  const { kept, content } = keeping(before?.tables ?? new Map());
  const every = 1000 * numberOf(given, "every", 60, 1);
  const hearing = hearEndings();
  let saved = Date.now();
  function save(): boolean {
    saved = Date.now();
    try {
      writeTables(file!, KIND, { boards: written, from, values }, content(), true);
      return true;
    } catch (error) {
      // A disk that is full now may not be so in a minute, and the work goes on.
      if (!(error instanceof UsageError)) throw error;
      given.terminal.warn(`nimber: ${error.text[given.language]}\n`);
      return false;
    }
  }
  return {
    values,
    kept,
    async pause() {
      await setImmediate();
      const status = hearing.asked();
      if (status !== undefined) {
        if (save()) given.terminal.warn(`nimber: ${savedText(values.length, file)[given.language]}\n`);
        process.exit(status);
      }
      if (Date.now() - saved >= every) save();
    },
    save,
    close: hearing.cease,
  };
}

function read(file: string, written: string, from: number) {
  const found = readTables(readFile(file), KIND);
  const { boards, from: first, values } = found?.facts ?? {};
  if (
    found === undefined ||
    !Array.isArray(values) ||
    !values.every((each) => Number.isSafeInteger(each) && each >= 0)
  )
    throw damaged(file);
  if (boards !== written || first !== from) {
    const [asked, has] = [`${written} from n = ${from}`, `${boards} from n = ${first}`];
    throw new UsageError({
      en: `--resume: ${file}: expected a checkpoint of ${asked}, found one of ${has}`,
      zh: `--resume：${file}：此处应为 ${written}（自 n = ${from} 起）的进度文件，但读到 ${boards}（自 n = ${first} 起）的`,
    });
  }
  return { values: values as number[], tables: found.tables };
}

function damaged(file: string): UsageError {
  const previous = previousOf(file);
  const other = existsSync(previous)
    ? { en: `; the one before it is ${previous}`, zh: `；它的前一份是 ${previous}` }
    : { en: "", zh: "" };
  return new UsageError({
    en: `--resume: ${file}: expected a checkpoint of boards that is whole, found other or damaged content${other.en}`,
    zh: `--resume：${file}：此处应为完整的棋盘进度文件，但内容不符或已损坏${other.zh}`,
  });
}

const savedText = (count: number, file: string) => ({
  en: `stopped with ${count} values and the table of parts saved in ${file}; go on with --resume ${file}`,
  zh: `已停止，${count} 个值与各部分的表保存于 ${file}；可用 --resume ${file} 继续`,
});
