import { existsSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import type { Kept } from "../solve/limits.ts";
import type { Text } from "../types.ts";
import { type Given, UsageError } from "./command.ts";
import { openPlaces, previousOf, readFile } from "./files.ts";
import { numberOf } from "./input.ts";
import { checkpointOf } from "./long-options.ts";
import { hearEndings, wouldLose } from "./long-run.ts";
import { keeping, readTables, writeTables } from "./tables.ts";

const KIND = "boards";

/** What a checkpoint is of: a board, or boards that differ in n, and the least n. */
interface Asked {
  readonly boards: string;
  readonly from?: number;
}

/** What is known of boards beside the tables of their parts. */
type Facts = Readonly<Record<string, unknown>>;

/** Tables of the parts of boards, with what is known beside them, in a file. */
export interface Progress<F> {
  /** What the file had that --resume names. */
  readonly before: F | undefined;
  /** Where the tables are kept. */
  readonly kept: Kept | undefined;
  /** To be called now and then: saves when it is time, and ends the process when that was asked for. */
  pause(): Promise<void>;
  save(): boolean;
  close(): void;
}

/** What is saved beside the tables. */
interface Saved<F extends Facts> {
  /** Whether a file has this of what was asked for. */
  has(facts: Facts): facts is F;
  now(): F;
  says(facts: F): Text;
}

/**
 * Begins with what --resume has, and saves it with what is found later to the same file or to that of --checkpoint;
 * without either it keeps nothing.
 * @throws UsageError when a file is there already, or cannot be read, is damaged or of other boards.
 */
export function progressOf<F extends Facts>(asked: Asked, saved: Saved<F>, given: Given): Progress<F> {
  const file = checkpointOf(given);
  if (file === undefined)
    return { before: undefined, kept: given.kept, async pause() {}, save: () => false, close() {} };
  openPlaces(given);
  const resume = given.option("resume");
  if (resume === undefined && existsSync(file)) throw wouldLose(file);
  const before = resume === undefined ? undefined : read(resume, asked, saved);
  const { kept, content } = keeping(before?.tables ?? new Map());
  const every = 1000 * numberOf(given, "every", 60, 1);
  const hearing = hearEndings();
  let last = Date.now();
  function save(): boolean {
    last = Date.now();
    try {
      writeTables(file!, KIND, { ...asked, ...saved.now() }, content(), true);
      return true;
    } catch (error) {
      // A disk that is full now may not be so in a minute, and the work goes on.
      if (!(error instanceof UsageError)) throw error;
      given.terminal.warn(`nimber: ${error.text[given.language]}\n`);
      return false;
    }
  }
  return {
    before: before?.facts,
    kept,
    async pause() {
      await setImmediate();
      const status = hearing.asked();
      if (status !== undefined) {
        if (save())
          given.terminal.warn(`nimber: ${savedText(saved.says(saved.now()), file)[given.language]}\n`);
        process.exit(status);
      }
      if (Date.now() - last >= every) save();
    },
    save,
    close: hearing.cease,
  };
}

function read<F extends Facts>(file: string, asked: Asked, { has }: Saved<F>) {
  const found = readTables(readFile(file), KIND);
  if (found === undefined) throw damaged(file);
  const { facts, tables } = found;
  const { boards, from } = facts;
  if (boards !== asked.boards || from !== asked.from) {
    const [mine, other] = [titleOf(asked), titleOf(facts)];
    throw new UsageError({
      en: `--resume: ${file}: expected a checkpoint of ${mine.en}, found one of ${other.en}`,
      zh: `--resume：${file}：此处应为 ${mine.zh} 的进度文件，但读到 ${other.zh} 的`,
    });
  }
  if (!has(facts)) throw damaged(file);
  return { facts, tables };
}

const titleOf = ({ boards, from }: Facts | Asked): Text =>
  from === undefined
    ? { en: `${boards}`, zh: `${boards}` }
    : { en: `${boards} from n = ${from}`, zh: `${boards}（自 n = ${from} 起）` };

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

const savedText = (what: Text, file: string): Text => ({
  en: `stopped with ${what.en} and the table of parts saved in ${file}; go on with --resume ${file}`,
  zh: `已停止，${what.zh}与各部分的表保存于 ${file}；可用 --resume ${file} 继续`,
});
