// How soon the page answers, and what its first load weighs: `node web/bench/page.mjs [--runs 7]`, after `npm run setup`.
// Also what a first visit costs the processor, and what is kept after many changes of route; with --first these alone.
// Each visit is a fresh browser without a cache, on this machine's own server, from the start of the navigation.
import { spawn } from "node:child_process";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { launch } from "./browser.mjs";

const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "7" }, first: { type: "boolean", default: false } },
});
const dist = new URL("../../dist/", import.meta.url);

/** An address, and what is there once the route has answered. */
const VISITS = {
  "Play, a position that can be played": ["en/play?sum=kayles+12", ".cell.open"],
  "Table of Kayles with its period proved": ["en/table?game=kayles&to=1000", ".period > .ruling"],
  "Table of 0.156 to 10^7, its period proved": ["en/table?game=0.156&to=10000000", ".period > .ruling"],
  "Graph of Kayles 7": ["en/graph?sum=kayles+7", ".canvas .node"],
  "Lab, a law tested": ["en/lab?example=squares", ".finding .fails"],
  "Lab, the editor": ["en/lab?example=squares", ".code .cm-content"],
  "Theory, Wythoff's page with its figure": ["en/theory?page=wythoff", ".katex"],
  "Census of octal games": ["en/census", ".games tbody tr"],
};

const TRACED = ["toplevel", "v8", "devtools.timeline", "disabled-by-default-devtools.timeline"];
const ROUNDS = 6;
const ROUTES = [
  ["en/play?sum=kayles+12", ".cell.open"],
  ["en/table?game=kayles&to=1000", ".period > .ruling"],
  ["en/law?game=kayles", ".columns .proved"],
  ["en/graph?sum=kayles+7", ".canvas .node"],
  ["en/why?sum=kayles+12", ".sentence"],
  ["en/program?game=kayles", ".source pre"],
  ["en/lab?example=squares", ".code .cm-content"],
  ["en/judge?problem=hdu-1536", "main h2"],
  ["en/theory?page=wythoff", ".katex"],
  ["en/census", ".games tbody tr"],
];

const server = spawn(process.execPath, [
  fileURLToPath(new URL("cli/main.js", dist)),
  "web",
  "--port",
  "0",
  "--json",
]);
const { url } = JSON.parse(
  await new Promise((resolve) => server.stdout.once("data", (said) => resolve(`${said}`))),
);
const browser = await launch().catch((error) => {
  server.kill();
  throw error;
});
try {
  console.log(
    `${cpus()[0].model}, ${cpus().length} processors, Node ${process.versions.node}, Chromium ${browser.version()}`,
  );
  for (const [name, [address, answer]] of Object.entries(options.first ? {} : VISITS)) {
    const times = [];
    for (let run = 0; run < Number(options.runs); run++) times.push(await visit(address, answer));
    times.sort((a, b) => a - b);
    console.log(`${name}: ${times[times.length >> 1]} ms (${times[0]}–${times.at(-1)})`);
  }
  console.log(await firstVisit());
  for (const address of ["", "en/play?sum=kayles+12", "en/play?sum=cram+4x5"])
    console.log(await throttled(address));
  console.log(await whileSolving("en/play?sum=chomp+12x12&rival=friend&show=values", "Computing …"));
  console.log(await whileSolving("en/table?game=0.6&to=40000000", /^[1-9][\d,]* of 40,000,001 values/));
  console.log(await changesOfPlace());
} finally {
  await browser.close();
  server.kill();
}

async function visit(address, answer) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}#${address}`, { waitUntil: "commit" });
  await page.locator(answer).first().waitFor({ timeout: 120_000 });
  const time = await page.evaluate(() => Math.round(performance.now()));
  await context.close();
  return time;
}

/**
 * What a first visit costs the page's own thread in processor time, which other work on the machine does not change:
 * until a move can be made and all is still; the longest task; the bytes fetched. Four times as much on a phone.
 */
async function firstVisit() {
  const runs = [];
  for (let run = 0; run < Number(options.runs); run++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const fetched = new Map();
    context.on("response", async (response) => {
      fetched.set(response.url(), Number((await response.allHeaders())["content-length"] ?? 0));
    });
    await browser.startTracing(page, { categories: TRACED });
    await page.goto(url, { waitUntil: "commit" });
    await page.locator(".cell.open").first().waitFor();
    await page.locator(".answer.theorem").waitFor();
    await page.waitForLoadState("networkidle");
    const tasks = ownTasks(await browser.stopTracing());
    const bytes = [...fetched.values()].reduce((sum, each) => sum + each, 0);
    const all = tasks.reduce((sum, each) => sum + each, 0);
    runs.push({ all: Math.round(all), longest: Math.round(Math.max(...tasks)), bytes });
    await context.close();
  }
  const middle = (of) => {
    const sorted = runs.map((run) => run[of]).sort((a, b) => a - b);
    return `${sorted[sorted.length >> 1]} (${sorted[0]}–${sorted.at(-1)})`;
  };
  return `First visit: ${middle("all")} ms of the page's thread, longest task ${middle("longest")} ms, ${middle("bytes")} bytes`;
}

/** What each task of the page's own thread costs the processor, in milliseconds. */
function ownTasks(trace) {
  const { traceEvents } = JSON.parse(trace);
  const own = traceEvents.find(({ name }) => name === "EvaluateScript");
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith("RunTask") && pid === own.pid && tid === own.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** The longest task of the page's own thread while a Worker computes what takes seconds. */
async function whileSolving(address, working) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await browser.startTracing(page, { categories: TRACED });
  await page.goto(`${url}#${address}`, { waitUntil: "commit" });
  await page.getByText(working).first().waitFor();
  await page.waitForTimeout(1500);
  const going = await page.getByText(working).first().isVisible();
  const longest = Math.round(Math.max(...ownTasks(await browser.stopTracing())));
  await context.close();
  return `While ${address} is computed: longest task ${longest} ms${going ? "" : "; it had ended before"}`;
}

/**
 * A first visit where the browser gives the page's own thread a quarter of the processor: when a move can be made, and
 * the longest task.
 */
async function throttled(address) {
  const runs = [];
  for (let run = 0; run < Number(options.runs); run++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript(() => {
      window.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
      }).observe({ type: "longtask", buffered: true });
    });
    await page.goto(`${url}#${address}`, { waitUntil: "commit" });
    await page.locator(".cell.open").first().waitFor();
    const move = await page.evaluate(() => Math.round(performance.now()));
    await page.waitForLoadState("networkidle");
    runs.push({ move, longest: await page.evaluate(() => Math.round(window.longest)) });
    await context.close();
  }
  const middle = (of) => runs.map((run) => run[of]).sort((a, b) => a - b)[runs.length >> 1];
  const longest = middle("longest");
  const task = longest < 50 ? "below 50" : longest;
  return `Throttled to a quarter, ${address || "the first visit"}: a move after ${middle("move")} ms, longest task ${task} ms`;
}

/** What is kept of the routes that were left: after each round of them the heap once garbage is gone, nodes, Workers. */
async function changesOfPlace() {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const rounds = [];
  await page.goto(url);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [address, answer] of ROUTES) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#${address}`);
      await page.locator(answer).first().waitFor();
    }
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools
      .send("Performance.enable")
      .then(() => devtools.send("Performance.getMetrics"));
    const of = (name) => metrics.find((each) => each.name === name).value;
    rounds.push(
      `${(of("JSHeapUsedSize") / 1e6).toFixed(1)} MB, ${of("Nodes")} nodes, ${of("JSEventListeners")} listeners, ${page.workers().length} Workers`,
    );
  }
  await context.close();
  return `After each ${ROUTES.length} changes of route:\n  ${rounds.join("\n  ")}`;
}
