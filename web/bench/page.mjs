// How soon the page answers, and what its first load weighs: `node web/bench/page.mjs [--runs 7]`, after `npm run setup`.
// Each visit is a fresh browser without a cache, on this machine's own server, from the start of the navigation.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";

const { values: options } = parseArgs({ options: { runs: { type: "string", default: "7" } } });
const dist = new URL("../../dist/", import.meta.url);

/** An address, and what is there once the place has answered. */
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
const named = process.env.CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({
  ...(existsSync(named) && { executablePath: named }),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  console.log(
    `${cpus()[0].model}, ${cpus().length} processors, Node ${process.versions.node}, Chromium ${browser.version()}`,
  );
  for (const [name, [address, answer]] of Object.entries(VISITS)) {
    const times = [];
    for (let run = 0; run < Number(options.runs); run++) times.push(await visit(address, answer));
    times.sort((a, b) => a - b);
    console.log(`${name}: ${times[times.length >> 1]} ms (${times[0]}–${times.at(-1)})`);
  }
  console.log(`First load, compressed: ${weigh()} kB`);
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

/** The files that the page names, and the solver's Worker, which it starts at once. */
function weigh() {
  const read = (path) => readFileSync(new URL(`web/${path}`, dist));
  const html = read("index.html");
  const files = [...`${html}`.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, path]) => path);
  const named = files.map((path) => `${read(path)}`).join();
  const workers = readdirSync(new URL("web/assets/", dist)).filter(
    (file) => named.includes(file) && /^worker/.test(file),
  );
  const all = [html, ...[...files, ...workers.map((file) => `assets/${file}`)].map(read)];
  return Math.round(all.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0) / 1000);
}
