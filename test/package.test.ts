import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Stats } from "webpack";
import { isQuick, oneIn } from "./part.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (path: string) => join(root, "node_modules", path);
const env = { PATH: process.env.PATH, HOME: process.env.HOME, LANG: "C.UTF-8" };

/** Other runtimes, and their commands for running a file. Deno checks types first. */
const RUNTIMES = [
  ["deno", "run", "--check", "--allow-all", "--node-modules-dir=manual"],
  ["bun", "run"],
] as const;

/**
 * Bundlers, and their commands for making one browser file `name.mjs` from a module `name.js` and its
 * imports.
 */
const BUNDLERS = {
  async esbuild(absWorkingDir: string, name: string, minify: boolean) {
    await build({
      ...{ absWorkingDir, entryPoints: [`${name}.js`], outfile: `${name}.mjs`, logLevel: "silent" },
      ...{ bundle: true, platform: "browser", format: "esm", minify },
    });
  },
  async rolldown(cwd: string, name: string, minify: boolean) {
    const { rolldown } = await import("rolldown");
    const bundle = await rolldown({ cwd, input: `./${name}.js`, platform: "browser" });
    await bundle.write({ file: join(cwd, `${name}.mjs`), codeSplitting: false, minify });
    await bundle.close();
  },
  async webpack(context: string, name: string, minimize: boolean) {
    const { default: webpack } = await import("webpack");
    const compiler = webpack({
      ...{ context, entry: `./${name}.js`, mode: "production", target: ["web", "es2022"] },
      output: { path: context, filename: `${name}.mjs`, module: true, library: { type: "module" } },
      experiments: { outputModule: true },
      optimization: { minimize },
    });
    const stats = await new Promise<Stats>((done, fail) =>
      compiler.run((error, found) => (found === undefined ? fail(error) : done(found))),
    );
    expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
    await new Promise((done) => compiler.close(done));
  },
};

describe("the package", () => {
  let folder: string;
  let tarball: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "nimber-package-"));
    execFileSync(process.execPath, [join(root, "scripts/pack.mjs")], { env });
    execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], {
      cwd: root,
      env,
    });
    tarball = join(folder, readdirSync(folder).find((name) => name.endsWith(".tgz"))!);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** New folder in which the package is installed without a package manager. */
  function unpacked(name: string): { readonly home: string; readonly installed: string } {
    const home = mkdtempSync(join(folder, `${name}-`));
    const installed = join(home, "node_modules", "nimber");
    mkdirSync(installed, { recursive: true });
    execFileSync("tar", ["xzf", tarball, "-C", installed, "--strip-components=1"]);
    writeFileSync(join(home, "package.json"), '{"type":"module"}');
    return { home, installed };
  }

  test("has no runtime dependencies, and no more than it needs", () => {
    const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.peerDependencies).toBeUndefined();
    const files = execFileSync("tar", ["tzf", tarball], { encoding: "utf8" }).trim().split("\n");
    for (const file of files) {
      expect(file).toMatch(/^package\/(dist\/|README|CHANGELOG|LICENSE|package\.json)/);
      expect(file).not.toContain(".stamp");
    }
    // Most of the package is the page, which is compressed. So is the Lab's compiler of four megabytes.
    expect(files).toContain("package/dist/web.br");
    expect(files.filter((file) => file.startsWith("package/dist/web/"))).toEqual([
      "package/dist/web/licenses.txt",
    ]);
    const lengths = execFileSync("tar", ["tvzf", tarball], { encoding: "utf8" }).trim().split("\n");
    const unpacked = lengths.reduce((sum, line) => sum + Number(line.split(/\s+/)[2]), 0);
    expect(unpacked).toBeGreaterThan(statSync(tarball).size);
    // In megabytes, compressed: the compiler that removes types from rules files is 0.84, the theory 0.07,
    // the games and the programs of problems 0.37, the documents in two languages 0.19, the checker in
    // Python 0.08 (the page also has it).
    expect(unpacked).toBeLessThan(6_900_000);
  });

  test.skipIf(isQuick)("names everybody whose code the page brings, with their licences", () => {
    const notices = execFileSync("tar", ["xzOf", tarball, "package/dist/web/licenses.txt"], {
      encoding: "utf8",
    });
    const named = [...notices.matchAll(/^ {2}(\S+) (\S+) \(([\w.-]+)\)$/gm)].map(
      ([, name, version, license]) => ({ name: name!, version: version!, license: license! }),
    );
    // The page, a Worker, the Lab's sandbox, fonts of a stylesheet, and output of the bundler.
    const expected = ["preact", "typescript", "@dagrejs/dagre", "katex", "rolldown", "vite"];
    expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
    const [, ...sections] = notices.split(`${"=".repeat(80)}\n`);
    for (const { name, version, license } of named) {
      const at = sections.findIndex((names) => names.split("\n").includes(`${name} ${version} (${license})`));
      expect([name, /copyright|Apache License/i.test(sections[at + 1]!)]).toEqual([name, true]);
      const parts = name.split("/");
      expect(JSON.parse(readFileSync(bin(join(...parts, "package.json")), "utf8")).version).toBe(version);
    }
    const manifest = JSON.parse(readFileSync(join(root, "web/package.json"), "utf8"));
    for (const name of Object.keys(manifest.dependencies)) {
      expect(named.map((each) => each.name)).toContain(name);
    }
    const { components } = JSON.parse(
      execFileSync("npm", ["run", "--silent", "sbom"], {
        cwd: root,
        env,
        encoding: "utf8",
        maxBuffer: 2 ** 26,
      }),
    );
    const purls = new Set((components as { purl: string }[]).map(({ purl }) => decodeURIComponent(purl)));
    for (const { name, version } of named) expect(purls).toContain(`pkg:npm/${name}@${version}`);
  });

  test("imports and runs in an empty folder, and serves the page", async () => {
    const home = mkdtempSync(join(folder, "empty-"));
    writeFileSync(join(home, "package.json"), "{}");
    execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", tarball], {
      cwd: home,
      env,
    });
    writeFileSync(
      join(home, "try.mjs"),
      `import { grundy, mex } from "nimber";
       import { nimSum } from "nimber/nimber";
       import { solver } from "nimber/solve";
       import { kayles, parseSum } from "nimber/games";
       import { problems } from "nimber/judge";
       console.log(JSON.stringify([mex([0, 1]), nimSum(3, 5), grundy(kayles, 5), solver().solve(parseSum("nim 3 5")).value, problems.length > 1]));`,
    );
    expect(execFileSync(process.execPath, ["try.mjs"], { cwd: home, env, encoding: "utf8" })).toBe(
      "[2,6,4,6,true]\n",
    );
    writeFileSync(
      join(home, "try.ts"),
      `import { mex, type Value } from "nimber";
       import { nimSum } from "nimber/nimber";
       import { kayles } from "nimber/games";
       export const values: readonly number[] = [mex([0, 1]), nimSum(3, 5)];
       export const game: string = kayles.id;
       export const value: Value = 3;`,
    );
    for (const [module, resolution] of oneIn(4, [
      ["nodenext", "nodenext"],
      ["esnext", "bundler"],
    ] as const)) {
      const args = ["--noEmit", "--strict", "--target", "es2022", "--types", "", "--module", module];
      const tsc = [bin("typescript-7/bin/tsc"), ...args, "--moduleResolution", resolution, "try.ts"];
      const { status, stdout } = spawnSync(process.execPath, tsc, { cwd: home, env, encoding: "utf8" });
      expect([module, status, stdout]).toEqual([module, 0, ""]);
    }
    const nimber = join(home, "node_modules", ".bin", "nimber");
    const { stdout, status } = spawnSync(nimber, ["solve", "{2,5}", "2", "4", "7", "--json"], {
      env,
      encoding: "utf8",
    });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: "N", value: 1 });

    const server = spawn(nimber, ["web", "--port", "0", "--json"], { env });
    try {
      const exit = once(server, "exit").then(([code]) => expect.fail(`nimber web ended with ${code}`));
      const [line] = await Promise.race([once(server.stdout, "data"), exit]);
      exit.catch(() => undefined);
      const { url } = JSON.parse(`${line}`);
      const page = join(root, "dist/web");
      for (const path of [
        "index.html",
        "icon.svg",
        ...oneIn(16, readdirSync(join(page, "assets"))).map((name) => `assets/${name}`),
      ]) {
        const answer = await fetch(new URL(path, url));
        expect([path, answer.status]).toEqual([path, 200]);
        expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(join(page, path)))).toBe(true);
      }
    } finally {
      server.kill();
      await once(server, "exit");
    }
  });

  test.skipIf(isQuick)("runs by npx without an installation", () => {
    const npx = [
      "exec",
      "--offline",
      "--yes",
      `--package=${tarball}`,
      "--",
      "nimber",
      "value",
      "kayles",
      "5",
    ];
    const bare = mkdtempSync(join(folder, "npx-"));
    expect(spawnSync("npm", npx, { cwd: bare, env, encoding: "utf8" })).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/\b4\b/),
    });
    expect(readdirSync(bare)).toEqual([]);
  });

  test.skipIf(isQuick)("satisfies publint and arethetypeswrong", () => {
    const publint = spawnSync(process.execPath, [bin("publint/src/cli.js"), "--strict", tarball], {
      cwd: root,
      env,
      encoding: "utf8",
    });
    expect({
      status: publint.status,
      said: publint.status === 0 ? "" : publint.stdout + publint.stderr,
    }).toEqual({ status: 0, said: "" });
    const attw = spawnSync(
      process.execPath,
      [
        bin("@arethetypeswrong/cli/dist/index.js"),
        tarball,
        ...["--profile", "esm-only", "--exclude-entrypoints", "check.py"],
      ],
      { cwd: root, env, encoding: "utf8" },
    );
    expect({ status: attw.status, said: attw.status === 0 ? "" : attw.stdout + attw.stderr }).toEqual({
      status: 0,
      said: "",
    });
  });

  for (const [runtime, ...args] of RUNTIMES) {
    const isThere = spawnSync(runtime, ["--version"], { env }).status === 0;
    const without = isThere ? "" : ` (skipped: no ${runtime} on the path)`;
    test.skipIf(isQuick || !isThere)(`runs in ${runtime}${without}`, () => {
      const { home, installed } = unpacked(runtime);
      writeFileSync(
        join(home, "try.ts"),
        `import { certify, checkCertificate, heapRules, heapTable, periodOf, type Value } from "nimber";
         import { nimSum } from "nimber/nimber";
         import { kayles, parseSum } from "nimber/games";
         import { solver } from "nimber/solve";
         const rules = heapRules(kayles)!;
         const found = periodOf(rules);
         if (found.verdict !== "proved") throw new Error(found.verdict);
         const { verdict } = checkCertificate(JSON.stringify(certify(heapTable(rules), found)));
         const value: Value | undefined = solver().solve(parseSum("cram 5x6 + kayles 7")).value;
         console.log(JSON.stringify([found.period, verdict, value, String(nimSum(10n ** 18n, 7))]));`,
      );
      const run = (...words: string[]) =>
        spawnSync(runtime, [...args, ...words], { cwd: home, env, encoding: "utf8" });
      expect(run("try.ts")).toMatchObject({ status: 0, stdout: '[12,"valid",0,"1000000000000000007"]\n' });
      const threads = run(
        join(installed, "dist/cli/main.js"),
        "solve",
        "cram 5x6",
        "--threads",
        "2",
        "--json",
      );
      expect(threads.status).toBe(0);
      expect(JSON.parse(threads.stdout)).toMatchObject({ outcome: "N", value: 2 });
    });
  }

  // The others take several times as long as the first.
  test.each(oneIn(6, Object.entries(BUNDLERS)))(
    "%s makes one file for a browser of it",
    async (name, bundle) => {
      const { home } = unpacked(name);
      const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
      const doors = Object.keys(exports).filter((door) => typeof exports[door] === "object");
      const imports = doors.map((door, i) => `import * as door${i} from "nimber${door.slice(1)}";`);
      writeFileSync(
        join(home, "all.js"),
        `${imports.join("\n")}
       const doors = [${doors.map((_, i) => `door${i}`).join(", ")}];
       const named = (name) => doors.find((door) => name in door)[name];
       const sum = named("parseSum")("kayles 5 + cram 2x3");
       console.log(JSON.stringify([doors.length, named("solver")().solve(sum).value, named("mex")([0, 1])]));`,
      );
      writeFileSync(
        join(home, "one.js"),
        'import { nimSum } from "nimber";\nconsole.log(String(nimSum(3, 5)));',
      );
      const run = (file: string) => spawnSync(process.execPath, [file], { cwd: home, env, encoding: "utf8" });
      await bundle(home, "all", false);
      await bundle(home, "one", true);
      // Each file is self-contained.
      rmSync(join(home, "node_modules"), { recursive: true });
      expect(run("all.mjs")).toMatchObject({ status: 0, stderr: "", stdout: `[${doors.length},5,2]\n` });
      expect(run("one.mjs")).toMatchObject({ status: 0, stderr: "", stdout: "6\n" });
      // Modules have no side effects that keep unused exports.
      expect(statSync(join(home, "one.mjs")).size).toBeLessThan(1000);
    },
  );
});

describe("a start reads little", () => {
  /** Modules that importing `path` loads, including itself, with their sizes in bytes. */
  function read(path: string) {
    const modules = new Set<string>();
    const visit = (file: string) => {
      if (modules.has(file)) return;
      modules.add(file);
      for (const [, next] of readFileSync(file, "utf8").matchAll(
        /(?:^|[;}])(?:import|export)(?:\*|\{[^}]*\}from)?"(\.[^"]+)"/g,
      ))
        visit(join(dirname(file), next!));
    };
    visit(join(root, "dist", path));
    return {
      names: [...modules].map((file) => relative(join(root, "dist"), file)).sort(),
      bytes: [...modules].reduce((sum, file) => sum + statSync(file).size, 0),
    };
  }

  test("the doors share a few chunks", () => {
    expect(read("index.js").names).toEqual(["chunk/base.js", "chunk/solve.js", "chunk/study.js", "index.js"]);
    expect(read("index.js").bytes).toBeLessThan(434_000);
    expect(read("nimber/index.js").names).toEqual(["chunk/base.js", "nimber/index.js"]);
    expect(read("games/index.js").names).toEqual([
      ...["base", "field", "games", "heaps", "rules"].map((name) => `chunk/${name}.js`),
      "games/index.js",
    ]);
    expect(read("games/index.js").bytes).toBeLessThan(615_000);
  });

  test("the field and the file formats bring no game", () => {
    for (const [door, chunk] of [
      ["nimber/field", "field"],
      ["export", "export"],
    ] as const) {
      const { names, bytes } = read(`${door}/index.js`);
      expect(names).toEqual(["chunk/base.js", `chunk/${chunk}.js`, `${door}/index.js`]);
      expect(bytes).toBeLessThan(45_000);
    }
  });

  test("the command line reads no solver, game or command before one is asked for", () => {
    expect(read("cli/run.js").names).toEqual(["chunk/base.js", "chunk/cli.js", "cli/run.js"]);
    expect(read("cli/run.js").bytes).toBeLessThan(51_500);
  });

  test("a sum of heaps is answered without the catalogue", () => {
    const list = readFileSync(join(root, "dist/chunk/cli.js"), "utf8");
    const [, chunk] = /name:`solve`.*?import\(`\.\/(\w+\.js)`\)/.exec(list)!;
    const { names, bytes } = read(`chunk/${chunk}`);
    expect(names).toContain("chunk/heaps.js");
    expect(names).not.toContain("chunk/games.js");
    expect(bytes).toBeLessThan(399_000);
  });
});

describe("the pictures of the README", () => {
  test("show what the commands print", () => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts/picture.mjs"), "--check"], {
      env,
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });
});

describe("setting up", () => {
  test("a second start takes no set-up, and unknown tasks are named", () => {
    const again = spawnSync(process.execPath, [join(root, "scripts/run.mjs"), "start", "--version"], {
      env,
      encoding: "utf8",
    });
    expect(again.stderr).toBe("");
    expect(again.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    const wrong = spawnSync(process.execPath, [join(root, "scripts/run.mjs"), "strat"], {
      env,
      encoding: "utf8",
    });
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toMatch(/^nimber: expected one of start, .*, test, .*found strat/);
  });
});
