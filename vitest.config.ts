import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
    include: ["test/**/*.test.ts", "census/test/**/*.test.ts"],
    exclude: ["test/slow/**", "census/test/slow/**"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
};

export default config;
