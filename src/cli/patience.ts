import type { Limits } from "../solve/limits.ts";
import type { CommandContext, Option } from "./command.ts";
import { t } from "./locale/cli.ts";

/** Default time limit in seconds of a search without another limit. */
const PATIENCE = 30;

/** Option --time of a command with another option, `end`, that limits its search. */
export const timeUnless = (end: string): Option => ({
  name: "time",
  value: "seconds",
  says: t("howLongMayTakeWithout", { patience: PATIENCE, end }),
});

/** Limits of a search that ends by the option `end`, by --time, or by the default time. */
export const patient = (limits: Limits, context: CommandContext, end: string): Limits =>
  context.option(end) !== undefined || limits.seconds !== undefined
    ? limits
    : { ...limits, seconds: PATIENCE };
