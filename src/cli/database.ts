import { existsSync } from "node:fs";
import { say } from "../locale/message.ts";
import { begin, type TableStore } from "../solve/limits.ts";
import type { Text } from "../types.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { openPlaces } from "./files.ts";
import { limitsOf } from "./input.ts";
import { t } from "./locale/cli.ts";
import { checkpointOf } from "./long-options.ts";
import { bytesOf } from "./reader.ts";
import { keeping, readTables, writeTables } from "./tables.ts";

const KIND = "database";

/**
 * Tables of the file named by --database, which may be new, and a function that saves all results to it. The
 * file is replaced as a whole, so it is never incomplete.
 * @throws UsageError when it cannot be read or written, is damaged, or is used together with a checkpoint
 */
export function databaseOf(context: CommandContext): { readonly kept: TableStore; save(): void } {
  const file = context.option("database")!;
  if (checkpointOf(context) !== undefined) throw new UsageError(t("databaseExpectedNoCheckpointResume"));
  openPlaces(context);
  const read = existsSync(file)
    ? readTables(bytesOf(file, begin(limitsOf(context))), KIND)
    : { tables: new Map() };
  if (read === undefined) throw damaged(file);
  const { kept, opened, content } = keeping(read.tables);
  return {
    kept,
    save() {
      if (opened()) writeTables(file, KIND, {}, content());
      else context.terminal.warn(`nimber: --database: ${say(NOTHING, context.language)}\n`);
    },
  };
}

const NOTHING: Text = t("nothing");

const damaged = (file: string): UsageError =>
  new UsageError(t("databaseExpectedDatabaseVersionWhole", { file }));
