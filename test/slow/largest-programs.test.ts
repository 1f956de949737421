import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { contestPrograms } from "../../src/games/problems/index.ts";
import { answerAll, problemOf, Reader, sourceOf } from "../../src/judge/index.ts";
import { largestInput, largestInputs } from "../codegen/largest-inputs.ts";
import { nimber } from "../nimber.ts";
import { dice } from "../oracle.ts";
import measured from "./largest-programs.json" with { type: "json" };

// Runs the program of each problem on an input as large as its statement allows. With NIMBER_MEASURE=1 it keeps the
// times in the file beside it, from which `npm run documents` makes a column of docs/problems.md.

interface Compiled {
  readonly id: "cpp" | "python" | "java";
  readonly file: string;
  readonly compile?: string;
  readonly run: string;
}

/** Commands as judges use them. */
const LANGUAGES: readonly Compiled[] = [
  { id: "cpp", file: "main.cpp", compile: "g++ -std=c++17 -O2 -o main main.cpp", run: "./main" },
  { id: "python", file: "main.py", run: "python3 main.py" },
  {
    id: "java",
    file: "Main.java",
    compile: "javac -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC Main.java",
    run: "java -XX:+UseSerialGC -Xss64m Main",
  },
];

/** Seconds after which a run is ended. */
const LONGEST = 600;

const rows: Record<string, Record<string, number>> = {};

function shell(folder: string, command: string): { readonly stderr: string; readonly status: number | null } {
  const { stderr, status } = spawnSync("bash", ["-c", command], {
    cwd: folder,
    encoding: "utf8",
    timeout: LONGEST * 1000,
  });
  return { stderr, status };
}

/** Output of a program for `input`, and the seconds of processor time that it took. */
function timed(source: string, { file, compile, run }: Compiled, input: string) {
  const folder = mkdtempSync(join(tmpdir(), "nimber-largest-"));
  try {
    writeFileSync(join(folder, file), source);
    writeFileSync(join(folder, "input"), input);
    if (compile !== undefined) expect(shell(folder, compile)).toEqual({ stderr: "", status: 0 });
    const { stderr, status } = shell(folder, `TIMEFORMAT='%U %S'; time ${run} < input > output`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/^[\d.]+ [\d.]+\n$/) });
    const [user = 0, system = 0] = stderr.split(" ").map(Number);
    return { seconds: user + system, output: readFileSync(join(folder, "output"), "utf8").trimEnd() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function judged(id: string, input: string): string | undefined {
  const problem = problemOf(id);
  if (problem === undefined) return undefined;
  const lines: string[] = [];
  answerAll(problem, new Reader(sourceOf(Buffer.from(input))), (line) => lines.push(line));
  return lines.join("\n");
}

test("each program has a largest input and measured times", () => {
  const ids = contestPrograms.map((program) => program.ids[0]!);
  expect(Object.keys(largestInputs).sort()).toEqual([...ids].sort());
  expect(Object.keys(measured.seconds).sort()).toEqual([...ids].sort());
});

test.each(contestPrograms.map((program) => [program.ids[0]!, program] as const))(
  "%s: the programs for a largest input end and agree",
  (id, program) => {
    const input = largestInput(program, dice(41));
    const languages = LANGUAGES.filter(({ id }) => program.beyond64 === undefined || id !== "cpp");
    const runs = languages.map((language) => {
      const { stdout, stderr } = nimber(["template", id, "--code", language.id]);
      expect(stderr).toBe("");
      return { id: language.id, ...timed(stdout, language, input) };
    });
    const [{ output } = { output: "" }] = runs;
    const expected = judged(id, input) ?? output;
    for (const run of runs) expect(run.output === expected, `${id}, ${run.id}`).toBe(true);
    rows[id] = Object.fromEntries(runs.map(({ id, seconds }) => [id, Number(seconds.toPrecision(2))]));
  },
);

afterAll(() => {
  if (process.env.NIMBER_MEASURE === undefined) return;
  const file = new URL("largest-programs.json", import.meta.url);
  const machine = `${cpus()[0]!.model}`;
  writeFileSync(
    file,
    `${JSON.stringify({ machine, seconds: { ...measured.seconds, ...rows } }, undefined, 2)}\n`,
  );
});
