import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./test/browser.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Workers read this file again and have to find the port chosen by the first reading. It is below those that systems give
 * to outgoing connections.
 */
process.env.NIMBER_WEB_PORT ??= `${20_000 + (process.pid % 12_000)}`;
const baseURL = `http://127.0.0.1:${process.env.NIMBER_WEB_PORT}/`;

export default defineConfig({
  // The build is plain JavaScript already.
  build: { external: ["**/dist/**"] },
  testDir: "test",
  testMatch: "**/*.spec.ts",
  // The quick tests visit each route once; details, marked @slow, and sweeps belong to the slow tests.
  ...(process.env.NIMBER_SLOW === undefined && { testIgnore: "slow/**", grepInvert: /@slow/ }),
  outputDir: "../node_modules/.cache/nimber-playwright",
  // The unit tests run at the same time.
  workers: 2,
  fullyParallel: true,
  // Far more than any test takes: it ends tests that hang, not those on a busy machine.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    ...{ baseURL, actionTimeout: 60_000, locale: "en-US", launchOptions: await findBrowser() },
    // Tests of motion ask for it; in others it would only take time.
    contextOptions: { reducedMotion: "reduce" },
  },
  webServer: {
    command: `node dist/cli/main.js web --port ${process.env.NIMBER_WEB_PORT}`,
    cwd: root,
    url: baseURL,
    reuseExistingServer: false,
  },
});
