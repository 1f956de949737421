import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./additions.case.ts";

/** A path in the design begins in the repository, in src/, or in the folder of solvers. */
const ROOTS = ["", "src", "src/solve"];

test.each(["docs/design.md", "docs/design.zh-CN.md"])("%s names files and folders that exist", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]*)+|[\w-]+\.ts)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(40);
  const inFolders = (path: string) =>
    ROOTS.some((folder) => existsSync(join(root, folder, path))) ||
    // A folder or file that stands in the row of its own folder.
    ["games", "cli", "web/src", "rules", "codegen", "test"].some((folder) =>
      ["", "src"].some((base) => existsSync(join(root, base, folder, path))),
    );
  expect(named.filter((path) => !inFolders(path))).toEqual([]);
});
