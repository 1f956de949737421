import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { buildSync } from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Starts the browser that the tests use. */
export async function launch() {
  const outfile = join(here("../../node_modules/.cache/nimber-bench"), "browser.mjs");
  buildSync({ entryPoints: [here("../test/browser.ts")], outfile, platform: "node", format: "esm" });
  const { findBrowser } = await import(pathToFileURL(outfile).href);
  return chromium.launch(await findBrowser());
}
