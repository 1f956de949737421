import { say, verbatim } from "../../locale/message.ts";
import type { Solution } from "../../solve/solution.ts";
import type { CommandContext } from "../command.ts";
import { t } from "../locale/terminal.ts";
import { wrap } from "./layout.ts";

/** Least work that is reported: about a hundredth of a second. */
export const MUCH = 10_000;

/** Text about the work of a search, if it was large. */
export function workText({ language, terminal }: CommandContext, { components, work }: Solution): string {
  if (work === undefined || work.nodes + (work.before ?? 0) < MUCH) return "";
  const methods = [...new Set(components.map(({ method }) => method))].join(", ");
  const [nodes, lookups, entries, before] = [work.nodes, work.lookups, work.entries, work.before].map(
    (each) => each?.toLocaleString("en"),
  );
  const looked = lookups === undefined ? undefined : t("lookups", { lookups });
  const after = before === undefined ? undefined : t("afterCheckpoint", { before });
  const { threads = 1 } = work;
  const by = threads === 1 ? verbatim("") : t("threads", { threads });
  const says = t("workNodesEntriesKeptMethod", { nodes, after, looked, entries, methods, by });
  return `\n${wrap(say(says, language), terminal.columns, "  ")}`;
}
