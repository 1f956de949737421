import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forms, parseAnswer } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { answerAll, type Problem, problemOf, problems, Reader, sourceOf } from "../../src/judge/index.ts";
import { random } from "../../src/solve/index.ts";
import { drawn } from "../../src/stress/draw.ts";
import { type Ran, stress } from "../../src/stress/stress.ts";
import { formatSubject } from "../../src/stress/subject.ts";
import { formSubject } from "../form-subject.ts";
import { nimber, spawned } from "../nimber.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { isQuick } from "../part.ts";

function judged(problem: Problem, input: string): string {
  let output = "";
  answerAll(problem, new Reader(sourceOf(new TextEncoder().encode(input))), (line) => {
    output += `${line}\n`;
  });
  return output;
}

const schema = JSON.parse(readFileSync(new URL("../../docs/schema/stress.json", import.meta.url), "utf8"));

const numbersOf = (input: string) => input.trim().split(/\s+/).map(Number);

describe("legal inputs", () => {
  test.each(problems.map((problem) => [problem.id, problem] as const))(
    "of %s are read, small and large",
    (_, problem) => {
      const chance = random(5);
      let answered = 0;
      for (const scale of [
        { number: 0, count: 0 },
        { number: 2, count: 2 },
        { number: 9, count: 4 },
        { number: 500, count: 12 },
        { number: Number.MAX_SAFE_INTEGER, count: 60 },
      ]) {
        for (let i = 0; i < 6; i++) {
          const input = problem.legal(drawn(chance, scale));
          answered += judged(problem, input).length;
        }
      }
      expect(answered).toBeGreaterThan(0);
    },
  );

  test.each(["heaps", "single"] as const)("of the form %s have the numbers that they promise", (name) => {
    const roll = dice(3);
    for (let i = 0; i < 200; i++) {
      const game = parseGame("kayles");
      const subject = formSubject(game, forms[name].read.text, forms[name].answer, [50]);
      const { input, answers } = subject.make(drawn(() => roll(1000) / 1000, { number: 50, count: 6 }));
      const [tests, ...rest] = numbersOf(input);
      if (name === "single") expect(answers()).toHaveLength(rest.length + 1);
      else {
        expect(answers()).toHaveLength(tests!);
        let at = 0;
        for (let left = tests!; left > 0; left--) at += rest[at]! + 1;
        expect(at).toBe(rest.length);
      }
    }
  });
});

/** Program given as a function. */
const program =
  (answer: (input: string) => string) =>
  (input: string): Promise<Ran> =>
    Promise.resolve({ output: answer(input) });

describe("a program", () => {
  const setNim = problemOf("acwing-893")!;
  const options = { tests: 400, seed: 1 };

  test("that is right is not refuted", async () => {
    for (const id of ["acwing-893", "hdu-1536", "luogu-p4279", "hdu-3094", "poj-2425"]) {
      const problem = problemOf(id)!;
      const found = await stress(
        formatSubject(problem),
        program((input) => judged(problem, input).replace(/\n/g, " \r\n")),
        {
          ...options,
          tests: 60,
        },
      );
      expect(found).toEqual({ tests: 60 });
    }
  });

  test("that takes the greatest is refuted by the smallest input", async () => {
    // Uses only the largest take, so it is wrong where the mex exceeds 1.
    const wrong = program((input) => {
      const [k, ...rest] = numbersOf(input);
      const most = Math.max(...rest.slice(0, k));
      const total = rest.slice(k! + 1).reduce((sum, h) => sum ^ (Math.floor(h / most) % 2), 0);
      return total === 0 ? "No\n" : "Yes\n";
    });
    const { finding } = await stress(formatSubject(setNim), wrong, options);
    expect(finding?.input).toBe("2\n1 2\n1\n1\n");
    expect(finding?.ours).toBe("Yes");
    expect(finding?.instance.why(finding.line).length).toBeGreaterThan(0);
  });

  test("of misère Nim that forgets heaps of one is refuted by one heap", async () => {
    const wrong = program((input) => {
      const [tests, ...rest] = numbersOf(input);
      const lines: string[] = [];
      for (let at = 0, left = tests!; left > 0; left--) {
        const heaps = rest.slice(at + 1, at + 1 + rest[at]!);
        at += 1 + heaps.length;
        lines.push(heaps.reduce((a, b) => a ^ b, 0) === 0 ? "Brother" : "John");
      }
      return lines.join("\n");
    });
    const { finding } = await stress(formatSubject(problemOf("luogu-p4279")!), wrong, options);
    expect(finding?.input).toBe("1\n1\n1\n");
  });

  test("for a game in a form is compared with play", async () => {
    const rule = "[n: n-1 | n/2]";
    const answer = parseAnswer("W/L rows");
    const read = "(m (l h*l)*)* until 0";
    const subject = formSubject(parseGame(rule), read, answer, [30]);
    const value = plainGrundy((n: number) => (n === 0 ? [] : [[n - 1], [Math.floor(n / 2)]]));
    const solve = (from: number) => (input: string) => {
      const numbers = numbersOf(input);
      const rows: string[] = [];
      for (let at = 0; numbers[at]! > 0; ) {
        let row = "";
        for (let left = numbers[at++]!; left > 0; left--) {
          const heaps = numbers.slice(at + 1, at + 1 + numbers[at]!);
          at += 1 + heaps.length;
          row += heaps.reduce((sum, h) => sum ^ (h >= from ? h % 3 : value(h)), 0) === 0 ? "L" : "W";
        }
        rows.push(row);
      }
      return rows.join("\n");
    };
    expect(await stress(subject, program(solve(1000)), { tests: 40, seed: 2 })).toEqual({ tests: 40 });
    const { finding } = await stress(subject, program(solve(3)), { tests: 100, seed: 2 });
    const worst = [3, 4, 5, 6, 7, 8, 9].find((n) => (value(n) === 0) !== (n % 3 === 0))!;
    expect(finding?.input).toBe(`1\n1\n${worst}\n0\n`);
  });

  test.skipIf(isQuick)("for sets in the input and for misère play is compared with play", async () => {
    const read = "T (n k {s*k} a*n)*";
    const wins = new Map<string, boolean>();
    /** Whether the player to move wins, where whoever cannot move wins if `misere`. */
    function isWon(heaps: readonly number[], set: readonly number[], misere: boolean): boolean {
      const key = `${[...heaps].sort()} ${set} ${misere}`;
      const next = heaps.flatMap((heap, i) =>
        set.filter((take) => take <= heap).map((take) => heaps.toSpliced(i, 1, heap - take)),
      );
      const answer =
        wins.get(key) ?? (next.length === 0 ? misere : next.some((each) => !isWon(each, set, misere)));
      wins.set(key, answer);
      return answer;
    }
    const played = (misere: boolean) => (input: string) => {
      const [tests, ...rest] = numbersOf(input);
      const some = (count: number) => rest.splice(0, count);
      return Array.from({ length: tests! }, () => {
        const [n, k] = some(2) as [number, number];
        const set = some(k);
        return isWon(some(n), set, misere) ? "Yes" : "No";
      }).join("\n");
    };
    const answer = parseAnswer("Yes/No");
    for (const [misere, play] of [
      [false, "normal"],
      [true, "misere"],
    ] as const) {
      const subject = formSubject(undefined, read, answer, [6], play);
      const asked = { tests: 25, seed: 3 };
      expect(await stress(subject, program(played(misere)), asked)).toEqual({ tests: 25 });
      const { finding } = await stress(subject, program(played(!misere)), asked);
      expect(finding?.instance.why(finding.line).length).toBeGreaterThan(0);
    }
  });

  test("is tried on the inputs that a form allows, though some draws make none", async () => {
    const read = "x a -> x-1-a";
    const subject = formSubject(parseGame("nim"), read, parseAnswer("W/L"), [30]);
    // Of the corner cases, in which all numbers are equal, none is legal.
    const right = program((input) => (numbersOf(input)[0]! - numbersOf(input)[1]! > 1 ? "W" : "L"));
    expect(await stress(subject, right, { tests: 20, seed: 2 })).toEqual({ tests: 20 });
    const never = formSubject(parseGame("nim"), "x -> 1-x-1", parseAnswer("W/L"), [30]);
    await expect(stress(never, right, { tests: 2, seed: 2 })).rejects.toThrow(
      "a form whose numbers make positions",
    );
  });

  test("of pairs is refuted, and one that crashes or does not end", async () => {
    const game = parseGame("[x,y: x-k,y | x,y-k | x-k,y-k]");
    const subject = formSubject(game, "T (x y)*", parseAnswer("Yes/No"), [30, 30]);
    const { finding } = await stress(
      subject,
      program((input) => {
        const [tests, ...rest] = numbersOf(input);
        return Array.from({ length: tests! }, (_, i) =>
          rest[2 * i] === rest[2 * i + 1] ? "No" : "Yes",
        ).join("\n");
      }),
      options,
    );
    expect(finding?.input).toBe("1\n1 1\n");
    const ended = await stress(subject, () => Promise.resolve({ output: "", ended: "time" }), options);
    expect(ended).toMatchObject({ tests: 1, finding: { input: "1\n1 1\n", ran: { ended: "time" } } });
    // Runs that time out take their whole time, so few of them search for a smaller input.
    const nim = formSubject(parseGame("nim"), "T (n)*", parseAnswer("Yes/No"), [9]);
    let late = 0;
    const hurries: (boolean | undefined)[] = [];
    const hangs = (input: string, hurried?: boolean): Promise<Ran> => {
      const [tests, ...heaps] = numbersOf(input);
      if (tests! > 2) hurries.push(hurried);
      if (tests! > 2 && late++ >= 0) return Promise.resolve({ output: "", ended: "time" });
      return Promise.resolve({ output: heaps.map((n) => (n > 0 ? "Yes" : "No")).join("\n") });
    };
    const { finding: hanging } = await stress(nim, hangs, options);
    expect(hanging?.input).toMatch(/^3\n/);
    expect(late).toBeLessThan(17);
    // The first and the last run have all of their time.
    expect([hurries[0], hurries.at(-1), hurries.slice(1, -1).every((each) => each)]).toEqual([
      undefined,
      false,
      true,
    ]);
  });
});

/** A program that ends does so in time, even on a busy machine. */
const PATIENT = ["--each", "60", "--"];

describe("nimber stress", () => {
  const folder = mkdtempSync(join(tmpdir(), "nimber-stress-"));
  const file = (name: string) => join(folder, name);
  beforeAll(() => {
    writeFileSync(
      file("wrong.mjs"),
      `import { readFileSync } from "node:fs";
const [n, ...heaps] = readFileSync(0, "utf8").trim().split(/\\s+/).map(Number);
console.log(heaps.reduce((a, b) => a ^ b, 0) === 0 ? "No" : "Yes");`,
    );
    // A correct program that interrupts the process that runs it.
    writeFileSync(
      file("right.mjs"),
      `import { readFileSync } from "node:fs";
const [tests, ...rest] = readFileSync(0, "utf8").trim().split(/\\s+/).map(Number);
for (let left = tests; left > 0; left--) {
  const heaps = rest.splice(0, 1 + rest[0]).slice(1);
  console.log(heaps.reduce((a, b) => a ^ b, 0) === 0 ? "Second" : "First");
}
process.kill(process.ppid, "SIGINT");`,
    );
    writeFileSync(file("slow.mjs"), "for (;;) {}");
    writeFileSync(file("crash.mjs"), "process.exit(3)");
    writeFileSync(
      file("much.mjs"),
      'import { writeSync } from "node:fs"; for (const line = "Yes\\n".repeat(1e5); ; ) writeSync(1, line);',
    );
    writeFileSync(file("lazy.mjs"), 'console.log("Kiki")');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("prints the smallest input, and the promised JSON", () => {
    const args = ["stress", "acwing-892", ...PATIENT, process.execPath, file("wrong.mjs")];
    const { status, stdout } = nimber(args);
    expect(status).toBe(1);
    expect(stdout).toContain("line 1 differs");
    expect(stdout).toContain("Input\n    2\n    1 1\n");
    expect(stdout).toMatch(/Theirs\n {4}No\n\n {2}Ours\n {4}Yes\n\n {2}Why\n/);
    const json = JSON.parse(nimber(["stress", "--json", ...args.slice(1)]).stdout);
    expect(new Ajv().compile(schema)(json)).toBe(true);
    expect(json).toEqual({
      verdict: "refuted",
      tests: json.tests,
      input: "2\n1 1\n",
      theirs: "No\n",
      ours: "Yes\n",
    });
  });

  test("finds a crash, and what does not end in time", () => {
    const crash = nimber(["stress", "nim", ...PATIENT, process.execPath, file("crash.mjs")]);
    expect(crash).toMatchObject({ status: 1 });
    expect(crash.stdout).toMatch(/crashed\s+\(exit 3\)/);
    const slow = nimber(["stress", "hdu-1847", "--each", "0.1", "--", process.execPath, file("slow.mjs")]);
    expect(slow.stdout).toMatch(/did not\s+end in time/);
    expect(slow.stdout).toContain("Theirs\n    (nothing)\n");
  });

  test.skipIf(isQuick)("finds what prints too much, and what reads nothing", () => {
    const refuted = (id: string, name: string) =>
      JSON.parse(nimber(["stress", id, "--json", ...PATIENT, process.execPath, file(name)]).stdout);
    const much = refuted("acwing-893", "much.mjs");
    expect(new Ajv().compile(schema)(much)).toBe(true);
    expect(much).toMatchObject({ tests: 1, ended: "output" });
    expect(refuted("acwing-893", "crash.mjs")).toMatchObject({ tests: 1, theirs: "", ended: "exit 3" });
    expect(refuted("hdu-1847", "lazy.mjs")).toMatchObject({ input: "1\n1\n", theirs: "Kiki\n" });
  });

  test.skipIf(isQuick)("takes a listed problem by the form of its input, within its limits", () => {
    // Piles that fall into pairs of equal ones, by counting.
    const program = (wins: number) => `import { readFileSync } from "node:fs";
const words = readFileSync(0, "utf8").trim().split(/\\s+/).map(Number);
for (let n = words.shift(); n > 0; n = words.shift()) {
  const piles = words.splice(0, n);
  if (n > 10 || piles.some((pile) => pile > 100)) process.exit(5);
  const isOdd = piles.some((pile) => piles.filter((each) => each === pile).length % 2 === 1);
  console.log(isOdd ? ${wins} : 0);
}`;
    writeFileSync(file("paired.mjs"), program(1));
    writeFileSync(file("lost.mjs"), program(0));
    const by = (name: string) =>
      nimber(["stress", "poj1740", "--tests", "12", ...PATIENT, process.execPath, file(name)]);
    expect(by("paired.mjs")).toMatchObject({ status: 0 });
    expect(by("lost.mjs").stdout).toContain("Input\n    1\n    1\n    0\n");
  });

  test("says what it cannot run, or understand", () => {
    expect(nimber(["stress", "nim", "--", "/no/such/program"])).toMatchObject({
      status: 2,
      stderr: "nimber: /no/such/program: cannot run it (ENOENT)\n",
    });
    for (const args of [
      ["stress", "hdu-4155", "--", "x"],
      ["judge", "hdu-4155"],
    ])
      expect(nimber(args)).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(/nimber games \S+ explains how to answer it/),
      });
    expect(nimber(["stress", "nim"]).stderr).toContain("expected a problem or a game, and a program to run");
    expect(nimber(["stress", "acwing-893", "--read", "n*", "--", "x"]).stderr).toContain("has its own input");
    expect(nimber(["stress", "nim", "--read", "s-nim", "--", "x"]).stderr).toContain(
      "expected no game before the program",
    );
  });

  test("tells how far it came when it is interrupted", () => {
    const { status, stdout } = spawned(["stress", "nim", "--", process.execPath, file("right.mjs")]);
    expect(status).toBe(3);
    expect(stdout).toMatch(/^ {2}Stopped: agreed on \d+ inputs\.\n$/);
  });
});
