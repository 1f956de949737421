import type { ViteUserConfig } from "vitest/config";
import usual from "../../vitest.config.ts";

/** The tests that NIMBER_TESTS names, for runs of mutants of what they test. */
const config: ViteUserConfig = {
  ...usual,
  test: { ...usual.test, include: (process.env.NIMBER_TESTS ?? "").split(" "), maxWorkers: 1 },
};

export default config;
