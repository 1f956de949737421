import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Examples of additions by contributors. `test/additions` has one new file of each kind, or the folder of a
 * route, with a change that lists it. They are applied to a copy of the tree, have to work without anything
 * else, and are shown in CONTRIBUTING.md.
 */
export const additions = [
  { kind: "game", files: ["src/games/half-nim.ts"] },
  { kind: "format", files: ["src/judge/hdu-1850.ts"] },
  { kind: "method", files: ["src/solve/methods/recursion.ts"] },
  { kind: "language", files: ["src/codegen/languages/javascript.ts"] },
  { kind: "command", files: ["src/cli/commands/mex.ts"] },
  { kind: "family", files: ["census/src/family/ranges.ts"] },
  { kind: "route", files: ["web/src/mex/address.ts", "web/src/mex/mex.css", "web/src/mex/mex.tsx"] },
] as const;

export const root: string = dirname(dirname(fileURLToPath(import.meta.url)));

export const given = (kind: string, name: string): string =>
  readFileSync(join(root, "test/additions", kind, name), "utf8");

/** Parts of a change, one for each file. */
export const partsOf = (change: string): string[] => change.trimEnd().split(/\n(?=\+\+\+ )/);

/**
 * Applies a change to a file that states after which line each new line comes. Returns the path of the file.
 */
function list(copy: string, change: string): string {
  const [head, ...lines] = change.split("\n");
  const path = /^\+\+\+ (\S+)$/.exec(head!)![1]!;
  const text = readFileSync(join(copy, path), "utf8").split("\n");
  let at = -1;
  for (const line of lines) {
    if (line.startsWith("+")) text.splice(++at, 0, line.slice(1));
    else {
      at = text.indexOf(line.slice(1), at + 1);
      if (at < 0) throw new Error(`${path} has no line after the one before that is ${line}`);
    }
  }
  writeFileSync(join(copy, path), text.join("\n"));
  return path;
}

/** Applies the additions to a copy of the tree. Returns the new and changed files. */
export function addTo(copy: string): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const { kind, files } of additions) {
    for (const file of files) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), given(kind, basename(file)));
      changed.add(file);
    }
    for (const part of partsOf(given(kind, "list.diff"))) changed.add(list(copy, part));
  }
  return changed;
}
