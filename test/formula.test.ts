import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LimitError, NotationError } from "../src/errors.ts";
import { evaluateFormula, explainSteps } from "../src/formula/index.ts";
import { localized, say } from "../src/locale/message.ts";
import { inverse, multiply, power } from "../src/nimber/field/index.ts";
import { natural } from "../src/nimber/natural.ts";
import { nimber } from "./nimber.ts";
import { isQuick } from "./part.ts";

const computed = (text: string) => evaluateFormula(text).value;

describe("an expression over the field", () => {
  test.each([
    ["6*11", 10],
    ["7 * 9 + 1/5", 4],
    ["7⊗9⊕1÷5", 4],
    ["7 × 9 − 1/5", 4],
    ["-6 * -11", 10],
    ["(6 + 1) * 2", 9],
    ["6 + 1 * 2", 4],
    ["2^2^1", undefined],
    ["4^2 + 4", 2],
    ["4**2", 6],
    ["4²", 6],
    ["5^-1", 12],
    ["5⁻¹", 12],
    ["5^(-1)", 12],
    ["2 * 3^2", 3],
    ["sqrt(3)", 2],
    ["√3 * √(4 + 2)", 8],
    ["inv(5)", 12],
    ["log(3, 2)", 2],
    ["log(6,4)", 2],
    ["log(3)", 2],
    ["order(4)", 15],
    ["trace(2)", 1],
    ["1e3", 1000],
    ["0^0", 1],
    ["2^18446744073709551616", 2],
    ["18446744073709551616 * 2", 36893488147419103232n],
    ["0x10 * 0b10", 32],
    ["det [[1,2],[3,4]]", 5],
    ["det([1, 1+1; 3, 4]) * 7", 10],
    ["rank [1,2; 2,3] + 4", 5],
    ["rank([[0]])", 0],
  ])("%s is %s", (text, value) => {
    if (value === undefined) expect(() => computed(text)).toThrow(NotationError);
    else expect(computed(text)).toBe(value);
  });

  test.each([
    ["", 0, "a number"],
    ["3 +", 3, "a number"],
    ["3 4", 2, "+, *"],
    ["(3", 2, "+, *, /, ^ or )"],
    ["3)", 1, "or the end"],
    ["foo(3)", 0, "a number"],
    ["sqrt 3", 5, "("],
    ["log(3,2,1)", 7, "or )"],
    ["log(3 2)", 6, ", or )"],
    ["3/0", 2, "a divisor other than 0"],
    ["5 * (2 + 3/(1+1))", 11, "a divisor other than 0"],
    ["inv(0)", 4, "a nimber other than 0"],
    ["log(0, 2)", 4, "a nimber other than 0"],
    ["log(2, 0)", 7, "a nimber other than 0"],
    ["0^-1", 0, "a nimber other than 0"],
    ["log(4, 2)", 4, "a power of the base"],
    ["2^1.5", 3, "or the end"],
    ["2^x", 2, "a whole exponent"],
    ["1.5", 0, "a number below"],
    ["1e99999", 0, "a number below"],
    [`log(${1n << 127n}, ${1n << 127n})`, 45, "a nimber whose order"],
    [`order(${1n << 5000n})`, 6, "below 2^4096"],
    ["root(3)", 0, "sqrt"],
    ["x + 1", 0, "a number"],
    ["1 + roots(1,1,1)", 4, "a single nimber"],
    ["sqrt(solve [1] [1])", 5, "a single nimber"],
    ["roots(1, 2)", 0, "three coefficients"],
    ["roots(0, 1, 1)", 6, "a coefficient other than 0"],
    ["roots(5)", 6, "degree 1 or 2"],
    ["roots(x + x)", 6, "degree 1 or 2"],
    ["roots(x^3 + 1)", 6, "degree 1 or 2"],
    ["roots((x+1) * x * x)", 6, "degree 1 or 2"],
    ["roots(1/x)", 8, "without x"],
    ["roots(sqrt(x))", 11, "without x"],
    ["roots(x^2 = 1 = 1)", 14, "or )"],
    [`roots(1, 1, ${1n << 65535n})`, 0, "roots below 2^65536"],
    [`order(${1n << 5000n})`, 6, "below 2^4096"],
    ["det [[1,2]]", 6, "as many columns as rows"],
    ["rank [[1,2],[3]]", 13, "rows of equal length"],
    ["det 5", 4, "a matrix by rows"],
    ["det [[1],2]", 9, "a matrix by rows"],
    ["solve [[1]]", 11, "the right sides"],
    ["solve [[1]] [1,2]", 13, "as many right sides"],
    ["rank [1,2", 9, "; or , or ]"],
    [`${"(".repeat(101)}1${")".repeat(101)}`, 100, "at most 100 levels of nesting"],
  ])("%s is refused at %i", (text, offset, expected) => {
    let error: unknown;
    try {
      computed(text);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(NotationError);
    expect((error as NotationError).offset).toBe(offset);
    expect(say((error as NotationError).expected, "en")).toContain(expected);
  });

  test.each([
    ["roots(x^2 + x + 1)", { kind: "nimbers", values: [2, 3] }],
    ["roots(x^2 = x + 1)", { kind: "nimbers", values: [2, 3] }],
    ["roots((x + 2)(x - 3))", { kind: "nimbers", values: [2, 3] }],
    ["roots(1, 0, 3)", { kind: "nimbers", values: [2] }],
    ["roots((x+1)^2)", { kind: "nimbers", values: [1] }],
    ["roots(3x + 2)", { kind: "nimbers", values: [3] }],
    ["roots(x/5)", { kind: "nimbers", values: [0] }],
    ["conj(4)", { kind: "nimbers", values: [4, 6, 5, 7] }],
    ["minpoly(2 + 2)", { kind: "polynomial", coefficients: [0, 1] }],
    ["minpoly(4)", { kind: "polynomial", coefficients: [1, 1, 0, 0, 1] }],
    ["solve [1,2; 3,4] [5,6]", { kind: "solution", values: [10, 10], free: 0 }],
    ["solve([[1,2],[2,3]], [1,2])", { kind: "solution", values: [1, 0], free: 1 }],
    ["solve([[1,2],[2,3]], [1,1])", { kind: "solution", values: undefined, free: 0 }],
  ])("%s is several", (text, value) => {
    expect(computed(text)).toEqual(value);
  });

  test("polynomials have the roots that they are made of", () => {
    const nimber = fc.bigInt({ min: 0n, max: 2n ** 70n });
    fc.assert(
      fc.property(nimber, nimber, nimber, (a, p, q) => {
        fc.pre(a > 0n);
        const values = [...new Set([p, q])].sort((x, y) => (x < y ? -1 : 1)).map(natural);
        expect(computed(`roots(${a} * (x + ${p}) * (x + ${q}))`)).toEqual({ kind: "nimbers", values });
      }),
      { numRuns: 30 },
    );
  });

  test("stops when the time is up", () => {
    let left = 1000;
    const tick = () => {
      if (--left === 0) throw new LimitError("seconds", 1);
    };
    const large = (1n << 4000n) - 1n;
    for (const text of [`order(${large})`, `minpoly(${large})`, `${large}^${large}`, `conj(${large})`]) {
      left = 50;
      expect(() => evaluateFormula(text, tick), text.slice(0, 9)).toThrow(LimitError);
    }
  });

  test.skipIf(isQuick)("may be long", () => {
    expect(computed(Array(100_000).fill("3*2").join("+"))).toBe(0);
  });

  test("groups as it is printed", () => {
    interface Case {
      readonly text: string;
      readonly value: number;
    }
    const { whole } = fc.letrec<{ whole: Case; leaf: Case }>((tie) => ({
      leaf: fc.nat(255).map((n) => ({ text: `${n}`, value: n })),
      whole: fc.oneof(
        { maxDepth: 5 },
        tie("leaf"),
        fc
          .tuple(tie("whole"), tie("whole"))
          .map(([a, b]) => ({ text: `(${a.text} + ${b.text})`, value: a.value ^ b.value })),
        fc.tuple(tie("whole"), tie("whole")).map(([a, b]) => ({
          text: `(${a.text}) * (${b.text})`,
          value: Number(multiply(a.value, b.value)),
        })),
        fc
          .tuple(tie("whole"), fc.nat(5))
          .map(([a, n]) => ({ text: `(${a.text})^${n}`, value: Number(power(a.value, n)) })),
        tie("whole")
          .filter(({ value }) => value > 0)
          .map(({ text, value }) => ({ text: `1/(${text})`, value: Number(inverse(value)) })),
      ),
    }));
    fc.assert(
      fc.property(whole, ({ text, value }) => {
        expect(computed(`(${text})`)).toBe(value);
      }),
    );
  });
});

describe("the way down the tower", () => {
  test("is right in each of its lines, in both languages", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
        fc.bigInt({ min: 0n, max: 2n ** 33n }),
        (a, b) => {
          const { steps, value } = evaluateFormula(`${a} * ${b}`);
          const { lines, omitted } = explainSteps(steps, 30);
          if (a > 1n && b > 1n)
            expect(lines.some((line) => say(line, "en").endsWith(` = ${value}`))).toBe(true);
          expect(omitted).toBeGreaterThanOrEqual(0);
          for (const { en, zh } of lines.map(localized)) {
            expect(zh).not.toBe("");
            if (!en.startsWith("= ")) continue;
            expect(zh).toBe(en);
            // Every side is an expression in which dots are ordinary products with a power that occurs
            // nowhere else.
            const sides = en
              .slice(2)
              .split(" = ")
              .map((side) => computed(side.replaceAll("·", "⊗")));
            expect(new Set(sides).size).toBe(1);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test("says why 6 ⊗ 11 is 10, and each smaller product once", () => {
    const { lines, omitted } = explainSteps(evaluateFormula("6*11").steps);
    expect(omitted).toBe(0);
    const titles = lines
      .map((line) => say(line, "en"))
      .filter((line) => / D = /.test(line) && !line.startsWith("Below"));
    expect(titles).toEqual([
      "6 ⊗ 11, D = 4: 6 = 1·4 + 2, 11 = 2·4 + 3",
      "2 ⊗ 2, D = 2: 2 = 1·2 + 0",
      "2 ⊗ 3, D = 2: 2 = 1·2 + 0, 3 = 1·2 + 1",
    ]);
    expect(say(lines[3]!, "en")).toBe("= (2 ⊕ 3 ⊕ 3)·4 ⊕ 1 ⊕ 2⊗2 = 2·4 ⊕ 1 ⊕ 3 = 10");
  });
});

describe("nimber nim", () => {
  const validate = new Ajv({ strict: false }).compile(
    JSON.parse(readFileSync(new URL("../docs/schema/nim.json", import.meta.url), "utf8")),
  );
  const json = (...args: string[]) => {
    const { stdout, stderr, status } = nimber(["nim", ...args, "--json"]);
    expect([stderr, status]).toEqual(["", 0]);
    const value = JSON.parse(stdout);
    expect(validate(value)).toBe(true);
    return value;
  };

  test("answers the promised JSON", () => {
    expect(json("7 * 9 + 1/5")).toEqual({ value: 4 });
    expect(json("2^53 * 0 + 9007199254740991")).toEqual({ value: 9007199254740991 });
    expect(json("9007199254740992")).toEqual({ value: "9007199254740992" });
    expect(json("6*11", "--explain").steps.length).toBe(10);
    expect(json("-5 - 3*2", "--explain").value).toBe(4);
    expect(json("-5", "+", "3").value).toBe(6);
    expect(json("roots(1,1,1)")).toEqual({ values: [2, 3] });
    expect(json("minpoly(2)")).toEqual({ polynomial: [1, 1, 1] });
    expect(json("solve [2] [3]")).toEqual({ solvable: true, solution: [2], free: 0 });
    expect(json("solve [0] [3]")).toEqual({ solvable: false });
    expect(json("2^63", "--explain").steps[0].en).toBe(
      "2^63 = 1: a nim power. The powers of 2 repeat after 3, so it equals the power with exponent 0.",
    );
    expect(json("--table", "2")).toEqual({
      table: [
        [0, 0, 0],
        [0, 1, 2],
        [0, 2, 3],
      ],
    });
  });

  test("shows the place of a slip, and refuses what it does not take", () => {
    const wrong = nimber(["nim", "7 * (9 + 1/0)"]);
    expect([wrong.status, wrong.stdout]).toEqual([2, ""]);
    expect(wrong.stderr).toBe(
      "nimber: expected a divisor other than 0, found `0`\n  7 * (9 + 1/0)\n             ^\n",
    );
    expect(nimber(["nim"]).status).toBe(2);
    expect(nimber(["nim", "3", "--table", "4"]).status).toBe(2);
    expect(nimber(["nim", "--table", "1000"]).status).toBe(2);
  });

  test("reads lines, and keeps to the width of the page", () => {
    expect(nimber(["nim", "-"], "6*11\n\n2^2\nminpoly(4)\nroots(1,1,1)\nsolve [0] [1]\n").stdout).toBe(
      "10\n3\nx^4 + x + 1\n2, 3\nno solution\n",
    );
    for (const [language, line] of [
      ["en", "line 4: "],
      ["zh", "第 4 行： "],
    ] as const) {
      const { stderr, stdout } = nimber(["nim", "-", "--lang", language], "3\n\n7\n4 + 1/0\n5\n");
      expect([stdout, stderr.split("nimber: ")[0]]).toEqual(["3\n7\n5\n", line]);
      expect(stderr).toContain("\n  4 + 1/0\n        ^\n");
    }
    for (const args of [
      ["--table", "40"],
      [`${2n ** 200n - 1n} * ${2n ** 199n + 12345n}`, "--lang", "zh"],
    ]) {
      const lines = nimber(["nim", ...args]).stdout.split("\n");
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
      expect(lines.length).toBeGreaterThan(20);
    }
  });
});
