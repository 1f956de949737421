// npm start, npm test and others: set up what is missing, then run. Imports only modules of Node.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, buildCensus, buildWeb, install, requireNode, root } from "./bootstrap.mjs";

const bin = (path, ...args) => [process.execPath, [join(root, "node_modules", path), ...args]];

/** Checks that only read the sources; they run one after another beside the unit tests. */
const readings = {
  types: bin("typescript-7/bin/tsc", "--noEmit"),
  "types of the page": bin("typescript-7/bin/tsc", "-p", "web"),
  "types of the page's tests": bin("typescript-7/bin/tsc", "-p", "web/tsconfig.node.json"),
  "types of the census": bin("typescript-7/bin/tsc", "-p", "census"),
  "lint and boundaries": bin("@biomejs/biome/bin/biome", "ci", "--error-on-warnings"),
  "unused code": bin("knip/bin/knip.js"),
};
const units = bin("vitest/vitest.mjs", "run");
const page = bin("@playwright/test/cli.js", "test", "--config", "web/playwright.config.ts");

const tasks = {
  async start(args) {
    const main = join(root, "dist", "cli", "main.js");
    if (args.length === 0) tool(process.execPath, [main]);
    const shown = process.stdout.isTTY ? ["web", "--open"] : ["web"];
    process.argv = [process.execPath, main, ...(args.length === 0 ? shown : args)];
    await import(pathToFileURL(main).href);
  },
  setup() {},
  "build:web"() {},
  async test(args, bundled) {
    // Begins while the page and the census are bundled, which leaves a processor free.
    const reading = (async () => {
      for (const [name, check] of Object.entries(readings)) await passes(name, check, "pipe");
    })();
    await bundled;
    // Tests that wait for a browser, a server or a killed process leave a processor free for others.
    await Promise.all([
      reading,
      passes("unit, contest, document and package tests", [units[0], [...units[1], ...args]], "inherit"),
      passes("the page in a browser", page, "pipe"),
    ]);
  },
  slow(args) {
    tool(...bin("vitest/vitest.mjs", "run", "--config", "vitest.slow.config.ts", ...args));
    if (args.length > 0 || process.exitCode !== 0) return;
    process.env.NIMBER_SLOW = "1";
    tool(...bin("@playwright/test/cli.js", "test", "--config", "web/playwright.config.ts"));
  },
  gallery() {
    process.env.NIMBER_GALLERY = "1";
    tool(...bin("@playwright/test/cli.js", "test", "--config", "web/playwright.config.ts", "look"));
  },
  bench: (args) => tool(process.execPath, [join(root, "bench", "run.mjs"), ...args]),
  site: (args) => tool(process.execPath, [join(root, "scripts", "site.mjs"), ...args]),
  api: (args) => tool(process.execPath, [join(root, "scripts", "api.mjs"), ...args]),
  kernels: (args) => tool(process.execPath, [join(root, "scripts", "kernels.mjs"), ...args]),
  documents: (args) => tool(process.execPath, [join(root, "scripts", "documents.mjs"), ...args]),
  results: (args) => tool(process.execPath, [join(root, "scripts", "results.mjs"), ...args]),
  picture: (args) => tool(process.execPath, [join(root, "scripts", "picture.mjs"), ...args]),
};

const running = new Set();

/** Ends the process unless `check` passes. Its output is shown at once, or as a whole at its end. */
async function passes(name, [command, args], output) {
  const started = Date.now();
  if (output === "inherit") console.error(`\n── ${name}`);
  const child = spawn(command, args, { cwd: root, stdio: ["inherit", output, output] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece) => (said += piece));
  running.add(child);
  const [status] = await once(child, "close");
  running.delete(child);
  if (output === "pipe") process.stderr.write(`\n── ${name}\n${said}`);
  if (status !== 0) {
    console.error(`nimber: ${name} failed`);
    for (const other of running) other.kill();
    process.exit(1);
  }
  console.error(`   passed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function tool(command, args) {
  process.exitCode = spawnSync(command, args, { cwd: root, stdio: "inherit" }).status ?? 1;
}

const [name = "start", ...args] = process.argv.slice(2);
const task = tasks[name];
if (task === undefined) {
  console.error(`nimber: expected one of ${Object.keys(tasks).join(", ")}, found ${name}`);
  process.exit(2);
}
requireNode();
let bundled;
try {
  install();
  // Before the first compilation of a kernel its module is missing from the sources.
  if (name !== "kernels") {
    await build();
    bundled = Promise.all([buildWeb(), buildCensus()]).catch(failed);
  }
} catch (error) {
  failed(error);
}
if (name !== "test") await bundled;
await task(args, bundled);

function failed(error) {
  console.error(`nimber: setting up failed: ${error.message.split("\n")[0]}`);
  process.exit(1);
}
