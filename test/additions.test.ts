import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Terminal } from "../src/cli/terminal/terminal.ts";

/**
 * What contributors add: `test/additions` has of each kind one new file and a change that lists it. They are made in a
 * copy of the tree, must be all that it takes, and are what CONTRIBUTING.md shows.
 */
const additions = [
  { kind: "game", file: "src/games/half-nim.ts" },
  { kind: "format", file: "src/judge/hdu-1850.ts" },
  { kind: "command", file: "src/cli/commands/mex.ts" },
  { kind: "family", file: "census/src/family/ranges.ts" },
] as const;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const given = (kind: string, name: string) => readFileSync(join(root, "test/additions", kind, name), "utf8");
const copy = mkdtempSync(join(tmpdir(), "nimber-additions-"));

/** Applies a change that says after which line of which file each new line comes; how many entries that are. */
function list(change: string): string {
  const [head, ...lines] = change.trimEnd().split("\n");
  const path = /^\+\+\+ (\S+)$/.exec(head!)![1]!;
  const text = readFileSync(join(copy, path), "utf8").split("\n");
  let at = -1;
  for (const line of lines) {
    if (line.startsWith("+")) text.splice(++at, 0, line.slice(1));
    else {
      at = text.indexOf(line.slice(1), at + 1);
      expect(at, `${path} has no line after the one before that is ${line}`).toBeGreaterThanOrEqual(0);
    }
  }
  writeFileSync(join(copy, path), text.join("\n"));
  return path;
}

/** What the files of these paths export, bundled so that the copy is the only source. */
async function bundled(path: string): Promise<Record<string, unknown>> {
  const outfile = join(copy, `${basename(path, ".ts")}-${path.length}.mjs`);
  buildSync({
    entryPoints: [join(copy, path)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20.19",
    packages: "external",
    alias: { nimber: join(copy, "src/index.ts") },
    logLevel: "silent",
  });
  return import(pathToFileURL(outfile).href);
}

const changed = new Set<string>();
let run: (args: readonly string[], terminal: Terminal) => Promise<number>;

beforeAll(async () => {
  for (const name of ["src", "census", "package.json", "tsconfig.json"]) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules|test|bench)$/.test(path),
    });
  }
  for (const name of ["node_modules", "dist"]) symlinkSync(join(root, name), join(copy, name));
  for (const { kind, file } of additions) {
    writeFileSync(join(copy, file), given(kind, basename(file)));
    changed.add(file).add(list(given(kind, "list.diff")));
  }
  run = (await bundled("src/cli/run.ts")).run as typeof run;
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What a command of the copy prints. */
async function said(args: readonly string[], input = ""): Promise<string> {
  let text = "";
  const bytes = new TextEncoder().encode(input);
  let at = 0;
  const keep = (piece: string) => {
    text += piece;
  };
  const terminal: Terminal = {
    write: keep,
    warn: keep,
    progress: () => undefined,
    style: (_, plain) => plain,
    interactive: false,
    columns: 80,
    read: (buffer) => {
      const piece = bytes.subarray(at, at + buffer.length);
      buffer.set(piece);
      at += piece.length;
      return piece.length;
    },
  };
  expect(await run([...args, "--lang", "en"], terminal)).toBe(0);
  return text;
}

test("each is one new file and one entry in one list", () => {
  for (const { kind, file } of additions) {
    const files = readdirSync(join(root, "test/additions", kind));
    expect(files.filter((name) => name.endsWith(".ts") || name.endsWith(".diff")).sort()).toEqual(
      [basename(file), "list.diff"].sort(),
    );
    const added = given(kind, "list.diff").match(/(?<=^\+(?!\+)).*$/gm)!;
    expect(added.filter((line) => line.startsWith("import")).length).toBeLessThanOrEqual(1);
    const entry = added.filter((line) => !line.startsWith("import")).join("\n");
    const [statement] = ts.createSourceFile("x.ts", `[${entry}]`, ts.ScriptTarget.Latest).statements;
    const elements = (statement as ts.ExpressionStatement).expression as ts.ArrayLiteralExpression;
    expect(elements.elements).toHaveLength(1);
  }
  expect(changed.size).toBe(2 * additions.length);
});

test("they satisfy the compiler, and so do the lists", () => {
  const read = (path: string) => {
    const { config } = ts.readConfigFile(join(copy, path), ts.sys.readFile);
    return ts.parseJsonConfigFileContent(config, ts.sys, dirname(join(copy, path))).options;
  };
  for (const [config, under] of [
    ["tsconfig.json", "src/"],
    ["census/tsconfig.json", "census/"],
  ] as const) {
    const files = [...changed].filter((path) => path.startsWith(under));
    const program = ts.createProgram(
      files.map((path) => join(copy, path)),
      read(config),
    );
    const found = files.flatMap((path) => {
      const source = program.getSourceFile(join(copy, path))!;
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    });
    expect(
      ts.formatDiagnostics(found, {
        ...ts.sys,
        getCanonicalFileName: (name) => name,
        getNewLine: () => "\n",
        getCurrentDirectory: () => copy,
      }),
    ).toBe("");
  }
});

test("the game is solved and its theorem verified, in sums and under its name", async () => {
  expect(JSON.parse(await said(["solve", "half-nim", "12", "5", "--json"]))).toMatchObject({
    outcome: "N",
    value: 7,
  });
  expect(JSON.parse(await said(["solve", "half-nim 12 + nim 6", "--json"]))).toMatchObject({
    outcome: "P",
    value: 0,
  });
  expect(await said(["verify", "half-nim"])).toMatch(/Levine/);
  expect(await said(["games"])).toContain("half-nim");
});

test("the format answers its sample, and is listed", async () => {
  expect(await said(["judge", "hdu-1850"], "3\n5 7 9\n2\n4 4\n0\n")).toBe("1\n0\n");
  expect(await said(["judge", "--list"])).toContain("hdu-1850");
});

test("the command is in the help, has help of its own, and runs as its documents show", async () => {
  expect(await said(["help"])).toMatch(/^ +mex +the least number/m);
  expect(await said(["help", "mex"])).toContain("nimber mex 0 1 3");
  for (const name of ["cli.md", "cli.zh-CN.md"]) {
    const [, line, printed] = /^\$ nimber (.*)\n([\s\S]*?)^```$/m.exec(given("command", name))!;
    expect(await said(line!.split(" "))).toBe(printed);
  }
});

test("the family is counted and becomes the jobs of a plan", async () => {
  const census = await bundled("census/src/plan/index.ts");
  const { parsePlan, jobsOf } = census as {
    parsePlan(text: string, file: string): { family: { count: object } };
    jobsOf(plan: object): Iterable<{ game: string }>;
  };
  const plan = parsePlan("family: { ranges: { within: 4 } }\nquestion: period to 100", "ranges.yml");
  expect(plan.family.count).toEqual({ notations: 6n, games: 6n, exact: true });
  expect([...jobsOf(plan)].map(({ game }) => game)).toEqual([
    ...["{1,2}", "{1..3}", "{2,3}", "{1..4}", "{2..4}", "{3,4}"],
  ]);
  expect(() => parsePlan("family: { rangs: 3 }\nquestion: period to 9", "x.yml")).toThrow(
    /did you mean ranges/,
  );
});

describe("CONTRIBUTING.md", () => {
  const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  test.each(additions)("shows the $kind as it is added here", ({ kind, file }) => {
    expect(text).toContain(`\`${file}\`:\n\n\`\`\`typescript\n${given(kind, basename(file))}\`\`\`\n`);
    expect(text).toContain(`\`\`\`diff\n${given(kind, "list.diff")}\`\`\`\n`);
  });
  test("shows the documentation of the command", () => {
    expect(text).toContain(given("command", "cli.md").replace(/^(?=.)/gm, "    "));
  });
});
