import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { expect, test } from "vitest";
import { later, temporary } from "../census.ts";

test("a hundred times a dead lock is found by eight processes: one at a time takes it", async () => {
  const folder = temporary();
  const script = join(folder, "taker.mjs");
  buildSync({
    stdin: {
      contents: `
        import { appendFileSync } from "node:fs";
        import { setTimeout } from "node:timers/promises";
        import { takeLock } from "./src/database/lock.ts";
        const [folder, told] = process.argv.slice(2);
        for (let times = 0; times < 100; ) {
          const lock = await takeLock(folder, "to read").catch(() => undefined);
          if (lock === undefined) continue;
          times++;
          appendFileSync(told, "(");
          await setTimeout(1);
          appendFileSync(told, ")");
          // Every other time as one who dies: the lock stays, and is of nobody.
          if (times % 2 === 0) lock.release();
          else {
            const { readFileSync, writeFileSync, renameSync } = await import("node:fs");
            const dead = { ...JSON.parse(readFileSync(folder + "/lock", "utf8")), pid: 999999999 };
            writeFileSync(folder + "/dead." + process.pid, JSON.stringify(dead));
            renameSync(folder + "/dead." + process.pid, folder + "/lock");
          }
        }`,
      resolveDir: fileURLToPath(new URL("../../", import.meta.url)),
    },
    outfile: script,
    bundle: true,
    platform: "node",
    format: "esm",
    tsconfig: fileURLToPath(new URL("../../tsconfig.json", import.meta.url)),
    alias: { nimber: fileURLToPath(new URL("../../../src", import.meta.url)) },
  });
  const [data, told] = [join(folder, "data"), join(folder, "told")];
  mkdirSync(data);
  const takers = Array.from({ length: 8 }, () =>
    spawn(process.execPath, [script, data, told], { stdio: "inherit" }),
  );
  for (const taker of takers) later(() => taker.kill("SIGKILL"));
  const codes = await Promise.all(takers.map(async (taker) => (await once(taker, "exit"))[0]));
  expect(codes).toEqual(Array(8).fill(0));
  expect(readFileSync(told, "utf8")).toBe("()".repeat(800));
});
