import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./additions.case.ts";

/** A path in the design starts in the repository, in src/, or in the folder of solvers. */
const ROOTS = ["", "src", "src/solve"];

test.each(["docs/design.md", "docs/design.zh-CN.md"])("%s names files and folders that exist", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]*)+|[\w-]+\.ts)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(40);
  const inFolders = (path: string) =>
    ROOTS.some((folder) => existsSync(join(root, folder, path))) ||
    // A folder or file in the row of its own folder.
    ["games", "cli", "web/src", "rules", "codegen", "test"].some((folder) =>
      ["", "src"].some((base) => existsSync(join(root, base, folder, path))),
    );
  expect(named.filter((path) => !inFolders(path))).toEqual([]);
});

/** Files of `src` that a file imports, without type imports. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(root, "src", path), "utf8");
  return [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from "(\.[^"]*)"|import\("(\.[^"]*)"\)/gm)].map(
    ([, from, later]) => normalize(join(dirname(path), (from ?? later)!)),
  );
}

/** Files in a folder of `src`. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, "src", folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => join(folder, path));

describe("prover and checker", () => {
  test("share no code: the checker imports only texts from outside", () => {
    const outside = filesIn("checker").flatMap(importsOf);
    expect(outside).toContain("checker/pieces.ts");
    expect(outside.filter((path) => !/^(checker|locale)\//.test(path))).toEqual([]);
  });

  test("share no code: the prover imports from the checker only what replays a period", () => {
    const crossing = filesIn("solve").flatMap((path) =>
      importsOf(path).flatMap((from) => (from.startsWith("checker/") ? [`${path}: ${from}`] : [])),
    );
    expect(crossing).toEqual(["solve/period/replayed.ts: checker/period.ts"]);
  });
});

test("commands open no solver: session/ does, with proved laws where these are needed", () => {
  const opening = (folder: string) =>
    filesIn(folder).filter((path) =>
      /import \{[^}]*\bsolver\b[^}]*\} from "[./]*solve\/sum\.ts"/.test(
        readFileSync(join(root, "src", path), "utf8"),
      ),
    );
  expect(opening("session")).toContain("session/solver.ts");
  expect(opening("cli")).toEqual([]);
});

test("the page and its build name no path of the library's sources, build or tests", () => {
  const paths = readdirSync(join(root, "web"), { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/^(?:test|node_modules)\b/.test(path),
  );
  expect(paths.length).toBeGreaterThan(200);
  // From a file in web/ the library is in ../src; web/src is in ./src.
  const named = paths.flatMap((path) =>
    [...readFileSync(join(root, "web", path), "utf8").matchAll(/["`](\.\.?\/[^"`\n]*)["`]/g)].map(([, to]) =>
      normalize(join("web", dirname(path), to!)),
    ),
  );
  expect(named).toContain("scripts/sentences.mjs");
  expect(named.filter((path) => /^(?:src|dist|test)\b/.test(path))).toEqual(["dist/web"]);
});
