import { statfsSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { later, open, put, rowsOf, start, temporary, tiny } from "./census.ts";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return { ...fs, statfsSync: vi.fn(fs.statfsSync) };
});

test("a disk that is almost full ends the work in one line, and what is done is kept", async () => {
  const folder = temporary();
  const census = await open(folder);
  later(census.close);
  await put(census, tiny(3));
  await start(census).over;
  await put(census, tiny(9));
  const disk = statfsSync(folder);
  const full = vi.mocked(statfsSync).mockReturnValue({ ...disk, bavail: (5 * 2 ** 20) / disk.bsize });
  await expect(start(census).over).rejects.toThrow(
    `${folder}: expected a disk with 128 MiB left, found 5; what is done is kept`,
  );
  expect(await rowsOf(census)).toHaveLength(3);
  full.mockRestore();
  await start(census).over;
  expect(await rowsOf(census)).toHaveLength(9);
});
