import type { Limits } from "../solve/limits.ts";
import type { CommandContext, Option } from "./command.ts";
import { t } from "./locale/cli.ts";

/** A search that was told no end ends after so many seconds. */
const PATIENCE = 30;

/** The option --time of a command whose search may also be told its end by another option. */
export const timeUnless = (end: string): Option => ({
  name: "time",
  value: "seconds",
  says: t("howLongMayTakeWithout", { patience: PATIENCE, end }),
});

/** The limits of a search that is told its end by an option, by --time, or by neither. */
export const patient = (limits: Limits, context: CommandContext, end: string): Limits =>
  context.option(end) !== undefined || limits.seconds !== undefined
    ? limits
    : { ...limits, seconds: PATIENCE };
