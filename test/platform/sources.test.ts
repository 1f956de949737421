import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Calls and names that exist on only one kind of system. */
const ALONE = {
  "a device or folder of POSIX": /["'`]\/(dev|tmp|proc|usr|bin|etc|sys)\//,
  "a shell": /shell: *true|["'`](ba|da|z)?sh["'`], *\[/,
  "a user of POSIX": /\b(get|set)e?[ug]id\b/,
  "a signal of POSIX": /SIG(USR\d|STOP|CONT|CHLD|PIPE|ALRM)/,
  "a command of one desktop": /xdg-open|\bosascript\b/,
  "a path split at slashes": /\.startsWith\(["'`]\/["'`]\)|import\.meta\.url\)\.pathname/,
  "a folder that a variable names": /env\.(HOME|USER|TMPDIR|TEMP|APPDATA|USERPROFILE)\b/,
  "a socket that is a file": /\.sock\b/,
  "the platform itself": /process\.platform|os\.platform\(/,
};

/** Files with an equivalent for other systems, and the names that they may use. */
const EQUALS: Readonly<Record<string, readonly (keyof typeof ALONE)[]>> = {
  "src/cli/platform.ts": ["the platform itself"],
  "src/cli/starting.ts": ["a command of one desktop"],
  // They pass `process.platform` to platform.ts, which decides.
  "src/cli/commands/web.ts": ["the platform itself"],
  "src/cli/files.ts": ["a device or folder of POSIX", "the platform itself"],
  "src/cli/run-program.ts": ["the platform itself"],
  "src/cli/terminal/terminal.ts": ["the platform itself"],
  // Named pipes on Windows; identifying a process by its number alone where there is no /proc.
  "census/src/database/lock.ts": [
    "a device or folder of POSIX",
    "a socket that is a file",
    "the platform itself",
  ],
  "census/src/database/readers.ts": ["the platform itself"],
};

const files = ["src", "census/src"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
);

test("nothing that one kind of system has alone is used without its equal", () => {
  expect(files.length).toBeGreaterThan(400);
  const found: Record<string, string[]> = {};
  for (const file of files) {
    const source = readFileSync(join(root, file), "utf8").replace(/^\s*(\/\/|\/?\*).*$/gm, "");
    const kinds = Object.entries(ALONE).flatMap(([kind, pattern]) => (pattern.test(source) ? [kind] : []));
    if (kinds.length > 0) found[file] = kinds.sort();
  }
  const expected = Object.fromEntries(
    Object.entries(EQUALS).map(([file, kinds]) => [file, [...kinds].sort()]),
  );
  expect(found).toEqual(expected);
});
