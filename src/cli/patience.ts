import type { Limits } from "../solve/limits.ts";
import type { CommandContext, Option } from "./command.ts";
import { t } from "./locale/cli.ts";

/** Default time limit in seconds of a search without an end. */
const PATIENCE = 30;

/** The option --time of a command whose search another option may also limit. */
export const timeUnless = (end: string): Option => ({
  name: "time",
  value: "seconds",
  says: t("howLongMayTakeWithout", { patience: PATIENCE, end }),
});

/** The limits of a search with an end from an option, from --time, or from neither. */
export const patient = (limits: Limits, context: CommandContext, end: string): Limits =>
  context.option(end) !== undefined || limits.seconds !== undefined
    ? limits
    : { ...limits, seconds: PATIENCE };
