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

/** Known facts about boards, saved with the tables of their parts. */
type Facts = Readonly<Record<string, unknown>>;

/** Progress on boards in a file: the tables of their parts and known facts. */
export interface Progress<F> extends Saving {
  /** Facts in the file named by --resume. */
  readonly before: F | undefined;
  /** Store of the tables. */
  readonly kept: TableStore | undefined;
}

/** Facts to be saved, their validation, and the message about a save. */
interface Saved<F extends Facts> {
  /** Whether facts from a file are valid for this question. */
  has(facts: Facts): facts is F;
  now(): F;
  says(facts: F): Text;
}

/**
 * Opens the progress of a question. Reads the file of --resume, and saves to it or to the file of
 * --checkpoint; without these options it saves nothing. Reading counts for `bounds`, which are those of the
 * whole question.
 * @throws UsageError when a new file exists already, or a file cannot be read, is damaged or is about other
 * boards
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
