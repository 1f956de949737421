import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Files that put modules of their own in the place of others: each has a process of its own. */
const mocked = ["proved", "room", "whole"].map((name) => `census/test/${name}.test.ts`);

const usual = { testTimeout: 180_000, hookTimeout: 180_000 };

/** The census is tested on what is built of the library, as it runs. */
const built = {
  resolve: { alias: [{ find: /^nimber$/, replacement: here("dist/index.js") }] },
  test: { server: { deps: { external: [/\/dist\//] } } },
};

const config: ViteUserConfig = {
  // Parts of the page that need no browser are tested here too.
  resolve: {
    alias: [
      { find: /^nimber$/, replacement: here("src/index.ts") },
      { find: /^nimber\/package\.json$/, replacement: here("package.json") },
      { find: /^nimber\/field$/, replacement: here("src/nimber/field/index.ts") },
      { find: /^nimber\/(\w+)$/, replacement: here("src/$1/index.ts") },
    ],
  },
  test: {
    projects: [
      {
        // What kills processes often waits: three at once.
        extends: true,
        ...built,
        test: {
          ...usual,
          ...built.test,
          name: "census",
          maxWorkers: 3,
          include: ["census/test/**/*.test.ts"],
          exclude: ["census/test/slow/**", ...mocked],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        ...built,
        test: {
          ...usual,
          ...built.test,
          name: "mocked",
          maxWorkers: 3,
          include: mocked,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Functions of their inputs: a process loads the sources once and runs one file after the other.
        extends: true,
        test: {
          ...usual,
          name: "nimber",
          include: ["test/**/*.test.ts"],
          exclude: ["test/slow/**"],
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
};

export default config;
