import { expect, test } from "vitest";
import { localizedIn } from "../../src/locale/message.ts";
import { readFile } from "../../web/src/shell/file.ts";

test("a file is read, or a sentence says why not", async () => {
  expect(await readFile(new Blob(["3 4 5"]))).toBe("3 4 5");
  const large = { size: 2 ** 28 + 1, text: () => Promise.reject(new Error("asked")) } as unknown as Blob;
  expect(localizedIn(await readFile(large))).toHaveProperty(
    "en",
    expect.stringContaining("larger than 256 MB"),
  );
  const gone = { size: 5, text: () => Promise.reject(new DOMException("gone")) } as unknown as Blob;
  expect(localizedIn(await readFile(gone))).toHaveProperty("en", "This file could not be read.");
});
