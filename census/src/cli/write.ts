import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Text } from "nimber";
import { say } from "nimber/locale";
import { checkPool } from "../check-pool.ts";
import { hasCensus } from "../database/folder.ts";
import { CensusError } from "../errors.ts";
import { countRows, rowDifference } from "../export/compare.ts";
import { columnsFor, exportRows, type PlanPrint } from "../export/index.ts";
import {
  bytesDifference,
  type Manifest,
  planPrint,
  readManifest,
  rowsDifference,
  rowsPrint,
} from "../export/manifest.ts";
import { t } from "../locale/census.ts";
import { isServer, openResults, placeOf } from "../open.ts";
import { type Plan, parsePlan } from "../plan/index.ts";
import { report } from "../report/index.ts";
import type { Results } from "../results.ts";
import { type Verification, verify } from "../verify.ts";
import { duration, grouped } from "./progress.ts";
import {
  type CensusContext,
  choice,
  type ExitCode,
  keysOf,
  noMore,
  planIn,
  warn,
  workersOption,
} from "./request.ts";

/** `nimber census report [plan]`: a report of the results. Default: the last plan that was run. */
export async function reporting(
  context: CensusContext,
  [file, ...rest]: readonly string[],
): Promise<ExitCode> {
  noMore(context, rest);
  return reading(context, async (results) => {
    const plan = file === undefined ? await lastPlan(results) : planIn(file).plan;
    const keys = keysOf(plan);
    const out = context.option("out");
    if (out !== undefined) await writeReport(context, results, plan, keys, out);
    else
      context.terminal.write(
        await textOf(context, results, plan, keys, choice(context, "format", ["md", "html"])),
      );
    return context.exit.answered;
  });
}

/**
 * Writes a report to the file `out`, as HTML if its name says so; the figures of a Markdown report are
 * separate files next to it.
 */
export async function writeReport(
  context: CensusContext,
  results: Results,
  plan: Plan,
  keys: ReadonlySet<string>,
  out: string,
): Promise<void> {
  const html = context.option("format") === "html" || /\.html?$/i.test(out);
  const stem = out.replace(/\.\w+$/, "");
  let figures = 0;
  const place = (svg: string) => {
    const file = `${stem}-${++figures}.svg`;
    writeTo(file, svg);
    return basename(file);
  };
  writeTo(out, await textOf(context, results, plan, keys, html ? "html" : "md", place));
  warn(context, t("report", { out }));
}

const textOf = (
  { language }: CensusContext,
  results: Results,
  plan: Plan,
  keys: ReadonlySet<string>,
  format: "md" | "html",
  place?: (svg: string) => string,
): Promise<string> =>
  report(results, plan, { format, language, keys, ...(place !== undefined && { place }) });

async function lastPlan(results: Results): Promise<Plan> {
  const [stored] = await results.plans();
  if (stored !== undefined) return parsePlan(stored.text, stored.name);
  throw new CensusError(t("reportExpectedCensusSomePlan"));
}

const ENDINGS = { csv: "csv", parquet: "parquet", jsonl: "jsonl", bfile: "bfiles" } as const;

/** `nimber census export [plan]`: the rows of one plan or of all. */
export async function exporting(
  context: CensusContext,
  [file, ...rest]: readonly string[],
): Promise<ExitCode> {
  noMore(context, rest);
  const format = choice(context, "format", ["csv", "parquet", "jsonl", "bfile"]);
  const out = context.option("out") ?? `census.${ENDINGS[format]}`;
  return reading(context, async (results) => {
    const named = file === undefined ? undefined : planIn(file);
    const keys = named && keysOf(named.plan);
    const counts = await results.counts(keys);
    const options = {
      volatile: context.option("timings") !== undefined,
      columns: columnsFor(named === undefined ? await results.questions() : [named.plan.question]),
      ...(keys !== undefined && { keys }),
      // Counted before the rows are read; more may be finished meanwhile.
      least: counts.done,
      plans: (named === undefined ? await results.plans() : [{ ...named, name: named.plan.name }]).map(
        ({ name, text }) => planPrint(name, text),
      ),
    };
    const rows = await exportRows(results, format, out, options).catch((error) => {
      throw unwritable(out, error);
    });
    const { done, waiting, running, failed } = counts;
    const unfinished = (keys?.size ?? done + waiting + running + failed) - done;
    if (context.json) context.terminal.write(`${JSON.stringify({ rows, file: out, unfinished, failed })}\n`);
    else warn(context, t("rows", { rows: grouped(rows), out }));
    if (unfinished === 0) return context.exit.answered;
    warn(
      context,
      t("gamesNotFinishedFailedNimber", { unfinished: grouped(unfinished), failed: grouped(failed) }),
    );
    return context.exit.undecided;
  });
}

/**
 * `nimber census verify [plan]`: checks all certificates with a program that shares no code with the solver,
 * and an export, if one is given, against its manifest and the census.
 */
export async function verifying(
  context: CensusContext,
  [file, ...rest]: readonly string[],
): Promise<ExitCode> {
  noMore(context, rest);
  const out = context.option("export");
  const named = file === undefined ? undefined : planIn(file);
  const manifest = out === undefined ? undefined : await readManifest(out);
  const place = placeOf(context.option("data"));
  if (out !== undefined && manifest !== undefined && !isServer(place) && !hasCensus(place)) {
    return verifyingAlone(context, out, manifest, named?.text);
  }
  return reading(context, async (results) => {
    const plan = named ?? (manifest && (await onlyPlanOf(manifest, results)));
    const keys = plan && keysOf(plan.plan);
    const found = await verification(context, results, keys);
    const differences =
      out === undefined || manifest === undefined
        ? []
        : await exportDifferences(results, out, manifest, plan, keys);
    tell(context, found, manifest?.rows, differences);
    return found.failures.length + differences.length > 0 ? context.exit.refuted : context.exit.answered;
  });
}

/** Checks an export without a census for comparison. */
async function verifyingAlone(
  { terminal, language, json, exit }: CensusContext,
  out: string,
  manifest: Manifest,
  plan: string | undefined,
): Promise<ExitCode> {
  const differences = [
    await bytesDifference(out, manifest),
    await countDifference(out, manifest),
    planDifference(out, manifest, plan),
  ].filter((each) => each !== undefined);
  const right = t("right", { out, grouped: grouped(manifest.rows) });
  const lines = (differences.length === 0 ? [right] : differences).map((each) => say(each, language));
  if (json) {
    const shown = { exported: manifest.rows, differences: differences.map((each) => say(each, language)) };
    terminal.write(`${JSON.stringify(shown)}\n`);
  } else for (const line of lines) terminal.write(`  ${line}\n`);
  return differences.length > 0 ? exit.refuted : exit.answered;
}

async function countDifference(out: string, { format, rows }: Manifest): Promise<Text | undefined> {
  const found = await countRows(out, format);
  if (found === rows) return undefined;
  return t("expectedRowsManifestFound", {
    out,
    rows: grouped(rows),
    format,
    found: found === undefined ? undefined : grouped(found),
  });
}

/** Plan of an export of a single plan that the census still has; otherwise the export is of all plans. */
async function onlyPlanOf({ plans }: Manifest, results: Results) {
  if (plans.length !== 1) return undefined;
  const stored = (await results.plans()).find(({ name, text }) => same(planPrint(name, text), plans[0]!));
  return stored && { plan: parsePlan(stored.text, stored.name), text: stored.text };
}

const same = (a: PlanPrint, b: PlanPrint) => a.name === b.name && a.sha256 === b.sha256;

function planDifference(out: string, { plans }: Manifest, text: string | undefined): Text | undefined {
  if (text === undefined || plans.some(({ sha256 }) => sha256 === planPrint("", text).sha256))
    return undefined;
  return t("exportedAnotherPlanAnotherText", { out });
}

/** Differences between an export and its manifest or the census, found by reading all rows. */
async function exportDifferences(
  results: Results,
  out: string,
  manifest: Manifest,
  plan: { readonly plan: Plan; readonly text: string } | undefined,
  keys: ReadonlySet<string> | undefined,
): Promise<Text[]> {
  const print = rowsPrint();
  async function* rows() {
    for await (const row of results.rows(keys && { keys })) {
      print.add(row);
      yield row;
    }
  }
  const columns = columnsFor(plan === undefined ? await results.questions() : [plan.plan.question]);
  const row = await rowDifference(out, manifest.format, rows(), { columns });
  return [
    await bytesDifference(out, manifest),
    planDifference(out, manifest, plan?.text),
    row ?? rowsDifference(out, manifest, print.print()),
  ].filter((each) => each !== undefined);
}

async function verification(
  context: CensusContext,
  results: Results,
  keys: ReadonlySet<string> | undefined,
): Promise<Verification & { readonly seconds: number }> {
  const begun = Date.now();
  const atOnce = workersOption(context);
  const pool = checkPool(new URL("./check-thread.js", import.meta.url), atOnce);
  const found = await verify(results, {
    ...{ check: pool.check, atOnce },
    ...(keys !== undefined && { keys }),
    progress: (checked, failed) =>
      context.terminal.progress(
        say(t("checkedWrong", { checked: grouped(checked), failed: grouped(failed) }), context.language),
      ),
  }).finally(pool.close);
  return { ...found, seconds: (Date.now() - begun) / 1000 };
}

function tell(
  { terminal, language, json }: CensusContext,
  { proved, checked, partial, failures, seconds }: Verification & { readonly seconds: number },
  exported: number | undefined,
  differences: readonly Text[],
): void {
  if (json) {
    const shown =
      exported === undefined ? {} : { exported, differences: differences.map((each) => say(each, language)) };
    terminal.write(
      `${JSON.stringify({ proved, checked, ...(partial > 0 && { partial }), failures, ...shown })}\n`,
    );
    return;
  }
  const without = proved - checked;
  const lines: Text[] = [
    t("certificatesCheckedWrong", {
      checked: grouped(checked),
      seconds: duration(seconds),
      grouped: grouped(failures.length),
    }),
    ...(partial > 0 ? [t("certificatesPartialQuotientsCheckedWell", { partial: grouped(partial) })] : []),
    ...(without > 0 ? [t("provedGoingOverAllPositions", { without: grouped(without) })] : []),
    ...failures.map(({ key, text }) => t("text2", { key, text })),
    ...differences,
    ...(exported !== undefined && differences.length === 0
      ? [t("rowsExportThoseCensus", { exported: grouped(exported) })]
      : []),
  ];
  for (const each of lines) terminal.write(`  ${say(each, language)}\n`);
}

async function reading(
  context: CensusContext,
  read: (results: Results) => Promise<ExitCode>,
): Promise<ExitCode> {
  const results = await openResults(context.option("data"), (text) => warn(context, text));
  try {
    return await read(results);
  } finally {
    await results.close();
  }
}

function writeTo(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw unwritable(file, error);
  }
}

function unwritable(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || !/^E[A-Z]+$/.test(code)) return error;
  return new CensusError(t("cannotWritten", { file, code }));
}
