import { say } from "../../locale/message.ts";
import type { Text } from "../../types.ts";
import { type Command, type CommandContext, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { t } from "../locale/commands.ts";
import type { CensusResults } from "../server/census.ts";
import { columns, wrap } from "../terminal/layout.ts";

/** Package of the workspace `census/`, which is not part of this package because it needs a database. */
const CENSUS = "nimber-census";

interface Census {
  census(
    context: CommandContext & { exit: typeof EXIT },
    layout: { columns: typeof columns; wrap: typeof wrap },
  ): Promise<ExitCode>;
  openResults(where?: string, tell?: (text: Text) => void): Promise<OpenCensus>;
}

/** Results of a census, and a function that closes them. */
export type OpenCensus = CensusResults & { close(): Promise<void> };

export const census: Command = {
  usage: [
    "nimber census run <plan> [--workers N]",
    "nimber census workers | retry [<game> …]",
    "nimber census status | report | export | verify [<plan>]",
    "nimber census worker [--until-done]",
  ],
  options: [
    {
      name: "data",
      value: "folder",
      says: t("census.databaseCensusDataServerDatabase"),
    },
    {
      name: "workers",
      value: "N",
      says: t("census.gamesComputedSameTimeOne"),
    },
    {
      name: "memory",
      value: "bytes",
      says: t("census.whatGamesMachineMayUse"),
    },
    {
      name: "until-done",
      says: t("census.workerEndWhenNothingLeft"),
    },
    {
      name: "format",
      value: "name",
      says: t("census.reportMdHtmlExportCsv"),
    },
    {
      name: "out",
      value: "FILE",
      says: t("census.reportExportWriteRunWrites"),
    },
    {
      name: "export",
      value: "FILE",
      says: t("census.verifyAlsoExportAgainstManifest"),
    },
    {
      name: "timings",
      says: t("census.exportAlsoWhatDiffersFrom"),
    },
  ],
  examples: [
    "nimber census run examples/subtraction-10.yml",
    "nimber census status",
    "nimber census export --format parquet --out sets.parquet",
    "DATABASE_URL=postgres://db/census nimber census worker",
  ],
  async run(context) {
    const { census } = await loadCensus();
    return census({ ...context, exit: EXIT }, { columns, wrap }).catch((error: unknown) => {
      throw told(error, context);
    });
  },
};

/** Opens the results of a census in a folder or on a server. */
export async function openCensus(where: string, context: CommandContext): Promise<OpenCensus> {
  const { openResults } = await loadCensus();
  const tell = (text: Text) => context.terminal.warn(`nimber: ${say(text, context.language)}\n`);
  return openResults(where === "" ? undefined : where, tell).catch((error: unknown) => {
    throw told(error, context);
  });
}

/**
 * Converts an error of the census, recognized by its properties because the census has its own copy of the
 * library.
 */
function told(error: unknown, { json }: CommandContext): unknown {
  if (!(error instanceof Error && "text" in error)) return error;
  const { text, excerpt, exit } = error as Error & {
    text: Text;
    excerpt?: string;
    exit?: keyof typeof EXIT;
  };
  return new UsageError(text, json ? undefined : excerpt, EXIT[exit ?? "usage"]);
}

async function loadCensus(): Promise<Census> {
  try {
    return await import(CENSUS);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new UsageError(t("census.censusExpectedWorkspaceNimberCensus"));
  }
}
