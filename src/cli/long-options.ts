import type { Text } from "../types.ts";
import type { CommandContext, Option } from "./command.ts";
import { t } from "./locale/cli.ts";

/** Options of commands that may run for hours. */
export const LONG: readonly Option[] = [
  {
    name: "checkpoint",
    value: "FILE",
    says: t("saveValuesEveryMinuteWhen"),
  },
  {
    name: "resume",
    value: "FILE",
    says: t("goFromCheckpointKeepSaving"),
  },
  {
    name: "every",
    value: "seconds",
    says: t("howOftenSave"),
  },
];

/** Option of commands whose checkpoints contain values of heaps. */
export const RECHECK: Option = {
  name: "recheck",
  says: t("resumeComputeAllValuesFile"),
};

export const RECHECKS_HEAPS: Text = t("rechecksHeaps");

/** File to which progress is saved. */
export const checkpointOf = (context: CommandContext): string | undefined =>
  context.option("checkpoint") ?? context.option("resume");
