import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";
import { native } from "./test/native.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Files that mock modules. Each runs in its own process. */
const mocked = ["proved", "room", "whole"].map((name) => `census/test/${name}.test.ts`);

/** Starts the server shared by the tests of the census. */
export const server: string = here("census/test/server.setup.ts");

/** Three files at a time on two cores: one of them mostly waits for a process, a server or a limit of time. */
const usual = {
  // Far more than any test takes: it ends tests that hang, not those on a busy machine.
  testTimeout: 900_000,
  hookTimeout: 900_000,
  maxWorkers: 3,
  // A quarter less work: tests run most code too briefly for the optimizing compiler to pay, and what it compiles beside them
  // takes a processor that is busy.
  execArgv: [
    "--interrupt-budget=700000",
    "--no-concurrent-recompilation",
    "--max-semi-space-size=64",
    "--single-threaded-gc",
  ],
  // A busy machine may need longer than the default second.
  expect: { poll: { timeout: 15_000 } },
};

/** The census is tested with the built library, as it runs. */
export const built: Pick<ViteUserConfig, "resolve" | "test"> = {
  resolve: {
    alias: [
      { find: /^nimber$/, replacement: here("dist/index.js") },
      { find: /^nimber\/([\w-]+)$/, replacement: here("dist/$1/index.js") },
    ],
  },
  test: { server: { deps: { external: [/\/dist\//] } } },
};

const config: ViteUserConfig = {
  // Parts of the page that need no browser are tested here too.
  resolve: {
    alias: [
      { find: "virtual:looks", replacement: here("test/web/looks.ts") },
      { find: /^nimber$/, replacement: here("src/index.ts") },
      { find: /^nimber\/package\.json$/, replacement: here("package.json") },
      { find: /^nimber\/field$/, replacement: here("src/nimber/field/index.ts") },
      { find: /^nimber\/([\w-]+)$/, replacement: here("src/$1/index.ts") },
    ],
  },
  test: {
    globalSetup: here("test/shims.ts"),
    projects: [
      {
        extends: true,
        ...built,
        test: {
          ...usual,
          ...built.test,
          name: "census",
          globalSetup: server,
          include: ["census/test/**/*.test.ts"],
          exclude: ["census/test/slow/**", ...mocked],
          isolate: false,
        },
      },
      {
        extends: true,
        ...built,
        test: {
          ...usual,
          ...built.test,
          name: "mocked",
          include: mocked,
        },
      },
      {
        // Tests of pure functions: a process loads the sources once and runs one file after another.
        extends: true,
        plugins: [native()],
        test: {
          ...usual,
          name: "nimber",
          include: ["test/**/*.test.ts"],
          exclude: ["test/slow/**"],
          isolate: false,
        },
      },
    ],
  },
};

export default config;
