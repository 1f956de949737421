import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCheckpoint, saveCheckpoint } from "../../src/cli/checkpoint.ts";
import { begin } from "../../src/solve/limits.ts";

/** One call reads, writes or hashes at most 2^31 - 1 bytes. */
const HEAPS = 2 ** 31 + 1000;

test("a checkpoint beyond 2 GiB is written and read", () => {
  const directory = mkdtempSync(join(tmpdir(), "nimber-"));
  const saved = join(directory, "large");
  try {
    const values = new Uint8Array(HEAPS);
    for (let n = 0; n < HEAPS; n += 9973) values[n] = n % 251;
    values[HEAPS - 1] = 7;
    saveCheckpoint(saved, "0.6", values);
    expect(statSync(saved).size).toBeGreaterThan(2 ** 31);
    const back = readCheckpoint(saved, "0.6", begin({ bytes: 2 ** 32 }));
    expect(back.length).toBe(HEAPS);
    expect(back[HEAPS - 1]).toBe(7);
    for (let n = 0; n < HEAPS - 1; n += 9973) if (back[n] !== n % 251) expect(back[n]).toBe(n % 251);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
