import { GameError } from "nimber";
import { nearest } from "nimber/games";
import { localized } from "nimber/locale";
import type { CensusContext, ExitCode, Layout } from "./cli/request.ts";
import { run } from "./cli/run.ts";
import { retry, status, workers } from "./cli/status.ts";
import { worker } from "./cli/worker.ts";
import { exporting, reporting, verifying } from "./cli/write.ts";
import { CensusError } from "./errors.ts";
import { t } from "./locale/census.ts";
import { placeOf, refusal } from "./open.ts";

export { openResults } from "./open.ts";
export type {
  Counts,
  Entry,
  EntryFilter,
  Failure,
  Page,
  PageQuery,
  Point,
  Results,
  RowFilter,
} from "./results.ts";
export type { Question, Row } from "./types.ts";

type Subcommand = (context: CensusContext, words: readonly string[], layout: Layout) => Promise<ExitCode>;

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  run,
  status,
  report: reporting,
  export: exporting,
  verify: verifying,
  workers,
  retry,
  worker,
};

/** Error of the library with its text in all languages, because only the census has its sentences. */
const leaving = (error: unknown): unknown =>
  error instanceof GameError ? Object.assign(error, { text: localized(error.text) }) : error;

/** Runs the command `nimber census`. Returns the exit code. */
export async function census(context: CensusContext, layout: Layout): Promise<ExitCode> {
  const [name, ...args] = context.args;
  const names = Object.keys(SUBCOMMANDS);
  if (name !== undefined && Object.hasOwn(SUBCOMMANDS, name)) {
    const place = placeOf(context.option("data"));
    try {
      return await SUBCOMMANDS[name]!(context, args, layout);
    } catch (error) {
      throw leaving(refusal(place, error));
    }
  }
  if (name === undefined) {
    throw new CensusError(t("censusExpectedOneFoundNothing", { names }));
  }
  const meant = nearest(name, names);
  throw new CensusError(t("censusExpectedOneFound", { names, name, meant }));
}
