// npm start, npm test and their kin: set up what is missing, then run. Imports nothing but what Node brings.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, buildCensus, buildWeb, install, requireNode, root } from "./bootstrap.mjs";

const bin = (path, ...args) => [process.execPath, [join(root, "node_modules", path), ...args]];

const checks = {
  types: bin("typescript/bin/tsc", "--noEmit"),
  "types of the page": bin("typescript/bin/tsc", "-p", "web"),
  "types of the page's tests": bin("typescript/bin/tsc", "-p", "web/tsconfig.node.json"),
  "types of the census": bin("typescript/bin/tsc", "-p", "census"),
  "lint and boundaries": bin("@biomejs/biome/bin/biome", "ci", "--error-on-warnings"),
  "unused code": bin("knip/bin/knip.js"),
  "unit, contest, document and package tests": bin("vitest/vitest.mjs", "run"),
  "the page in a browser": bin("@playwright/test/cli.js", "test", "--config", "web/playwright.config.ts"),
};

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
  test(args) {
    for (const [name, [command, fixed]] of Object.entries(checks)) {
      const started = Date.now();
      console.error(`\n── ${name}`);
      const { status } = spawnSync(command, [...fixed, ...(name.startsWith("unit") ? args : [])], {
        cwd: root,
        stdio: "inherit",
      });
      if (status !== 0) {
        console.error(`nimber: ${name} failed`);
        process.exit(1);
      }
      console.error(`   passed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
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
  kernels: (args) => tool(process.execPath, [join(root, "scripts", "kernels.mjs"), ...args]),
  documents: (args) => tool(process.execPath, [join(root, "scripts", "documents.mjs"), ...args]),
  picture: (args) => tool(process.execPath, [join(root, "scripts", "picture.mjs"), ...args]),
};

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
try {
  install();
  // A kernel that was never compiled is missing from the sources.
  if (name !== "kernels") {
    await build();
    buildWeb();
    buildCensus();
  }
} catch (error) {
  console.error(`nimber: setting up failed: ${error.message.split("\n")[0]}`);
  process.exit(1);
}
await task(args);
