import { expect, test } from "vitest";
import { languages } from "../../src/codegen/index.ts";
import {
  contestProblems,
  contestPrograms,
  problemNamed,
  programAmong,
  programNamed,
} from "../../src/games/problems/index.ts";
import { withoutProgram } from "../../src/games/problems/without-program.ts";
import { answerAll, problemOf, Reader, sourceOf } from "../../src/judge/index.ts";
import { drawn } from "../../src/stress/draw.ts";
import { nimber } from "../nimber.ts";
import { dice } from "../oracle.ts";
import { isQuick, oneIn } from "../part.ts";
import { statements } from "./contest-statements.ts";
import { inEach, missing, outputsOf, run, toolchains } from "./toolchains.ts";

const ids = contestPrograms.map((program) => program.ids[0]!);

/** Text without the characters that join lines of a comment. */
const joined = (text: string): string => text.replaceAll(/[\s/#]/g, "");

const programIn = (id: string, language: string): string => {
  const { stdout, stderr, status } = nimber(["template", id, "--code", language]);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(joined(stdout), id).toContain(joined(programNamed(id)!.read));
  return stdout;
};

/** Whether a language has integers that hold the numbers of a problem. */
const isWritten = (id: string, language: string): boolean =>
  programNamed(id)!.beyond64 === undefined || language === "python" || language === "java";

test("each program is that of a listed problem, by each of its names", () => {
  const names = contestPrograms.flatMap((program) => program.ids);
  for (const name of names) expect(problemNamed(name)?.ids, name).toContain(name);
  expect(new Set(names).size).toBe(names.length);
});

test("a reason for no program stands where there is none", () => {
  const reasons = contestProblems.filter(({ ids }) => withoutProgram(ids[0]!) !== undefined);
  expect(reasons.length).toBeGreaterThan(20);
  for (const { ids } of reasons) expect(ids.filter((id) => programNamed(id) !== undefined)).toEqual([]);
  for (const { ids } of contestProblems)
    if (programAmong(ids) === undefined) expect(withoutProgram(ids[0]!), ids[0]).toBeDefined();
});

test("a problem is found by any of its names, in one word or two", () => {
  const source = programIn("hdu-1536", "python");
  expect(programIn("poj2960", "python")).toBe(source);
  expect(nimber(["template", "HDU", "1536", "--code", "python"]).stdout).toBe(source);
});

test("a code of a game is no problem, whatever its digits", () => {
  for (const code of ["4.51a", "8.7C"])
    expect(nimber(["template", code, "--to", "100"]).stdout.split("\n")[0]).toContain(
      `${code.toUpperCase()}: `,
    );
});

test.each([
  [["hdu-1848", "5"], "expected nothing but options after hdu-1848, found `5`"],
  [["luogu-p3235"], "programs of rules do not; use nimber template --rules examples/problems/luogu-p3235.ts"],
  [["luogu-p3179"], "no program; impartial"],
  [["luogu-p2594"], "luogu-p2594: no program; the values of its cells are powers of 2 up to 2^198"],
  [["euler-301"], "no program; the question has no input"],
  [
    ["acwing-1323"],
    "acwing-1323: the form of its input is not known; nimber template hdu-3032 is the same problem",
  ],
  [["luogu-p4101"], "no program; impartial"],
  [["agc016f"], "no program; impartial, but it counts the graphs"],
  [["agc010c"], "there is no problem `agc010c`"],
  [["nyoj-1840"], "the form of its input is not known; nimber template hdu-1907"],
  [["hdu-5973"], "the problem has a <= 1e100, b <= 1e100; use --code python"],
  [["leetcode-877"], "no program; not decided by the last move"],
  [["atcoder-agc048d"], "no program; not impartial"],
])("%j is refused in one line", (args, message) => {
  const { stdout, stderr, status } = nimber(["template", ...args]);
  expect([stdout, status]).toEqual(["", 2]);
  expect(stderr).toContain(message);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

/** Problems that `judge` answers with code of its own. */
const judged = ids.filter((id) => problemOf(id) !== undefined);

/** Input of a problem with its output: by `judge`, else by plain play from the statement. */
function drawnTest(id: string, roll: (below: number) => number): { input: string; output: string } {
  const stated = statements[id];
  if (stated !== undefined) return stated(roll);
  const problem = problemOf(id)!;
  const input = problem.legal(drawn(() => roll(1000) / 1000, { number: 1000, count: 8 }));
  const lines: string[] = [];
  answerAll(problem, new Reader(sourceOf(Buffer.from(input))), (line) => lines.push(line));
  return { input, output: lines.join("\n") };
}

const compared = [...new Set([...judged, ...Object.keys(statements)])];

// Folder for the programs that are run below.
test.each(languages.map(({ id }, i) => [id, i] as const))(
  "problems' programs are written in %s",
  (language, turn) => {
    const others = ids.filter((id) => !isQuick || !compared.includes(id));
    for (const id of oneIn(32 * languages.length, others, turn + 40))
      if (isWritten(id, language)) programIn(id, language);
  },
);

test("each statement is that of a program", () => {
  for (const id of Object.keys(statements)) expect(ids, id).toContain(id);
});

inEach("programs of contest problems", "answer as judge or plain play does", (chain, turn) => {
  expect(compared.length).toBeGreaterThan(25);
  const roll = dice(17 + turn);
  // A quarter of the problems, each in one language; the slow tests run all in all.
  const taken = oneIn(4 * (languages.length - 1), compared, turn).filter((id) => isWritten(id, chain.id));
  const programs = chain.programs(taken.map((id) => programIn(id, chain.id)));
  const asked = taken.flatMap((id, i) =>
    Array.from({ length: isQuick ? 2 : 3 }, () => ({ id, args: [`${i}`], ...drawnTest(id, roll) })),
  );
  const outputs = run(chain, programs, asked);
  for (const [i, { id, input, output }] of asked.entries())
    expect(outputs[i]!.trimEnd(), `${id}\n${input}`).toBe(output.trimEnd());
});

/** Largest number whose square is at most n. */
function root(n: bigint): bigint {
  if (n < 2n) return n;
  let above = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const next = (above + n / above) / 2n;
    if (next >= above) return above;
    above = next;
  }
}

// Source: Wythoff 1907, by floor(n φ) in whole numbers.
const UNBOUNDED = toolchains.filter(
  (chain) => (chain.id === "python" || chain.id === "java") && missing(chain) === undefined,
);

test.skipIf(isQuick).each(UNBOUNDED)("numbers of a hundred digits, in $id", (chain) => {
  const roll = dice(100);
  const digits = (most: number) => BigInt(Array.from({ length: 1 + roll(most) }, () => roll(10)).join(""));
  const pairs = Array.from({ length: 400 }, (): readonly [bigint, bigint] => {
    const apart = digits(roll(2) === 0 ? 3 : 99);
    const small = (apart + root(5n * apart * apart)) / 2n;
    const x = [small, small + 1n, digits(99)][roll(3)]!;
    return roll(2) === 0 ? [x, x + apart] : [x + apart, x];
  });
  const input = pairs.map(([x, y]) => `${x} ${y}\n`).join("");
  const expected = pairs.map(([x, y]) => {
    const [small, apart] = x < y ? [x, y - x] : [y, x - y];
    return small === (apart + root(5n * apart * apart)) / 2n ? "0" : "1";
  });
  const [output] = outputsOf(chain, [programIn("hdu-5973", chain.id)], [{ input }]);
  expect(output!.trim().split("\n")).toEqual(expected);
  expect(new Set(expected).size).toBe(2);
});
