import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { checkPool } from "../check-pool.ts";
import { CensusError } from "../errors.ts";
import { exportRows } from "../export/index.ts";
import { openResults } from "../open.ts";
import { jobsOf, type Plan, parsePlan } from "../plan/index.ts";
import { report } from "../report/index.ts";
import type { Results } from "../results.ts";
import { verify } from "../verify.ts";
import { duration, grouped } from "./progress.ts";
import { choice, type Given, noMore, planIn, say, workersOption } from "./request.ts";

/** `nimber census report [plan]`: what was found, as a page. Without a plan, the one that was run last. */
export async function reporting(given: Given, [file, ...rest]: readonly string[]): Promise<number> {
  noMore(given, rest);
  return reading(given, async (results) => {
    const plan = file === undefined ? await lastPlan(results) : planIn(file).plan;
    const out = given.option("out");
    if (out !== undefined) await writeReport(given, results, plan, out);
    else given.terminal.write(await textOf(given, results, plan, choice(given, "format", ["md", "html"])));
    return 0;
  });
}

/** Writes a report to the file `out`, as HTML if its name says so; figures of Markdown go beside it. */
export async function writeReport(given: Given, results: Results, plan: Plan, out: string): Promise<void> {
  const html = given.option("format") === "html" || /\.html?$/i.test(out);
  const stem = out.replace(/\.\w+$/, "");
  let figures = 0;
  const place = (svg: string) => {
    const file = `${stem}-${++figures}.svg`;
    writeTo(file, svg);
    return basename(file);
  };
  writeTo(out, await textOf(given, results, plan, html ? "html" : "md", place));
  say(given, { en: `the report is in ${out}`, zh: `报告已写入 ${out}` });
}

const textOf = (
  { language }: Given,
  results: Results,
  plan: Plan,
  format: "md" | "html",
  place?: (svg: string) => string,
): Promise<string> =>
  report(results, plan, { format, language, keys: keysOf(plan), ...(place !== undefined && { place }) });

async function lastPlan(results: Results): Promise<Plan> {
  const [stored] = await results.plans();
  if (stored !== undefined) return parsePlan(stored.text, stored.name);
  throw new CensusError({
    en: "report: expected a census of some plan, found none; nimber census run starts one",
    zh: "report：此处应有按某个计划运行的普查，但没有找到；可用 nimber census run 开始",
  });
}

const ENDINGS = { csv: "csv", parquet: "parquet", jsonl: "jsonl", bfile: "bfiles" } as const;

/** `nimber census export [plan]`: the rows, of one plan or of all. */
export async function exporting(given: Given, [file, ...rest]: readonly string[]): Promise<number> {
  noMore(given, rest);
  const format = choice(given, "format", ["csv", "parquet", "jsonl", "bfile"]);
  const out = given.option("out") ?? `census.${ENDINGS[format]}`;
  return reading(given, async (results) => {
    const keys = file === undefined ? undefined : keysOf(planIn(file).plan);
    const volatile = given.option("timings") !== undefined;
    const options = { volatile, ...(keys !== undefined && { keys }) };
    const rows = await exportRows(results, format, out, options).catch((error) => {
      throw unwritable(out, error);
    });
    if (given.json) given.terminal.write(`${JSON.stringify({ rows, file: out })}\n`);
    else say(given, { en: `${grouped(rows)} rows are in ${out}`, zh: `${grouped(rows)} 行已写入 ${out}` });
    return 0;
  });
}

/** `nimber census verify [plan]`: checks every certificate by a program that shares nothing with the solver. */
export async function verifying(given: Given, [file, ...rest]: readonly string[]): Promise<number> {
  noMore(given, rest);
  const { terminal, language, json } = given;
  return reading(given, async (results) => {
    const begun = Date.now();
    const keys = file === undefined ? undefined : keysOf(planIn(file).plan);
    const atOnce = workersOption(given);
    const pool = checkPool(new URL("./check-thread.js", import.meta.url), atOnce);
    const { checked, failures } = await verify(results, {
      ...{ check: pool.check, atOnce },
      ...(keys !== undefined && { keys }),
      progress: (checked, failed) =>
        terminal.progress(
          {
            en: `${grouped(checked)} checked, ${grouped(failed)} wrong`,
            zh: `已复核 ${grouped(checked)}，有误 ${grouped(failed)}`,
          }[language],
        ),
    }).finally(pool.close);
    const time = duration((Date.now() - begun) / 1000);
    const text = {
      en: `  ${grouped(checked)} certificates checked in ${time}, ${grouped(failures.length)} wrong\n`,
      zh: `  用时 ${time}，已复核证书 ${grouped(checked)} 份，有误 ${grouped(failures.length)} 份\n`,
    };
    if (json) terminal.write(`${JSON.stringify({ checked, failures })}\n`);
    else {
      terminal.write(text[language]);
      for (const { key, text } of failures) terminal.write(`  ${key}: ${text[language]}\n`);
    }
    return failures.length > 0 ? 1 : 0;
  });
}

async function reading(given: Given, read: (results: Results) => Promise<number>): Promise<number> {
  const results = await openResults(given.option("data"));
  try {
    return await read(results);
  } finally {
    await results.close();
  }
}

function keysOf(plan: Plan): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { key } of jobsOf(plan)) keys.add(key);
  return keys;
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
  return new CensusError({
    en: `${file}: cannot be written (${code})`,
    zh: `${file}：无法写入（${code}）`,
  });
}
