import type { ViteUserConfig } from "vitest/config";
import usual from "../../vitest.config.ts";

/** The tests that NIMBER_TESTS names, for runs of mutants of what they test. */
const config: ViteUserConfig = {
  ...(usual.resolve && { resolve: usual.resolve }),
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    include: (process.env.NIMBER_TESTS ?? "").split(" "),
    maxWorkers: 1,
  },
};

export default config;
