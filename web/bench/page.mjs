// Time until the page answers, and the weight of its first load: `node web/bench/page.mjs [--runs 7]`, after
// `npm run setup`. Also the CPU cost of a first visit, and the memory kept after many changes of route; with
// --first only these. Each visit uses a fresh browser without a cache, on this machine's own server, measured
// from the start of the navigation.
import { spawn } from "node:child_process";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { launch } from "./browser.mjs";

const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "7" }, first: { type: "boolean", default: false } },
});
const dist = new URL("../../dist/", import.meta.url);

/** Addresses, with a selector that is present once the route has answered. */
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
 * CPU time of a first visit on the page's own thread, which other load on the machine does not change, until
 * a move can be made and the page is idle; the longest task; the bytes loaded. A phone takes about four times
 * as long.
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

/** CPU milliseconds of each task of the page's own thread. */
function ownTasks(trace) {
  const { traceEvents } = JSON.parse(trace);
  const own = traceEvents.find(({ name }) => name === "EvaluateScript");
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith("RunTask") && pid === own.pid && tid === own.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Longest task of the page's own thread while a Worker computes for seconds. */
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
 * First visit with the page's own thread slowed down four times: time until a move can be made, and the
 * longest task.
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

/**
 * Memory kept after leaving routes: heap after garbage collection, nodes and Workers after each round of
 * routes.
 */
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
