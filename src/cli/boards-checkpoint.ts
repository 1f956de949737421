import { existsSync } from "node:fs";
import { verbatim } from "../locale/message.ts";
import type { TableStore } from "../solve/limits.ts";
import type { Text } from "../types.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { openPlaces, previousOf } from "./files.ts";
import { t } from "./locale/cli.ts";
import { checkpointOf } from "./long-options.ts";
import { type Bounds, bytesOf } from "./reader.ts";
import { everyOf, NOT_SAVED, type Saving, savingOf } from "./saving.ts";
import { keeping, readTables, writeTables } from "./tables.ts";

const KIND = "boards";

/** Subject of a checkpoint: a board, or boards that differ in n, and the least n. */
interface CheckpointSubject {
  readonly boards: string;
  readonly from?: number;
}

/** Knowledge about boards beside the tables of their parts. */
type Facts = Readonly<Record<string, unknown>>;

/** Tables of the parts of boards, with what is known beside them, in a file. */
export interface Progress<F> extends Saving {
  /** Contents of the file that --resume names. */
  readonly before: F | undefined;
  /** Where the tables are kept. */
  readonly kept: TableStore | undefined;
}

/** Data saved beside the tables. */
interface Saved<F extends Facts> {
  /** Whether a file has this of what was asked for. */
  has(facts: Facts): facts is F;
  now(): F;
  says(facts: F): Text;
}

/**
 * Begins with what --resume has, and saves it with what is found later to the same file or to that of --checkpoint;
 * without either it keeps nothing. What it reads counts for `bounds`, those of the whole question.
 * @throws UsageError when a file is there already, or cannot be read, is damaged or of other boards.
 */
export function progressOf<F extends Facts>(
  asked: CheckpointSubject,
  saved: Saved<F>,
  context: CommandContext,
  bounds: Bounds,
): Progress<F> {
  if (checkpointOf(context) === undefined) return { before: undefined, kept: context.kept, ...NOT_SAVED };
  openPlaces(context);
  const resume = context.option("resume");
  const before = resume === undefined ? undefined : read(resume, asked, saved, bounds);
  const { kept, content } = keeping(before?.tables ?? new Map());
  const every = everyOf(context);
  const saving = savingOf(context, {
    write: (file) => writeTables(file, KIND, { ...asked, ...saved.now() }, content(), true),
    after: () => every,
    says: (file) => savedText(saved.says(saved.now()), file),
  });
  return { before: before?.facts, kept, ...saving };
}

function read<F extends Facts>(file: string, asked: CheckpointSubject, { has }: Saved<F>, bounds: Bounds) {
  const found = readTables(bytesOf(file, bounds), KIND);
  if (found === undefined) throw damaged(file);
  const { facts, tables } = found;
  const { boards, from } = facts;
  if (boards !== asked.boards || from !== asked.from) {
    const [mine, other] = [titleOf(asked), titleOf(facts)];
    throw new UsageError(t("resumeExpectedCheckpointFoundOne", { file, mine, other }));
  }
  if (!has(facts)) throw damaged(file);
  return { facts, tables };
}

const titleOf = ({ boards, from }: Facts | CheckpointSubject): Text =>
  from === undefined ? verbatim(`${boards}`) : t("boardsFrom", { boards: `${boards}`, from: `${from}` });

function damaged(file: string): UsageError {
  const previous = previousOf(file);
  const other = existsSync(previous) ? t("oneBefore", { previous }) : verbatim("");
  return new UsageError(t("resumeExpectedCheckpointBoardsWhole", { file, other }));
}

const savedText = (what: Text, file: string): Text => t("stoppedTablePartsSavedGo", { what, file });
