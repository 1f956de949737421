import type { ViteUserConfig } from "vitest/config";
import usual from "./vitest.config.ts";

const config: ViteUserConfig = {
  ...(usual.resolve && { resolve: usual.resolve }),
  test: {
    include: ["test/slow/**/*.test.ts", "census/test/slow/**/*.test.ts"],
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
  },
};

export default config;
