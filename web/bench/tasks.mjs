// Longest tasks of the page's own thread on a first visit, and the bytes loaded: `node web/bench/tasks.mjs
// [name …] [--runs 5] [--profile FOLDER]`, after `npm run setup`. Each visit uses a fresh browser without a
// cache. Gives the longest task in CPU milliseconds, which other load on the machine changes little; then the
// same with the thread slowed down four times, as on a phone, also in clock time. --profile writes profiles
// for Chromium's tools to a folder.
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { launch } from "./browser.mjs";

const { values: options, positionals: named } = parseArgs({
  options: { runs: { type: "string", default: "5" }, profile: { type: "string" } },
  allowPositionals: true,
});

/** Addresses, with a selector that is present once the route has answered. */
const VISITS = {
  "the page": ["", ".cell.open"],
  "a game of heaps": ["en/play?sum=kayles+12", ".cell.open"],
  "a board": ["en/play?sum=cram+4x5", ".cell.open"],
  "a rule in a line": ["en/play?sum=%5Bn:+n-1+%7C+n/2%5D+9", ".cell.open"],
  law: ["en/law?game=kayles", ".columns .proved"],
  graph: ["en/graph?sum=kayles+7", ".canvas .node"],
  "graph of a board": ["en/graph?sum=cram+3x3", ".canvas .node"],
  why: ["en/why?sum=kayles+12", ".sentence"],
  values: ["en/table?game=kayles&to=1000", ".period > .ruling"],
  "values of pairs": ["en/table?game=wythoff&to=100", "canvas[data-rows]"],
  program: ["en/program?game=kayles", ".source pre"],
  lab: ["en/lab?example=squares", ".code .shadow", ".finding .fails"],
  contest: ["en/judge?problem=hdu-1536", "main h2"],
  theory: ["en/theory?page=wythoff", "#sources"],
  lesson: ["en/lesson", ".step .thumb"],
  census: ["en/census", ".games tbody tr"],
};

/** Milliseconds of observation after the answer. */
const AFTER = 1500;

const TRACED = ["-*", "toplevel", "v8", "devtools.timeline"];
const PROFILED = [...TRACED, "disabled-by-default-devtools.timeline", "disabled-by-default-v8.cpu_profiler"];

const server = spawn(process.execPath, [
  fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url)),
  ...["web", "--port", "0", "--json"],
]);
const { url } = JSON.parse(
  await new Promise((resolve) => server.stdout.once("data", (said) => resolve(`${said}`))),
);
const browser = await launch().catch((error) => {
  server.kill();
  throw error;
});
const load = () => `load ${loadavg()[0].toFixed(1)}`;
if (options.profile !== undefined) mkdirSync(options.profile, { recursive: true });
try {
  console.log(
    `${cpus()[0].model}, ${cpus().length} processors, Node ${process.versions.node}, Chromium ${browser.version()}, ${load()}`,
  );
  console.log(
    "| first visit of | longest task, CPU ms | a quarter of the processor: CPU ms | by the clock | there after | bytes |\n|---|---|---|---|---|---|",
  );
  for (const [name, [address, ...answers]] of Object.entries(VISITS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const runs = { whole: [], quarter: [] };
    for (let run = 0; run < Number(options.runs); run++) {
      runs.whole.push(await visit(name, address, answers, 1));
      runs.quarter.push(await visit(name, address, answers, 4));
    }
    const middle = (given, of) => {
      const sorted = given.map((run) => run[of]).sort((a, b) => a - b);
      return `${sorted[sorted.length >> 1]} (${sorted[0]}–${sorted.at(-1)})`;
    };
    const quarter = ["processor", "clock", "there"].map((of) => middle(runs.quarter, of));
    console.log(
      `| ${[name, middle(runs.whole, "processor"), ...quarter, runs.whole[0].bytes].join(" | ")} |`,
    );
  }
  console.log(`${load()} at the end`);
} finally {
  await browser.close();
  server.kill();
}

async function visit(name, address, answers, rate) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const fetched = new Map();
  context.on("response", async (response) => {
    const headers = await response.allHeaders().catch(() => ({}));
    fetched.set(response.url(), Number(headers["content-length"] ?? 0));
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  await browser.startTracing(page, { categories: options.profile === undefined ? TRACED : PROFILED });
  await page.goto(`${url}#${address}`, { waitUntil: "commit" });
  // Evaluated without Playwright's own scripts in the page, which take a task of their own.
  const expression = `${JSON.stringify(answers)}.every((each) => document.querySelector(each)) && Math.round(performance.now())`;
  let there = false;
  while (there === false) {
    await page.waitForTimeout(50);
    there = (await devtools.send("Runtime.evaluate", { expression })).result.value;
  }
  await page.waitForTimeout(AFTER * Math.sqrt(rate));
  const trace = await browser.stopTracing();
  await context.close();
  if (options.profile !== undefined)
    writeFileSync(`${options.profile}/${name.replaceAll(" ", "-")}-${rate}.json`, trace);
  const { traceEvents } = JSON.parse(trace);
  // The page's thread has the most tasks; spare threads of the browser have few.
  const [tasks] = traceEvents
    .filter((event) => event.name === "thread_name" && event.args.name === "CrRendererMain")
    .map(({ pid, tid }) =>
      traceEvents.filter((each) => each.pid === pid && each.tid === tid && each.name.endsWith("RunTask")),
    )
    .sort((a, b) => b.length - a.length);
  const longest = (of) => Math.round(Math.max(...tasks.map((task) => task[of] ?? 0)) / 1000);
  const bytes = [...fetched.values()].reduce((sum, each) => sum + each, 0);
  return { processor: longest("tdur"), clock: longest("dur"), there, bytes };
}
