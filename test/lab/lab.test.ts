import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { helpers, readGame, UserCodeError } from "../../src/user-rules/index.ts";
import { testLaw } from "../../web/src/lab/law.ts";
import { observedPeriod } from "../../web/src/lab/period.ts";
import { READING_LIMITS } from "../../web/src/lab/sandbox/protocol.ts";
import { erase } from "../../web/src/lab/typescript/erase.ts";
import { gameOf, problemsOf } from "./run.ts";

const RULES = "export const start = 3; export function* moves(n: number) { if (n > 0) yield n - 1; }";

test("a list of moves is read once, whatever it answers the next time", () => {
  let asked = 0;
  const fickle = new Proxy([1, 2], {
    get: (list, name) => (name === "0" ? asked++ : Reflect.get(list, name)),
  });
  const { rules } = readGame({ start: 5, moves: () => [fickle] }, READING_LIMITS);
  const [move] = [...rules.moves(5)];
  expect(move?.to).toEqual(move?.to);
  expect(move?.to[0]).toBe(move?.to[0]);
});

test("names are cut where a page would be full of them", () => {
  const { rules, start } = readGame(
    {
      start: "x",
      moves: () => [{ at: "y".repeat(1e6), to: "x" }],
      format: () => "z".repeat(1e6),
    },
    READING_LIMITS,
  );
  expect(rules.format(start)).toBe(`${"z".repeat(199)}…`);
  expect([...rules.moves(start)][0]?.at).toBe(`${"y".repeat(199)}…`);
});

test("a law is one expression", () => {
  for (const law of ["n % 2 === 0", "((n))", "[1, 2].includes(n) // odd", "{ a: n }.a", "n, 1"]) {
    expect([law, erase(RULES, law)]).not.toHaveProperty([1, "wrongLaw"]);
  }
  for (const law of ["n %", "n; 1", ") + (1", "return 1", "1) ; (2", "/* 1"]) {
    expect([law, erase(RULES, law)]).toHaveProperty([1, "wrongLaw"]);
  }
  expect(gameOf(RULES, "isSquare(n) && n === p").law?.(9)).toBe(true);
  expect(gameOf(RULES, "a + b").law?.(9, 1)).toBe(10);
  expect(() => gameOf(RULES, "n > 0").law?.(9, 1)).toThrow("n is not defined");
});

test("moves may yield positions, lists of components, or moves with a name", () => {
  const optionsOf = (moves: (position: never) => unknown, start: unknown) => {
    const { rules } = readGame({ start, moves }, READING_LIMITS);
    return [...rules.moves(start)].map(({ at, to }) => [at, to]);
  };
  expect(optionsOf(() => [2, [], [1, 0], { at: 7, to: 1 }, { at: "x", to: [] }], 3)).toEqual([
    ["2", [2]],
    ["∅", []],
    ["1 + 0", [1, 0]],
    ["7", [1]],
    ["x", []],
  ]);
  expect(optionsOf(() => [[1, 2], [[1], [2, 3]], [], { at: "x", to: [1] }], [3, 4])).toEqual([
    ["(1, 2)", [[1, 2]]],
    ["(1) + (2, 3)", [[1], [2, 3]]],
    ["()", [[]]],
    ["x", [[1]]],
  ]);
  expect(optionsOf(() => ["ab", ["a", "b"]], "abc")).toEqual([
    ["ab", ["ab"]],
    ["a + b", ["a", "b"]],
  ]);
});

test("parameters follow from the start, or from `position`", () => {
  const moves = () => [];
  expect(readGame({ start: 5, moves }, READING_LIMITS)).toMatchObject({
    parameters: 1,
    least: 0,
    most: 100,
    misere: false,
  });
  expect(readGame({ start: [5, 6], moves }, READING_LIMITS)).toMatchObject({ parameters: 2, most: 20 });
  expect(readGame({ start: [5, 6, 7], moves }, READING_LIMITS)).toMatchObject({ parameters: 0 });
  expect(
    readGame({ start: [5, 6, 7], moves, position: (n: number) => [n], least: 1 }, READING_LIMITS),
  ).toMatchObject({
    parameters: 1,
    least: 1,
  });
  expect(readGame({ start: [5, 6], moves }, READING_LIMITS).rules.key([1, 2])).not.toBe(
    readGame({ start: 5, moves }, READING_LIMITS).rules.key([12]),
  );
});

test.each<readonly [exported: Parameters<typeof readGame>[0], said: string]>([
  [{}, "there is no `start`: write, for example, `export const start = 12;`"],
  [{ start: 1 }, "there are no `moves`: write `export function* moves(n: number) { … }`"],
  [{ start: 1, moves: 5 }, "`moves`: expected a function, found 5"],
  [{ start: 1, moves: () => [], least: -1 }, "`least`: expected a natural number, found -1"],
  [
    { start: 1, moves: () => [], position: () => 1 },
    "`position`: expected a function of one or two numbers, found one of 0",
  ],
  [{ start: 1, moves: () => 5 }, "`moves` of 1: expected a generator or a list, found 5; is it `function*`?"],
  [
    { start: 1, moves: () => [[[1]]] },
    "`moves` of 1: expected a position, a list of positions or { at, to }, found [[1]]",
  ],
  [
    { start: 1, moves: () => [Number.NaN] },
    "`moves` of 1: expected a position, a list of positions or { at, to }, found NaN",
  ],
  [
    { start: 1, moves: () => [{ at: {}, to: 1 }] },
    '`moves` of 1: expected a position, a list of positions or { at, to }, found {"at":{},"to":1}',
  ],
  [
    { start: 1, moves: () => [1 / 0] },
    "`moves` of 1: expected a position, a list of positions or { at, to }, found Infinity",
  ],
  [{ start: [1, Number.NaN], moves: () => [] }, "`position[1]` is NaN, which is not a position"],
  [{ start: 1, moves: () => [], most: 1e9 }, "`most`: expected at most 5000, found 1000000000"],
  [{ start: [1, 1], moves: () => [], most: 61 }, "`most`: expected at most 60, found 61"],
  [{ start: 1, moves: () => [], least: 1e9 }, "`least`: expected at most 5000, found 1000000000"],
  [{ start: 1, moves: () => [], least: 50, most: 10 }, "`least` is 50, which is more than `most`, 10"],
  [{ start: new Date(0), moves: () => [] }, "`position`: a value of type Date needs a `key`"],
  [{ start: 1, moves: () => [], key: () => ({}) }, "`key`: expected a string or a number, found {} for 1"],
  [{ start: 1, moves: () => [], format: () => 1 }, "`format`: expected a string, found 1 for 1"],
])("a mistake is told in a line: %j", (exported, said) => {
  const play = () => {
    const { rules, start } = readGame(exported, READING_LIMITS);
    rules.format(start);
    rules.key(start);
    for (const _ of rules.moves(start));
  };
  expect(play).toThrow(UserCodeError);
  expect(play).toThrow(said);
});

test("rules cannot change a position", () => {
  const takes = "export const start = [3, [2]]; export function* moves(p: any[]) { p[0]--; yield p; }";
  const { rules, start } = gameOf(takes);
  expect(() => [...rules.moves(start)]).toThrow("read only");
  const deep = gameOf(takes.replace("p[0]--", "p[1].push(0)"));
  expect(() => [...deep.rules.moves(deep.start)]).toThrow("not extensible");
  expect(start).toEqual([3, [2]]);
});

test("the contract names the export that is wrong", () => {
  expect(problemsOf(RULES)).toEqual([]);
  const wrong = (code: string) => problemsOf(code).map((each) => each.replace(/ .*/, ""));
  expect(wrong(RULES.replace("yield n - 1", "yield 'x'"))).toHaveLength(1);
  expect(wrong(`${RULES} export const key = (n: number) => [n];`)).toHaveLength(1);
  expect(wrong(`${RULES} export const misere = 1;`)).toHaveLength(1);
  expect(
    wrong("export const start = [1, 2]; export function* moves([a, b]: [number, number]) { yield [a, b]; }"),
  ).toEqual([]);
  expect(wrong("export const start = 1; export function* moves(n) { yield n - 1; }")).toEqual([]);
});

test("the editor knows every helper", () => {
  const scope = readFileSync(new URL("../../web/src/lab/typescript/scope.d.ts", import.meta.url), "utf8");
  const declared = [...scope.matchAll(/^declare (?:function|const) (\w+)/gm)].map(([, name]) => name);
  expect(declared.sort()).toEqual(Object.keys(helpers).sort());
});

test("helpers give known values", () => {
  const { isFibonacci, isPowerOfTwo, isPrime, isSquare, lowerWythoff, popcount, valuation, zeckendorf } =
    helpers;
  const upTo = (most: number, holds: (n: number) => boolean) =>
    Array.from({ length: most + 1 }, (_, n) => n).filter(holds);
  expect(upTo(60, isFibonacci)).toEqual([0, 1, 2, 3, 5, 8, 13, 21, 34, 55]);
  expect(upTo(30, isPrime)).toEqual([2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
  expect(upTo(40, isSquare)).toEqual([0, 1, 4, 9, 16, 25, 36]);
  expect(upTo(40, isPowerOfTwo)).toEqual([1, 2, 4, 8, 16, 32]);
  // OEIS A000201.
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(lowerWythoff)).toEqual([1, 3, 4, 6, 8, 9, 11, 12]);
  expect([0, 1, 7, 8, 255, 2 ** 40 + 1].map(popcount)).toEqual([0, 1, 3, 1, 8, 2]);
  expect([1, 2, 12, 96].map(valuation)).toEqual([0, 1, 2, 5]);
  expect([zeckendorf(100), zeckendorf(1), zeckendorf(0)]).toEqual([[89, 8, 3], [1], []]);
  expect([helpers.gcd(12, 18), helpers.gcd(0, 5)]).toEqual([6, 5]);
  expect(helpers.divisors(12)).toEqual([1, 2, 3, 4, 6, 12]);
  expect(helpers.heaps(3, 0, 2)).toEqual([3, 2]);
});

test("a law holds, fails at its smallest counterexample, or does not fit", () => {
  const cases = [0, 1, 2, 0].map((value, i) => ({ value, says: i % 2 === 0 }));
  const sizes = [5, 4, 3, 2];
  expect(testLaw(cases, "outcome", "normal", (i) => sizes[i]!)).toEqual({
    verdict: "refuted",
    cases: 4,
    wrong: 2,
    first: 3,
  });
  expect(testLaw(cases.slice(0, 2), "outcome", "normal", Number)).toEqual({ verdict: "observed", cases: 2 });
  expect(testLaw(cases, "value", "normal", Number)).toMatchObject({ verdict: "unfit", why: "value" });
  expect(testLaw([{ value: 0, says: 0 }], "value", "misere", Number)).toMatchObject({ why: "misere" });
  expect(testLaw([{ value: 3, says: 3 }], "value", "normal", Number)).toEqual({
    verdict: "observed",
    cases: 1,
  });
  expect(testLaw([{ value: 3, says: undefined }], "value", "normal", Number)).toBeUndefined();
});

test("a period is observed when it is seen often enough", () => {
  const values = (of: (n: number) => number, count = 60) => Array.from({ length: count }, (_, n) => of(n));
  expect(observedPeriod(values((n) => n % 7))).toEqual({ preperiod: 0, period: 7, saltus: 0 });
  expect(observedPeriod(values((n) => (n < 9 ? 5 : n % 4)))).toEqual({ preperiod: 9, period: 4, saltus: 0 });
  expect(observedPeriod(values((n) => n))).toEqual({ preperiod: 0, period: 1, saltus: 1 });
  expect(observedPeriod(values((n) => n ^ 1))).toEqual({ preperiod: 0, period: 2, saltus: 2 });
  expect(observedPeriod(values((n) => (n * n) % 61))).toBeUndefined();
  expect(observedPeriod([])).toBeUndefined();
  expect(observedPeriod([0, 1])).toBeUndefined();
});

test("the page's texts have Chinese punctuation", () => {
  for (const file of [
    "text.ts",
    "examples/examples.ts",
    "sandbox/host.ts",
    "sandbox/meter.ts",
    "sandbox/play.ts",
    "sandbox/runner.ts",
    "typescript/erase.ts",
    "typescript/contract.ts",
    ...["key", "moves", "read"].map((name) => `../../../src/user-rules/${name}.ts`),
  ]) {
    const source = readFileSync(new URL(`../../web/src/lab/${file}`, import.meta.url), "utf8");
    expect(
      source.split("\n").filter((line) => /[\u4e00-\u9fff][,;:!?()]|[,;!?()][\u4e00-\u9fff]/.test(line)),
    ).toEqual([]);
  }
});
