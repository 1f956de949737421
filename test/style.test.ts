import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

const FILES = ["src", "census/src", "web/src"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".wasm.ts"))
    .map((path) => join(folder, path)),
);

/** Comments of a file with the numbers of their lines: each doc comment as one text, other comments line by line. */
function commentsOf(text: string): (readonly [line: number, comment: string])[] {
  return [...text.matchAll(/\/\*\*([\s\S]*?)\*\/|^\s*\/\/(.*)$/gm)].map(({ index, 1: doc, 2: line }) => [
    text.slice(0, index).split("\n").length,
    (doc ?? line!).replaceAll(/^\s*\* ?/gm, "").trim(),
  ]);
}

/** Phrases of comments that only people who already know Nimber would understand. */
const DIALECT = [
  /^What\b/,
  /\bheld against\b/,
  /\bis told\b/,
  /\bare told\b/,
  /\bdoors?\b/,
  /\bsays? who moves\b/,
];

describe("comments", () => {
  test("are read from files", () => {
    expect(FILES.length).toBeGreaterThan(700);
    expect(commentsOf("/** What. */\nlet a; // no\n  // b is told\n/**\n * What\n * c.\n */")).toEqual([
      [1, "What."],
      [3, "b is told"],
      [4, "What\nc."],
    ]);
  });

  test("begin with a noun or a verb, in plain words", () => {
    const found = FILES.flatMap((path) =>
      commentsOf(readFileSync(join(root, path), "utf8")).flatMap(([line, comment]) =>
        DIALECT.some((phrase) => phrase.test(comment)) ? [`${path}:${line}: ${comment}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });
});

/** Whether a file says first, after its imports or before its first export, which concept it is. */
function isIntroduced(text: string): boolean {
  const code = text.replace(/^(?:\s*import\b[^;]*;\n)*\s*/, "");
  const index = code.search(/^[ \t]*\/[/*]/m);
  if (index < 0) return false;
  const [comment] = /^[ \t]*(?:\/\*[\s\S]*?\*\/\n|(?:\/\/.*\n[ \t]*)+)/.exec(code.slice(index)) ?? [""];
  const after = code.slice(index + comment.length);
  const isFree =
    index === 0 && (comment.endsWith("\n\n") || after.startsWith("\n") || !/^export /m.test(code));
  return isFree || (after.startsWith("export ") && !/^export /m.test(code.slice(0, index)));
}

describe("files with one importer, which is beside them,", () => {
  test("are recognized by their first comment", () => {
    expect(isIntroduced('import { a } from "./a.ts";\n\n// Concept.\n\nconst b = a;\n')).toBe(true);
    expect(isIntroduced("const a = 1;\n\n/** Concept. */\nexport const b = a;\n")).toBe(true);
    expect(isIntroduced("/** Helper. */\nconst a = 1;\n\n/** Concept. */\nexport const b = a;\n")).toBe(
      false,
    );
    expect(isIntroduced("export const a = 1;\n\n/** Another. */\nexport const b = a;\n")).toBe(false);
    expect(isIntroduced("interface A {\n  /** Field. */\n  a: 1;\n}\n")).toBe(false);
    expect(isIntroduced("export const a = 1;\n")).toBe(false);
  });

  test("name their concept in the first comment", () => {
    const texts = new Map(FILES.map((path) => [path, readFileSync(join(root, path), "utf8")]));
    const importers = new Map<string, Set<string>>();
    for (const [path, text] of texts) {
      for (const [, named] of text.matchAll(/(?:\bfrom |\bimport\(|^import |\bnew URL\()"(\.[^"?]+)/gm)) {
        const to = join(dirname(path), named!);
        importers.set(to, (importers.get(to) ?? new Set()).add(path));
      }
    }
    const beside = FILES.filter((path) => {
      const [by, ...more] = importers.get(path) ?? [];
      return (
        by !== undefined && more.length === 0 && dirname(by) === dirname(path) && !path.endsWith(".d.ts")
      );
    });
    expect(beside.length).toBeGreaterThan(300);
    expect(beside.filter((path) => !isIntroduced(texts.get(path)!))).toEqual([]);
  });
});

test("one file writes SVG: pictures in strings are made of its elements", () => {
  const scripts = ["scripts", "bench"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".mjs"))
      .map((path) => join(folder, path)),
  );
  const written = /<(?:svg|g|path|circle|rect|line|polyline|polygon|text|tspan) [a-z:-]+="/;
  const found = [...FILES.filter((path) => path.endsWith(".ts")), ...scripts].filter((path) =>
    written.test(readFileSync(join(root, path), "utf8")),
  );
  expect(scripts.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
