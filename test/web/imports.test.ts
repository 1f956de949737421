import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), "web/src");

/** Files of the page that each file imports: values, types, and modules loaded later. */
function importsOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), "utf8"));
      const paths = importedFiles
        .map(({ fileName }) => fileName.replace(/\?.*$/, ""))
        .filter((path) => path.startsWith(".") && /\.tsx?$/.test(path))
        .map((path) => relative(root, join(root, dirname(file), path)));
      return [file, paths.filter((path) => existsSync(join(root, path)))];
    }),
  );
}

/** Strongly connected components with more than one vertex (Tarjan, SIAM J. Comput. 1 (1972) 146). */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (vertex: string): number => {
    const own = index.size;
    index.set(vertex, own);
    low.set(vertex, own);
    stack.push(vertex);
    for (const to of graph.get(vertex) ?? []) {
      const reached = index.has(to) ? (stack.includes(to) ? index.get(to)! : own) : visit(to);
      low.set(vertex, Math.min(low.get(vertex)!, reached));
    }
    if (low.get(vertex) === own) {
      const component = stack.splice(stack.indexOf(vertex));
      if (component.length > 1) cycles.push(component.sort());
    }
    return low.get(vertex)!;
  };
  for (const vertex of graph.keys()) if (!index.has(vertex)) visit(vertex);
  return cycles;
}

test("cycles are found", () => {
  const graph = { a: ["b"], b: ["c", "d"], c: ["a"], d: ["e"], e: ["d"], f: ["a", "f"] };
  expect(cyclesOf(new Map(Object.entries(graph)))).toEqual([
    ["d", "e"],
    ["a", "b", "c"],
  ]);
});

test("no files of the page import each other in a circle, not even for types or when they are shown", () => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const graph = importsOf(files);
  expect(graph.get("loaders.ts")).toContain("play/play.tsx");
  expect(graph.get("play/play.tsx")).toContain("shell/deferred.tsx");
  expect(cyclesOf(graph)).toEqual([]);
});

test("only the root of the page knows how the pages of the routes are loaded", () => {
  const graph = importsOf(
    readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file)),
  );
  const importers = [...graph].filter(([, paths]) => paths.includes("loaders.ts")).map(([file]) => file);
  expect(importers).toEqual(["app.tsx"]);
});

test("scales and gestures of plots are those of d3, each in one file, and ticks those of the package", () => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const having = (own: RegExp) => files.filter((file) => own.test(readFileSync(join(root, file), "utf8")));
  expect(having(/from "d3-scale"|\bticks\(/)).toEqual(["plot/axis.ts"]);
  expect(having(/\bfunction ticks\b|\*\* Math\.floor\(Math\.log10/)).toEqual([]);
  expect(having(/from "d3-(?!scale")/)).toEqual(["plot/zoom.ts"]);
  expect(having(/import\("\.\/zoom\.ts"\)/)).toEqual(["plot/plot.tsx"]);
});
