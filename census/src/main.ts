import { nearest } from "nimber/games";
import type { ExitCode, Given, Layout } from "./cli/request.ts";
import { run } from "./cli/run.ts";
import { retry, status, workers } from "./cli/status.ts";
import { worker } from "./cli/worker.ts";
import { exporting, reporting, verifying } from "./cli/write.ts";
import { CensusError } from "./errors.ts";
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

type Subcommand = (given: Given, words: readonly string[], layout: Layout) => Promise<ExitCode>;

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

/** The command `nimber census`. Returns the exit code. */
export async function census(given: Given, layout: Layout): Promise<ExitCode> {
  const [name, ...words] = given.words;
  const names = Object.keys(SUBCOMMANDS);
  if (name !== undefined && Object.hasOwn(SUBCOMMANDS, name)) {
    const place = placeOf(given.option("data"));
    try {
      return await SUBCOMMANDS[name]!(given, words, layout);
    } catch (error) {
      throw refusal(place, error);
    }
  }
  if (name === undefined) {
    throw new CensusError({
      en: `census: expected one of ${names.join(", ")}, found nothing`,
      zh: `census：此处应为 ${names.join("、")} 之一，但没有给出`,
    });
  }
  const meant = nearest(name, names);
  throw new CensusError({
    en: `census: expected one of ${names.join(", ")}, found \`${name}\`${meant === undefined ? "" : `; did you mean ${meant}?`}`,
    zh: `census：此处应为 ${names.join("、")} 之一，但读到 \`${name}\`${meant === undefined ? "" : `；是否想写 ${meant}？`}`,
  });
}
