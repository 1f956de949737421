import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { nimber } from "../nimber.ts";
import { isQuick } from "../part.ts";

const folder = mkdtempSync(join(tmpdir(), "nimber-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Text as editors on Windows save it. */
const windows = (text: string) => `\ufeff${text.replaceAll("\n", "\r\n")}`;

/** Path, with spaces, of a file with this text. */
function saved(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test.each([
  [["solve", "nim", "-"], "2 1 2\n1 3\n"],
  [["judge", "hdu-1536"], "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n"],
  [["graph", "-"], "a b\nb c\n"],
])("%j reads lines of any system", (args, text) => {
  const plain = nimber(args, text);
  expect(plain.status).toBe(0);
  expect(plain.stdout).not.toBe("");
  expect(nimber(args, windows(text))).toEqual(plain);
});

test.skipIf(isQuick)("files are read with any ends of lines, and written with one", () => {
  const rules = `export const start = 3;

export function* moves(n: number) {
  if (n > 0) yield n - 1;
  if (n > 1) yield Math.floor(n / 2);
}
`;
  const [unix, dos] = [saved("unix rules.ts", rules), saved("dos rules.ts", windows(rules))];
  const values = (file: string) => nimber(["values", "--rules", file, "--to", "9"]);
  expect(values(unix).status).toBe(0);
  expect(values(dos).stdout.replaceAll("dos", "unix")).toEqual(values(unix).stdout);

  const facts = "kayles 5 = 4\n";
  const test = (text: string) => nimber(["test", saved("facts.txt", text)]);
  expect(test(windows(facts))).toEqual(test(facts));

  const certificate = join(folder, "kayles.json");
  expect(nimber(["period", "kayles", "--certificate", certificate]).status).toBe(0);
  const written = readFileSync(certificate, "utf8");
  expect(written).toMatch(/\n$/);
  expect(written).not.toContain("\r");
  writeFileSync(certificate, windows(written));
  expect(nimber(["check", certificate]).status).toBe(0);
});
