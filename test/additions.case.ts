import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * What contributors add: `test/additions` has of each kind one new file, or the folder of a route, and a change that lists it. They are made in a
 * copy of the tree, must be all that it takes, and are what CONTRIBUTING.md shows.
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
