import type { ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = {
  test: { include: ["test/slow/**/*.test.ts"], testTimeout: 3_600_000, maxWorkers: 2 },
};

export default config;
