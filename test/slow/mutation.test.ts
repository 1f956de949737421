import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { dice } from "../oracle.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "nimber-mutation-"));
// A folder of sandboxes takes longer than most hooks do.
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

// All areas take hours on two cores the first time, and minutes after that: what has not changed is not run again.
// NIMBER_MUTATION names what to run: areas, or files of theirs, with commas between.
//   NIMBER_MUTATION=check npm run test:slow -- mutation
//   NIMBER_MUTATION=src/check/mex.ts npm run test:slow -- mutation

interface Area {
  readonly name: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
  /** The part of the mutants, in percent, that the tests have to find. */
  readonly least: number;
  /** So many lines of the files are mutated, drawn by a seed; all unless said. */
  readonly lines?: number;
}

const AREAS: readonly Area[] = [
  {
    name: "check",
    files: ["check", "meter", "mex", "notation", "read", "replay", "sparse"].map(
      (name) => `src/check/${name}.ts`,
    ),
    tests: ["test/check.test.ts", "test/check-forms.test.ts", "test/certificate-corpus.test.ts"],
    least: 100,
  },
  {
    name: "graph",
    files: ["src/check/graph.ts"],
    tests: ["test/graph-certificate.test.ts"],
    least: 100,
  },
  {
    name: "quotient",
    files: ["quotient", "read-quotient"].map((name) => `src/check/${name}.ts`),
    tests: ["test/quotient/certificate.test.ts"],
    least: 60,
    lines: 40,
  },
  {
    name: "board",
    files: ["board", "board-claims", "board-read", "piece", "pieces", "strategy"].map(
      (name) => `src/check/${name}.ts`,
    ),
    tests: ["test/board-certificate.test.ts"],
    least: 60,
    lines: 40,
  },
  {
    name: "law",
    files: "cover law machine product read-law rule-forms rule-moves rule-read words"
      .split(" ")
      .map((name) => `src/check/${name}.ts`),
    tests: ["test/law/certificate.test.ts"],
    least: 60,
    lines: 40,
  },
  {
    name: "period",
    files:
      "canonical certificate find portions rare reach repeat replayed same same-law seek sequence theorem"
        .split(" ")
        .map((name) => `src/solve/period/${name}.ts`),
    tests: ["test/period-parts.test.ts", "test/same.test.ts"],
    least: 100,
  },
  {
    name: "sums",
    files: "sum total winning misere/misere misere/anti-sg misere/decide"
      .split(" ")
      .map((name) => `src/solve/${name}.ts`),
    tests: "complete loopy methods misere solve".split(" ").map((name) => `test/${name}.test.ts`),
    least: 80,
    lines: 60,
  },
  {
    name: "queue",
    files: ["batch", "enqueue", "lease", "queue"].map((name) => `census/src/queue/${name}.ts`),
    tests: ["census/test/embedded.test.ts"],
    least: 60,
    lines: 40,
  },
];

interface Mutant {
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

/** A mutant that no test can tell from the original, and why; `line` is the source, without its margin. */
interface Equivalent {
  readonly file: string;
  readonly line: string;
  readonly becomes: string;
  readonly because: string;
}

const equivalents: readonly Equivalent[] = JSON.parse(
  readFileSync(join(root, "test/mutation/equivalent.json"), "utf8"),
);

/** Results of earlier runs are kept here, outside of what is committed. */
const known = join(root, "node_modules/.cache/nimber-mutation");

const wanted = process.env.NIMBER_MUTATION?.split(",").map((name) => name.trim());

/** The areas that are wanted, or what is wanted of them. */
function chosen(): Area[] {
  if (wanted === undefined) return [...AREAS];
  const found = AREAS.flatMap((area) => {
    if (wanted.includes(area.name)) return [area];
    const files = area.files.filter((file) => wanted.includes(file));
    return files.length === 0 ? [] : [{ ...area, name: files.join(","), files }];
  });
  const names = new Set(AREAS.flatMap(({ name, files }) => [name, ...files]));
  const strange = wanted.find((name) => !names.has(name));
  if (strange === undefined) return found;
  throw new Error(`NIMBER_MUTATION: expected some of ${[...names].join(", ")}, found ${strange}`);
}

/** Lines of the files to mutate, drawn by a seed, as Stryker names them. */
function drawn(files: readonly string[], count: number): string[] {
  const lines = files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((text, i) =>
        /[(<>=+?!&|{]/.test(text) && !/^\s*[/*]/.test(text) ? [`${file}:${i + 1}-${i + 1}`] : [],
      ),
  );
  const roll = dice(17);
  return Array.from({ length: Math.min(count, lines.length) }, () => lines.splice(roll(lines.length), 1)[0]!);
}

/** What became of the mutants of an area: texts that people read are not mutated. */
function mutantsOf({
  name,
  files,
  tests,
  lines,
}: Area): (Mutant & { readonly file: string; readonly line: string })[] {
  const plain = name.replaceAll(/[^\w.-]/g, "_");
  const report = join(folder, `${plain}.json`);
  const config = join(folder, `${plain}.stryker.json`);
  mkdirSync(known, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner"],
      mutate: lines === undefined ? files : drawn(files, lines),
      mutator: { excludedMutations: ["StringLiteral"] },
      vitest: { configFile: "test/mutation/vitest.config.ts", related: true },
      coverageAnalysis: "perTest",
      // What a module does when it is loaded would need all tests for each mutant.
      ignoreStatic: true,
      incremental: true,
      incrementalFile: join(known, `${plain}.json`),
      concurrency: 2,
      // A machine that is busy with other things must not look like a mutant that never ends.
      timeoutFactor: 5,
      timeoutMS: 30_000,
      reporters: ["json"],
      jsonReporter: { fileName: report },
      ignorePatterns: ["docs", "bench", "examples", "web"],
      tempDirName: join(folder, plain),
      logLevel: "warn",
    }),
  );
  const stryker = join(root, "node_modules/@stryker-mutator/core/bin/stryker.js");
  const run = spawnSync(process.execPath, [stryker, "run", config], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NIMBER_TESTS: tests.join(" ") },
  });
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
  const found: Record<string, { source: string; mutants: Mutant[] }> = JSON.parse(
    readFileSync(report, "utf8"),
  ).files;
  return Object.entries(found).flatMap(([file, { source, mutants }]) =>
    mutants.map((each) => ({
      ...each,
      file,
      line: source.split("\n")[each.location.start.line - 1]!.trim(),
    })),
  );
}

describe.each(chosen())("mutants of $name", (area) => {
  test(`are found by the tests, ${area.least} % of them at least`, () => {
    const mutants = mutantsOf(area).filter(({ status }) => status !== "Ignored");
    const isEquivalent = ({ file, line, replacement }: (typeof mutants)[number]) =>
      equivalents.some((each) => each.file === file && each.line === line && each.becomes === replacement);
    const survivors = mutants.filter(({ status }) => status === "Survived" || status === "NoCoverage");
    const missed = survivors.filter((each) => !isEquivalent(each));
    const endless = mutants.filter(({ status }) => status === "Timeout").length;
    const count = mutants.length - (survivors.length - missed.length);
    const score = (100 * (count - missed.length)) / count;
    for (const { file, location, line, replacement } of missed)
      console.log(`${file}:${location.start.line}:${location.start.column}: ${line} => ${replacement}`);
    console.log(
      `${area.name}: ${mutants.length} mutants, ${survivors.length - missed.length} of them equivalent, ${endless} found by never ending, ${missed.length} missed, score ${score.toFixed(1)} %`,
    );
    expect(mutants.length).toBeGreaterThan(5);
    expect(score).toBeGreaterThanOrEqual(area.least);
  });
});
