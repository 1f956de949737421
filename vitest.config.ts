import type { ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = {
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/slow/**"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
};

export default config;
