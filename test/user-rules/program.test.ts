// Programs from rules files: their output, compared with the solver's answers for the same positions.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import blankSpace from "ts-blank-space";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { helperCode } from "../../src/codegen/languages/typescript-rules.ts";
import { helpers } from "../../src/user-rules/index.ts";
import { nimber } from "../nimber.ts";
import { plainGrundy } from "../oracle.ts";
import { oneIn } from "../part.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "nimber-program-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, code: string) => {
  writeFileSync(join(folder, name), code);
  return join(folder, name);
};

/** Output of the TypeScript program of a file, after its types are removed. */
function printed(file: string, args: readonly string[], input: string): string[] {
  const { stdout, stderr, status } = nimber(["template", "--rules", file, "--code", "typescript", ...args]);
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  const script = written("program.mjs", blankSpace(stdout));
  return spawnSync(process.execPath, [script], { input, encoding: "utf8" }).stdout.trim().split("\n");
}

const outcomes = (file: string, input: string) =>
  nimber(["solve", "--rules", file, "-"], input)
    .stdout.trim()
    .split("\n")
    .map((line) => line.split("\t")[1]);

const OWN = `// Take a divisor, or halve.
import type { Nothing } from "nothing";
export interface Unused { readonly n: number }
const most = 30;
export { most };
export const start = 12;
export function* moves(n: number): Generator<unknown> {
  for (const d of divisors(n)) if (d < n || isPrime(n)) yield { at: d, to: heaps(n - d, popcount(n) % 2) };
  if (n > 1) yield Math.floor(n / 2);
}
`;

describe("a file of rules as a TypeScript program", () => {
  const ends = [
    ["lost", "n <= 1", false],
    ["lost", "n % 4 === 1", true],
    ["won", "n === 0", false],
    ["won", "n % 5 === 2", true],
  ] as const;
  test.each(oneIn(6, ends))("with `%s` where %s, misère play: %s", (ends, when, misere) => {
    const code = `export const start = 9, misere = ${misere};
export function* moves(n: number) {
  for (const k of [1, 3]) if (n >= k) yield n - k;
}
export const ${ends} = (n: number) => ${when};
`;
    const file = written(`${ends}.ts`, code);
    const input = Array.from({ length: 15 }, (_, n) => n).join("\n");
    const expected = outcomes(file, input);
    expect(expected).toHaveLength(15);
    expect(printed(file, ["--read", "(n)*", "--print", "N/P"], input)).toEqual(expected);
  });

  const examples: [file: string, given: string | undefined, words?: string][] = [
    ["examples/rules/cram.ts", "../..\n../../..\n...\n....\n"],
    ["examples/rules/circle.ts", undefined],
    ["examples/problems/poj-2068.ts", "5,2,3\n9,4,5,3,2\n1,1,1\n"],
    ["examples/problems/hdu-4111.ts", "1,1,2\n3,4,5\n2\n"],
    ["examples/problems/hdu-1404.ts", "0\n00\n1\n20\n299\n", "Yes/No"],
    ["examples/problems/codeforces-317d.ts", "1\n2\n8\n100\n1000\n", "Vasya/Petya"],
    ["examples/problems/hdu-1079.ts", "2001,11,3\n2001,11,2\n2001,10,3\n1995,2,14\n", "YES/NO"],
    ["examples/rules/mojtaba.ts", "1,1,1,1\n1,1,17,17\n1,1,17,289\n1,2,3,4,5,6,7,8,9,10\n", "Mojtaba/Arpa"],
  ];
  test.each(oneIn(6, examples))("%s", (file, given, words = "First/Second") => {
    const start = JSON.parse(nimber(["solve", "--rules", file, "--json"]).stdout).components[0].position;
    const input = given ?? `${start}\n`;
    const said = outcomes(file, input).map((outcome) => words.split("/")[outcome === "N" ? 0 : 1]);
    expect(printed(file, ["--print", words], input)).toEqual(said);
  });

  test("reads sums of numbers in a form, with the helpers that the file names", () => {
    const file = written("own.ts", OWN);
    const sums = ["1 2", "7 9", "12 12", "30 17", "6 11"];
    const said = outcomes(file, `${sums.join("\n")}\n`).map((outcome) => (outcome === "N" ? "Yes" : "No"));
    const input = `${sums.length}\n${sums.map((sum) => `2 ${sum}`).join("\n")}\n`;
    expect(printed(file, ["--read", "T (n a*n)*", "--print", "Yes/No"], input)).toEqual(said);
  });

  test("prints the winning moves of its code", () => {
    const takes = (n: number) => [n % 2 === 0 ? 1 : 2, 3].filter((k) => k <= n);
    const code = `export function* moves(n: number): Generator<any> {
  for (const k of [n % 2 === 0 ? 1 : 2, 3]) if (k <= n) yield { at: k, to: n - k };
  if (n > 4) yield [[2], [n - 4]].flat();
}
export const start = 9;
`;
    const takesOnly = code.replace(/ {2}if.*\n/, "");
    const options = (n: number, splits: boolean): number[][] => [
      ...takes(n).map((k) => [n - k]),
      ...(splits && n > 4 ? [[2, n - 4]] : []),
    ];
    const plain = (splits: boolean) => plainGrundy<number>((n) => options(n, splits), Number);
    const drawn = Array.from({ length: 40 }, (_, i) => [(7 * i) % 15, (4 * i) % 11]);
    const input = `${drawn.length}\n${drawn.map((heaps) => `2 ${heaps.join(" ")}`).join("\n")}\n`;
    for (const splits of [true, false]) {
      const value = plain(splits);
      const print = splits ? "count | each place from/0" : "first take | first all | count/-";
      const lines = drawn.flatMap((heaps) => {
        const total = value(heaps[0]!) ^ value(heaps[1]!);
        const found = heaps.flatMap((n, i) =>
          options(n, splits)
            .filter((left) => left.reduce((sum, each) => sum ^ value(each), total ^ value(n)) === 0)
            .map((left) => ({ n, i, left })),
        );
        const [first] = found;
        if (first === undefined) return [splits ? "0" : "-"];
        if (splits) return [`${found.length}`, ...found.map(({ n, i }) => `${i + 1} ${n}`)];
        return [
          `${first.n - first.left[0]!}`,
          heaps.with(first.i, first.left[0]!).join(" "),
          `${found.length}`,
        ];
      });
      const file = written("moves.ts", splits ? code : takesOnly);
      expect(printed(file, ["--read", "T (n a*n)*", "--print", print], input)).toEqual(lines);
    }
    const misere = written("misere.ts", `${takesOnly}export const misere = true;\n`);
    const isWon = (n: number): boolean => takes(n).length === 0 || takes(n).some((k) => !isWon(n - k));
    const all = Array.from({ length: 20 }, (_, n) => n);
    const expected = all.flatMap((n) => {
      const left = takes(n).flatMap((k) => (isWon(n - k) ? [] : [n - k]));
      return isWon(n) ? ["Yes", ...left.map((to) => `${n} ${to}`)] : ["No"];
    });
    const args = ["--read", "(n)*", "--print", "Yes | each from to/No"];
    expect(printed(misere, args, all.join("\n"))).toEqual(expected);
  });

  test("tells positions apart that hold sets, maps and bigints", () => {
    const file = written(
      "sets.ts",
      `export const start = [new Set([1, 2, 3]), new Map([["a", 1n]]), new Uint8Array(2)];
export const parse = (text: string) => [new Set([...text].map(Number)), new Map([["a", BigInt(text)]]), Uint8Array.of(1)];
export const format = ([set]: any) => [...set].join("");
export function* moves([set, map, typed]: any): Generator<any> {
  for (const k of set) {
    const less = new Set(set);
    less.delete(k);
    if (k % 3 !== 0 || less.size > 1) yield { at: k, to: [less, new Map([["a", map.get("a") % 7n]]), typed.slice()] };
  }
}
`,
    );
    const input = "123\n12\n1\n3\n36\n369\n1369\n";
    const said = outcomes(file, input).map((outcome) => (outcome === "N" ? "First" : "Second"));
    expect(new Set(said).size).toBe(2);
    expect(printed(file, ["--print", "First/Second"], input)).toEqual(said);
  });

  test("what is no program is refused by name", () => {
    const cram = "examples/rules/cram.ts";
    const refused = (...args: string[]) => nimber(["template", "--rules", ...args]);
    expect(refused(cram, "--read", "T (n)*")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("reads one position per line; found T (n)*"),
    });
    const misere = written("misere.ts", `export const misere = true;\n${OWN}`);
    expect(refused(misere, "--read", "T (n a*n)*")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("tests of one position each"),
    });
  });

  test("the helpers stand in programs as they are in files", () => {
    const names = Object.keys(helpers) as (keyof typeof helpers)[];
    const code = `${helperCode(names.join(" ")).join("\n")}\nreturn { ${names.join(", ")} };`;
    const made = new Function(
      blankSpace(`function made() {${code}}`).replace(/^function made\(\) \{|\}$/g, ""),
    )();
    const numbers = [0, 1, 2, 3, 8, 12, 13, 64, 97, 1000];
    for (const name of names) {
      const [ours, theirs] = [helpers[name], made[name]] as [unknown, unknown];
      if (typeof ours !== "function") expect(theirs).toBe(ours);
      else if (name === "mex") expect(theirs).toEqual(expect.any(Function));
      else
        for (const n of numbers)
          expect([name, n, (theirs as typeof ours)(n, 6)]).toEqual([name, n, ours(n, 6)]);
    }
    expect(made.mex([0, 1, 3])).toBe(2);
    expect(made.nimSum(2 ** 40, 5, 1)).toBe(2 ** 40 + 4);
  });
});

const MISERE = `// Take one or two; whoever takes the last loses.
export const start = 5;
export const misere = true;
export function* moves(n: number) { if (n > 0) yield n - 1; if (n > 1) yield n - 2; }
`;

describe("a file of rules as a table", () => {
  /** The function `sg` of a table in TypeScript. */
  function table(...args: string[]): (...position: unknown[]) => number {
    const { stdout, stderr } = nimber(["table", "--code", "typescript", "--rules", ...args]);
    expect(stderr).toMatch(/^\d+ bytes/);
    return new Function(`${blankSpace(stdout)}\nreturn sg;`)();
  }

  test("knows the values of all positions that can be reached, and no others", () => {
    const circle = "examples/rules/circle.ts";
    const sg = table(circle);
    const texts = ["oooooo", "oooo..", "oo.o..", "o.....", "......"];
    const said = nimber(["solve", "--rules", circle, "-"], texts.join("\n")).stdout;
    expect(said.trim().split("\n")).toEqual(
      texts.map((text) => `${text}\t${sg(text) === 0 ? "P" : "N"}\t${sg(text)}`),
    );
    for (const text of ["ooooo", "ooooooo", "x", "", "oooooo\n", "ooo\u0101oo"]) expect(sg(text)).toBe(-1);
  });

  test("lists and the end of a text are known as they are written, and a misère file says who wins", () => {
    // One stone from three stacks of two; in one turn at most 2 stones and 1 stone.
    expect(["4,2,1", "0,2,1", "3,1,2", "9,2,1"].map(table("examples/problems/poj-2068.ts", "4,2,1"))).toEqual(
      [1, 1, 0, -1],
    );
    expect(["20", "2", "", "3"].map(table("examples/problems/hdu-1404.ts", "20"))).toEqual([0, 2, 0, -1]);
    const alone = table(written("alone.ts", MISERE), "--to", "6");
    expect([0, 1, 2, 3, 4, 5, 6].map((n) => alone(n))).toEqual([1, 0, 1, 1, 0, 1, 1]);
  });

  test("what has none says why", () => {
    const refused = (...args: string[]) => nimber(["table", "--rules", ...args]);
    const cram = "examples/rules/cram.ts";
    const said = (status: number, text: string) => ({ status, stderr: expect.stringContaining(text) });
    expect(refused(cram, "--to", "4")).toMatchObject(said(2, "--to: remove 4"));
    expect(refused(cram, "../..é")).toMatchObject(said(2, "a line of ASCII at ../..é"));
    expect(refused(cram, "..../....", "--positions", "3")).toMatchObject(said(3, "limit of 3 positions"));
    expect(refused("examples/problems/codeforces-317d.ts")).toMatchObject(said(2, "positions by name"));
    expect(refused("examples/rules/ring.ts", "--to", "7")).toMatchObject(said(2, "from which play ends"));
    expect(refused(written("alone.ts", MISERE), "5")).toMatchObject(
      said(2, "--rules already gives the game"),
    );
  });
});

/** Numbers from `least` to `ends`. */
const numbersTo = (ends: readonly number[], least = 0): string[] =>
  ends
    .reduce<number[][]>(
      (all, end) =>
        all.flatMap((each) => Array.from({ length: end - least + 1 }, (_, i) => [...each, least + i])),
      [[]],
    )
    .map(String);

describe.skipIf(spawnSync("python3", ["--version"]).status !== 0)("a file of rules in Python", () => {
  const forms: [file: string, asked: readonly string[], args: readonly string[]][] = [
    ["rules/cutting.ts", numbersTo([12, 12], 2), ["--to", "12"]],
    ["rules/no-repeat.ts", numbersTo([60]), ["--read", "T (n)*", "--to", "60"]],
    ["problems/atcoder-arc091f.ts", numbersTo([12, 5], 1), ["--to", "12,5"]],
    ["problems/codeforces-1312f.ts", numbersTo([4, 2, 2, 2, 2]), ["--to", "4,2,2,2,2"]],
    ["problems/agc-002-e.ts", numbersTo([3, 3, 3]), ["--to", "3"]],
    ["problems/luogu-p3235.ts", numbersTo([20, 4]), ["--to", "20,4"]],
    ["rules/mojtaba.ts", ["1,1,17", "1,1,17,289", "72,12,6", "1,2,3,4,5,6,7,8,9,10", "32", "36,6"], []],
    ["problems/hdu-4111.ts", ["1,1,2", "3,4", "2", "1,1,1,3", "2,2,2"], []],
    ["problems/codeforces-317d.ts", ["1", "2", "8", "100", "3000"], []],
  ];
  test.each(oneIn(6, forms))("%s", (name, asked, args) => {
    const file = `examples/${name}`;
    const said = outcomes(file, `${asked.join("\n")}\n`).map((outcome) => (outcome === "N" ? "Yes" : "No"));
    const words = args.length === 0 ? asked : [];
    const options = ["--code", "python", "--print", "Yes/No", ...args];
    const { stdout, stderr } = nimber(["template", "--rules", file, ...words, ...options]);
    expect(stderr).toBe("");
    const program = written("program.py", stdout);
    const lines = asked.map((text) => (args.length === 0 ? text : text.replaceAll(",", " ")));
    const input = [...(args.length === 0 ? [] : [asked.length]), ...lines, ""].join("\n");
    expect(spawnSync("python3", [program], { input, encoding: "utf8" }).stdout.trim().split("\n")).toEqual(
      said,
    );
  });
});
