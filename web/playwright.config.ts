import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./test/browser.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Workers read this file again and must find the port that the first reading chose. */
process.env.NIMBER_WEB_PORT ??= `${20_000 + (process.pid % 20_000)}`;
const baseURL = `http://127.0.0.1:${process.env.NIMBER_WEB_PORT}/`;

export default defineConfig({
  // What the tests import of the package is what was built: the types alone are checked against its declarations.
  tsconfig: "./tsconfig.playwright.json",
  testDir: "test",
  testMatch: "**/*.spec.ts",
  // Each route is gone through once in the quick tests; its details, marked @slow, and the sweeps by the slow ones.
  ...(process.env.NIMBER_SLOW === undefined && { testIgnore: "slow/**", grepInvert: /@slow/ }),
  outputDir: "../node_modules/.cache/nimber-playwright",
  // The unit tests run beside them.
  workers: 2,
  fullyParallel: true,
  // Far more than any takes, so that they end what hangs and not what a busy machine delays.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: { baseURL, actionTimeout: 60_000, locale: "en-US", launchOptions: await findBrowser() },
  webServer: {
    command: `node dist/cli/main.js web --port ${process.env.NIMBER_WEB_PORT}`,
    cwd: root,
    url: baseURL,
    reuseExistingServer: false,
  },
});
