import { statfsSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { expect, test, vi } from "vitest";
import { isQuick } from "../../test/part.ts";
import { openEmbedded } from "../src/database/embedded.ts";
import { refusal } from "../src/open.ts";
import { later, open, put, rowsOf, start, temporary, tiny } from "./census.ts";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return { ...fs, statfsSync: vi.fn(fs.statfsSync) };
});

test.skipIf(isQuick)(
  "a disk that is almost full ends the work in one line, and what is done is kept",
  async () => {
    const folder = temporary();
    const census = await open(folder);
    later(census.close);
    await put(census, tiny(3));
    await start(census).over;
    await put(census, tiny(9));
    const disk = statfsSync(folder);
    const full = vi.mocked(statfsSync).mockReturnValue({ ...disk, bavail: (5 * 2 ** 20) / disk.bsize });
    await expect(start(census).over).rejects.toThrow(
      `${folder}: expected a disk with 128 MiB left, found 5; finished work is saved, and the same command continues once there is room`,
    );
    expect(await rowsOf(census)).toHaveLength(3);
    full.mockRestore();
    await start(census).over;
    expect(await rowsOf(census)).toHaveLength(9);
  },
);

/** What PGlite's file system throws, which is no Error. */
const full = { name: "ErrnoError", errno: 51 };

test.skipIf(isQuick)(
  "a disk that fills before there is a database is told in one line, and the next run begins anew",
  async () => {
    const folder = temporary();
    const says = `${folder}: its disk is full; make room and run the same command again`;
    const made = vi.spyOn(PGlite, "create").mockRejectedValueOnce(full);
    await expect(openEmbedded(folder, "to work")).rejects.toThrow(says);
    made.mockRestore();
    await (await openEmbedded(folder, "to work")).close();
  },
);

test("a disk that fills while there is one is told likewise", () => {
  expect(refusal("census-data", full)).toMatchObject({
    text: {
      en: expect.stringContaining("census-data: its disk is full"),
      zh: expect.stringContaining("磁盘已满"),
    },
  });
});
