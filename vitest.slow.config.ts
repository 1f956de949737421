import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";
import { native } from "./test/native.ts";
import usual, { built, server } from "./vitest.config.ts";

const config: ViteUserConfig = {
  ...(usual.resolve && { resolve: usual.resolve }),
  plugins: [native()],
  test: {
    // Cases that the quick tests run in part are run completely here.
    env: { NIMBER_SLOW: "1" },
    maxWorkers: 2,
    globalSetup: fileURLToPath(new URL("test/shims.ts", import.meta.url)),
    projects: [
      {
        extends: true,
        test: {
          name: "slow",
          globalSetup: server,
          include: ["test/slow/**/*.test.ts", "census/test/slow/**/*.test.ts"],
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: "all rounds",
          include: ["test/**/*.test.ts"],
          exclude: ["test/slow/**"],
          isolate: false,
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        ...built,
        test: {
          ...built.test,
          name: "all of the census",
          globalSetup: server,
          include: ["census/test/**/*.test.ts"],
          exclude: ["census/test/slow/**"],
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
};

export default config;
