import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildOptions, buildSync } from "esbuild";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Terminal } from "../src/cli/command.ts";
import { additions, addTo, given, partsOf, root } from "./additions.case.ts";
import { element, plainDocument, textOf } from "./elements.ts";
import { isQuick, slowly } from "./part.ts";

const copy = mkdtempSync(join(tmpdir(), "nimber-additions-"));

/** Exports of these files, bundled so that nothing outside the copy is read. */
async function bundled(
  paths: readonly string[],
  options: BuildOptions = {},
): Promise<Record<string, unknown>> {
  const outfile = join(copy, `bundle-${bundles++}.mjs`);
  buildSync({
    stdin: {
      contents: paths.map((path) => `export * from ${JSON.stringify(path)};`).join("\n"),
      resolveDir: copy,
    },
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20.19",
    packages: "external",
    alias: { nimber: join(copy, "src") },
    logLevel: "silent",
    ...options,
  });
  return import(pathToFileURL(outfile).href);
}

let bundles = 0;

let changed: ReadonlySet<string> = new Set();

let run: (args: readonly string[], terminal: Terminal) => Promise<number>;

beforeAll(async () => {
  for (const name of [
    "src",
    "census",
    "web/src",
    "docs/census",
    "web/tsconfig.json",
    "package.json",
    "tsconfig.json",
  ]) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules|test|bench)$/.test(path),
    });
  }
  for (const name of ["node_modules", "dist"]) symlinkSync(join(root, name), join(copy, name));
  changed = addTo(copy);
  run = (await bundled(["./src/cli/run.ts"])).run as typeof run;
});

afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(copy, { recursive: true, force: true });
});

/** Exit code, output and warnings of a command of the copy. */
async function answered(args: readonly string[], input = ""): Promise<readonly [number, string]> {
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
  return [await run([...args, "--lang", "en"], terminal), text];
}

/** Output of a command of the copy that must succeed. */
async function said(args: readonly string[], input = ""): Promise<string> {
  const [status, text] = await answered(args, input);
  expect([args, status]).toEqual([args, 0]);
  return text;
}

test("each is one new file or folder and one entry in one list, but a route has its loader beside its data", () => {
  let lists = 0;
  for (const { kind, files } of additions) {
    const there = readdirSync(join(root, "test/additions", kind));
    expect(there.filter((name) => !name.endsWith(".md")).sort()).toEqual(
      [...files.map((file) => basename(file)), "list.diff"].sort(),
    );
    if (kind !== "route") expect(files).toHaveLength(1);
    expect(new Set(files.map((file) => dirname(file))).size).toBe(1);
    const parts = partsOf(given(kind, "list.diff"));
    expect(parts).toHaveLength(kind === "route" ? 2 : 1);
    lists += parts.length;
    for (const part of parts) {
      const added = part.match(/(?<=^\+(?!\+)).*$/gm)!;
      expect(added.filter((line) => line.startsWith("import")).length).toBeLessThanOrEqual(1);
      const entry = added.filter((line) => !line.startsWith("import")).join("\n");
      const [before, after] = kind === "route" ? ["({", "})"] : ["[", "]"];
      const { statements } = ts.createSourceFile("x.ts", before + entry + after, ts.ScriptTarget.Latest);
      const list = (statements[0] as ts.ExpressionStatement).expression;
      const inner = ts.isParenthesizedExpression(list) ? list.expression : list;
      const { length } = ts.isObjectLiteralExpression(inner)
        ? inner.properties
        : (inner as ts.ArrayLiteralExpression).elements;
      expect(length).toBe(1);
    }
  }
  expect(changed.size).toBe(additions.flatMap(({ files }) => files).length + lists);
});

test.skipIf(isQuick)("they satisfy the compiler, and so do the lists", () => {
  for (const [folder, under] of [
    ["", "src/"] as const,
    ...slowly([
      ["census", "census/"],
      ["web", "web/"],
    ] as const),
  ]) {
    const files = [...changed].filter((path) => path.startsWith(under) && /\.tsx?$/.test(path));
    const project = join(copy, folder, "additions.json");
    // Besides the files, modules that only the page's bundler provides.
    const config = {
      extends: "./tsconfig.json",
      include: ["src/**/*.d.ts"],
      files: files.map((path) => join(copy, path)),
    };
    writeFileSync(project, JSON.stringify(config));
    const tsc = join(root, "node_modules/typescript-7/bin/tsc");
    const { status, stdout } = spawnSync(process.execPath, [tsc, "--noEmit", "-p", project], {
      cwd: copy,
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([0, ""]);
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

describe("the language", () => {
  /** Output of its source with lines added at the end. */
  async function printed(args: readonly string[], more = "", input = ""): Promise<string> {
    const file = join(copy, "program.cjs");
    await said([...args, "--code", "js", "--out", file]);
    writeFileSync(file, more, { flag: "a" });
    return execFileSync(process.execPath, [file], { input, encoding: "utf8", stdio: "pipe" });
  }

  test("has tables, and is in the help", async () => {
    const values = (await said(["values", "{2,5}", "--to", "40", "--format", "bfile"])).match(/(?<= )\d+$/gm);
    const lines = "for (let n = 0; n <= 40; n++) console.log(sg(n));";
    expect((await printed(["table", "{2,5}", "--to", "20"], lines)).trim().split("\n")).toEqual(values);
    expect(await said(["help", "table"])).toMatch(/--code .*\|javascript\|/);
  });

  test("has programs that fill a table or search", async () => {
    for (const rule of ["[x,y: x-k,y | x,y-k | x-k,y-k]", "[x,y: x-k,y+1 | x,y-1]"]) {
      const program = ["template", rule, "--to", "9,9", "--read", "T (x y)*", "--print", "N/P"];
      for (const [x, y] of [
        [3, 5],
        [2, 0],
        [0, 0],
      ] as const) {
        const { outcome } = JSON.parse(await said(["solve", rule, `${x},${y}`, "--json"]));
        expect(await printed(program, "", `1 ${x} ${y}`)).toBe(`${outcome}\n`);
      }
    }
  });

  test("has laws", async () => {
    expect(await printed(["law", "bash(3)"], "console.log(String(sg(10n ** 18n + 3n)));")).toBe("3\n");
  });

  test("has programs that read positions as they are written", async () => {
    const program = ["template", "clobber xoxo/oxox", "--print", "N/P"];
    const { outcome } = JSON.parse(await said(["solve", "clobber xoxo/oxox", "--json"]));
    expect(await printed(program, "", " xoxo/oxox\n\n")).toBe(`${outcome}\n`);
    await expect(printed(program, "", "xyz\n")).rejects.toThrow("a position that the table does not have");
  });

  test("has programs for lists", async () => {
    expect(await printed(["template", "nimble", "--print", "N/P"], "", "2 3 1 2 3 2 5 5")).toBe("P\nP\n");
  });

  test("has nim products", async () => {
    const input = "3\n6 11\n2 2\n18446744073709551615 3\n";
    expect(await printed(["template", "nim-product-64"], "", input)).toBe("10\n3\n12297829382473034410\n");
  });
});

test("the command is in the help, has help of its own, and runs as its documents show", async () => {
  expect(await said(["help"])).toMatch(/^ +mex +the least number/m);
  expect(await said(["help", "mex"])).toContain("nimber mex 0 1 3");
  for (const name of ["mex.md", "mex.zh-CN.md"]) {
    const [, line, printed] = /^\$ nimber (.*)\n([\s\S]*?)^```$/m.exec(given("command", name))!;
    expect(await said(line!.split(" "))).toBe(printed);
  }
});

test("the method is named on the command line, agrees with the others, and says what it does not fit", async () => {
  const { methods, solver } = (await bundled([
    "./src/solve/index.ts",
  ])) as typeof import("../src/solve/index.ts");
  expect(methods.map(({ id }) => id)).toContain("recursion");
  for (const notation of ["kayles 7", "nim 3 + kayles 5", "wythoff 2,3"]) {
    const found = JSON.parse(await said(["solve", notation, "--method", "recursion", "--json"]));
    const usual = JSON.parse(await said(["solve", notation, "--json"]));
    expect(found.components[0].method).toBe("recursion");
    expect([found.value, found.winningMoves]).toEqual([usual.value, usual.winningMoves]);
  }
  const own = { moves: (n: number) => [{ at: "on", to: [n + 1] }], key: (n: number) => n };
  const round = { moves: (n: number) => [{ at: "on", to: [1 - n] }], key: (n: number) => n };
  const solving = solver({ method: "recursion" });
  const first = (rules: typeof own) => () => solving.solve([{ rules, position: 0 }]);
  expect(first(own)).toThrow("stopped at the limit of 1000 positions");
  expect(first(round)).toThrow("play can return to an earlier position");
  expect(() => solving.solve([{ rules: own, position: 0 }], "misere")).toThrow(/does not fit/);
});

test("the route has its name, its page is loaded when it is shown, and speaks both languages", async () => {
  const others = [
    ...readFileSync(join(copy, "web/src/loaders.ts"), "utf8").matchAll(/import\("(\.[^"]+)"\)/g),
  ]
    .map(([, path]) => path!)
    .filter((path) => !path.startsWith("./mex/"));
  vi.stubGlobal("navigator", { language: "en" });
  const page = await bundled(
    ["routes.ts", "loaders.ts", "mex/address.ts", "shell/language.ts"]
      .map((file) => `./web/src/${file}`)
      .concat("preact"),
    {
      external: others,
      alias: { nimber: join(copy, "src") },
      packages: "bundle",
      loader: { ".css": "empty" },
      jsx: "automatic",
      jsxImportSource: "preact",
    },
  );
  const { routeNames, routes, loaders, address, language, h, render } = page as unknown as {
    routeNames: readonly string[];
    routes: Record<string, { name: object }>;
    loaders: Record<string, () => Promise<{ Page: () => unknown }>>;
    address: { read(query: Map<string, string>): object; write(state: object): Map<string, string> };
    language: { value: string };
    h(type: unknown, props: null): unknown;
    render(node: unknown, into: unknown): void;
  };
  expect(routeNames).toContain("mex");
  expect(routes.mex!.name).toEqual({ en: "Mex", zh: "最小缺数" });
  expect([...address.write({ of: [2, 0] })]).toEqual([["of", "2,0"]]);
  expect(address.read(new Map([["of", "2,0"]]))).toEqual({ state: { of: [2, 0] }, damaged: false });
  expect(address.read(new Map([["of", "2,x"]]))).toMatchObject({ damaged: true });
  const { Page } = await loaders.mex!();
  vi.stubGlobal("document", plainDocument);
  for (const [tongue, title] of [
    ["en", "The least number missing"],
    ["zh", "最小的缺数"],
  ] as const) {
    language.value = tongue;
    const shown = element("body");
    render(h(Page, null), shown);
    expect(textOf(shown)).toContain(title);
    expect(textOf(shown)).toMatch(/2$/);
    render(null, shown);
  }
});

test("the family is counted and becomes the jobs of a plan", async () => {
  const census = await bundled(["./census/src/plan/index.ts"]);
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
    /Did you mean ranges/,
  );
});
