// Certificates of takes of squares, compared with a retrograde analysis of the first numbers.
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { holdsAt, NoValue } from "../../src/checker/evaluate.ts";
import { checkCertificate } from "../../src/checker/index.ts";
import { meter } from "../../src/checker/meter.ts";
import { readRule } from "../../src/checker/rule.ts";
import { parseGame } from "../../src/games/index.ts";
import { certificateOf, lawOfGame } from "../../src/law/index.ts";
import { localizedIn, say } from "../../src/locale/message.ts";
import { interpret } from "../../src/rules/moves.ts";
import { parseRule } from "../../src/rules/parse.ts";
import type { Play } from "../../src/types.ts";
import { python, script, verdictsInPython } from "../certificate/python.ts";
import { dice } from "../oracle.ts";
import { isQuick, partOf } from "../part.ts";
import { type Decided, retrograde } from "../retrograde.ts";

/** Conditions of moves, and the same as functions. */
const CONDITIONS: readonly (readonly [string, (n: number) => boolean])[] = [
  ["n > 0", (n) => n > 0],
  ["n % 2 = 0", (n) => n % 2 === 0],
  ["n % 3 = 1 and n > 2", (n) => n % 3 === 1 && n > 2],
  ["n < 9 or n % 5 = 2", (n) => n < 9 || n % 5 === 2],
  ["not n in {2..6,11}", (n) => !((n >= 2 && n <= 6) || n === 11)],
  ["n in powers(2)", (n) => n > 0 && Number.isInteger(Math.log2(n))],
  ["n in {7}", (n) => n === 7],
];

interface Step {
  readonly by: number;
  readonly condition: (typeof CONDITIONS)[number];
}

interface Claim {
  readonly steps: readonly Step[];
  readonly play: Play;
  readonly losing: readonly number[];
  readonly winning: readonly number[];
  readonly roots: readonly number[];
}

const ruleText = (steps: readonly Step[]): string =>
  `[n: n-k if k in squares${steps.map(({ by, condition }) => ` | n${by < 0 ? "" : "+"}${by} if ${condition[0]}`).join("")}]`;

const written = ({ steps, ...claim }: Claim): string =>
  JSON.stringify({ certificate: "nimber-squares", version: 1, game: ruleText(steps), ...claim });

const isSquare = (n: number) => n > 0 && Number.isInteger(Math.sqrt(n));

/** Largest number of the analysis, and largest one that is compared. */
const [FAR, SEEN] = [420, 150];

const analysed = new Map<string, readonly Decided[]>();

function outcomesOf({ steps, play }: Pick<Claim, "steps" | "play">): readonly Decided[] {
  const key = `${play} ${ruleText(steps)}`;
  let found = analysed.get(key);
  if (found === undefined) {
    const options = (n: number) => [
      ...Array.from({ length: Math.floor(Math.sqrt(n)) }, (_, x) => n - (x + 1) ** 2),
      ...steps.flatMap(({ by, condition }) => (condition[1](n) && n + by >= 0 ? [n + by] : [])),
    ];
    found = retrograde(options, FAR, play);
    analysed.set(key, found);
  }
  return found;
}

/** Outcome of a number by the claim. */
function says({ losing, winning }: Claim, n: number): Decided {
  if (losing.includes(n)) return "P";
  return winning.includes(n) || losing.some((p) => isSquare(n - p)) ? "N" : "D";
}

/** Numbers at which the claim is false. */
function liesOf(claim: Claim): number[] {
  const outcomes = outcomesOf(claim).slice(0, SEEN);
  return outcomes.flatMap((each, n) => (each === undefined || each === says(claim, n) ? [] : [n]));
}

/** Claim that the analysis suggests: its P-positions, and other N-positions. */
function suggested(steps: readonly Step[], play: Play, roots: readonly number[]): Claim {
  const outcomes = outcomesOf({ steps, play });
  const all = (who: Decided) => outcomes.flatMap((each, n) => (n < SEEN && each === who ? [n] : []));
  const losing = all("P");
  return {
    ...{ steps, play, losing, roots },
    winning: all("N").filter((n) => !losing.some((p) => isSquare(n - p))),
  };
}

const ROOTS = [
  [1, 2],
  [2, 3],
  [3, 4],
  [1, 3],
  [4, 6],
];

type Roll = (n: number) => number;

const BY = [1, 2, 3, 5, -1, -2, -3, -6];

const randomStep = (roll: Roll): Step => ({
  by: BY[roll(BY.length)]!,
  condition: CONDITIONS[roll(CONDITIONS.length)]!,
});

/** The list with a number more or less. */
function toggled(list: readonly number[], roll: Roll): number[] {
  const n = list.length > 0 && roll(2) === 0 ? list[roll(list.length)]! : roll(30);
  return list.includes(n) ? list.filter((each) => each !== n) : [...list, n].sort((a, b) => a - b);
}

/** The claim with one change, or two. */
function forged(claim: Claim, roll: Roll): Claim {
  const changes: readonly (() => Partial<Claim>)[] = [
    () => ({ losing: toggled(claim.losing, roll) }),
    () => ({ winning: toggled(claim.winning, roll) }),
    () => ({ roots: ROOTS[roll(ROOTS.length)]! }),
    () => ({ play: claim.play === "normal" ? "misere" : "normal" }),
    () => ({ steps: claim.steps.with(roll(claim.steps.length), randomStep(roll)) }),
    () => ({ steps: [...claim.steps, randomStep(roll)] }),
    () => ({ losing: claim.losing.slice(0, -1), winning: toggled(claim.winning, roll) }),
  ];
  const found = { ...claim, ...changes[roll(changes.length)]!() };
  return roll(4) === 0 ? forged(found, roll) : found;
}

const findingOf = (text: string, limits = { positions: 1_000_000 }) => checkCertificate(text, limits);
const verdictOf = (text: string) => findingOf(text).verdict;

/** Draws by the claim beyond the numbers that the checker examined from which neither root leads to a draw. */
function stuckBeyond(claim: Claim, bound: number): number[] {
  const beyond = Array.from({ length: 400 }, (_, i) => bound + 1 + i);
  return beyond.filter(
    (n) => says(claim, n) === "D" && claim.roots.every((root) => says(claim, n - root * root) !== "D"),
  );
}

test("an accepted certificate of takes of squares is true, and a false one is refused, by both checkers", () => {
  const roll = dice(20261201);
  const texts: string[] = [];
  const counts = { right: 0, changed: 0, false: 0, compared: 0 };
  for (let i = 0; i < partOf(200); i++) {
    const steps = Array.from({ length: 1 + roll(2) }, () => randomStep(roll));
    const play = roll(2) === 0 ? "normal" : "misere";
    const right = ROOTS.map((roots) => suggested(steps, play, roots)).find(
      (claim) => verdictOf(written(claim)) === "valid",
    );
    const claim = right ?? suggested(steps, play, ROOTS[0]!);
    for (const [j, each] of [claim, ...Array.from({ length: 12 }, () => forged(claim, roll))].entries()) {
      const text = written(each);
      texts.push(text);
      const lies = liesOf(each);
      if (verdictOf(text) !== "valid") {
        if (lies.length > 0) counts.false++;
        continue;
      }
      expect([text, lies]).toEqual([text, []]);
      const [, bound] = /examined up to (\d+)/.exec(say(findingOf(text).says, "en"))!;
      expect([text, stuckBeyond(each, Number(bound))]).toEqual([text, []]);
      counts[j === 0 ? "right" : "changed"]++;
      counts.compared +=
        outcomesOf(each)
          .slice(0, SEEN)
          .filter((found) => found !== undefined).length / SEEN;
    }
  }
  expect(counts.right).toBeGreaterThan(partOf(200) / 8);
  expect(counts.changed).toBeGreaterThan(partOf(200) / 8);
  expect(counts.false).toBeGreaterThan(partOf(200));
  // The analysis decides most of the numbers.
  expect(counts.compared / (counts.right + counts.changed)).toBeGreaterThan(0.8);
  if (python === undefined) return;
  expect(verdictsInPython(texts.map((text) => Buffer.from(text)))).toEqual(texts.map(verdictOf));
});

/** A random condition on n, with every operator and set that the checkers read. */
function randomCondition(roll: Roll, depth = 3): string {
  const number = (deep: number): string => {
    if (deep === 0 || roll(4) === 0) return roll(2) === 0 ? "n" : String(roll(12));
    const [a, b] = [number(deep - 1), number(deep - 1)];
    const sign = ["+", "-", "*", "/", "%", " xor ", " bitand ", " bitor ", "**"][roll(9)]!;
    if (sign === "**") return `(${a})**${roll(4)}`;
    return [`(${a}${sign}${b})`, `${["min", "max", "gcd"][roll(3)]}(${a},${b})`, `abs(${a})`, `-(${b})`][
      Math.max(0, roll(7) - 3)
    ]!;
  };
  const set = () =>
    [
      ...["squares", "primes", "fibonacci", `powers(${roll(5) - 1})`, `divisors(${number(1)})`],
      ...[
        `digits(abs(${number(1)}),${2 + roll(9)})`,
        `{${number(0)},${number(1)}..${number(1)}}`,
        "digits(n)",
      ],
    ][roll(8)]!;
  if (depth === 0 || roll(3) === 0) {
    const sign = ["=", "!=", "<", "<=", ">", ">="][roll(6)]!;
    return roll(2) === 0 ? `${number(2)} in ${set()}` : `${number(2)} ${sign} ${number(2)}`;
  }
  const [a, b] = [randomCondition(roll, depth - 1), randomCondition(roll, depth - 1)];
  return [
    `not (${a})`,
    `(${a}) and (${b})`,
    `(${a}) or (${b})`,
    `${number(1)} <= ${number(1)} < ${number(1)}`,
  ][roll(4)]!;
}

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 25, 64, 97, 144, 1000, 99_991];

/** Program that evaluates conditions, one a line, at numbers: 1, 0, or - without a value. */
const EVALUATE = `
import sys
sys.path.insert(0, sys.argv[1])
import check
def said(test, n):
    try:
        return str(int(check.Conditions("n", check.Steps()).holds(test, n)))
    except check.Refused:
        return "-"
for line in sys.stdin:
    test = check.Rule("[n: n+1 if " + line.strip() + "]").choices[0][2]
    print("".join(said(test, int(n)) for n in sys.argv[2].split(",")))
`;

/** Values of a condition at numbers by the checker: 1, 0, or - without a value. */
function evaluated(condition: string, numbers: readonly number[]): string {
  const { when } = readRule(`[n: n+1 if ${condition}]`).choices[0]!;
  const values = numbers.map((n) => {
    try {
      return holdsAt(when!, "n", n, meter({})) ? "1" : "0";
    } catch (error) {
      if (!(error instanceof NoValue)) throw error;
      return "-";
    }
  });
  return values.join("");
}

/** The same by the checker in Python, for each condition. */
function evaluatedInPython(conditions: readonly string[], numbers: readonly number[]): string[] {
  const run = spawnSync(python!, ["-B", "-c", EVALUATE, dirname(script), numbers.join()], {
    input: conditions.map((each) => `${each}\n`).join(""),
    encoding: "utf8",
  });
  expect(run.stderr).toBe("");
  return run.stdout.trimEnd().split("\n");
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const FIRST = range(0, 30);

const multiples = (of: number, rest: number): number[] => FIRST.filter((n) => n % of === rest);

/** Conditions, the numbers up to 30 at which they hold, and those at which they have no value. */
const TABLE: readonly (readonly [string, readonly number[], (readonly number[])?])[] = [
  ["n in squares", [1, 4, 9, 16, 25]],
  ["n-26 in squares", [27, 30]],
  ["n-1 in primes", [3, 4, 6, 8, 12, 14, 18, 20, 24, 30]],
  ["n in fibonacci", [1, 2, 3, 5, 8, 13, 21]],
  ["n in powers(2)", [1, 2, 4, 8, 16]],
  ["n in powers(1)", [1]],
  ["n in powers(0)", [0, 1]],
  ["0-n in powers(0-1)", [1]],
  ["n in powers(0-2)", [1, 4, 16]],
  ["0-n in powers(0-2)", [2, 8]],
  ["n in divisors(12)", [1, 2, 3, 4, 6, 12]],
  ["n in divisors(0-4)", [1, 2, 4]],
  ["n in divisors(0)", []],
  ["0-n in divisors(4)", []],
  ["n in digits(2026)", [0, 2, 6]],
  ["n in digits(0)", [0]],
  ["n in digits(6,2)", [0, 1]],
  ["3 in digits(n,4)", [3, 7, 11, 12, 13, 14, 15, 19, 23, 27, 28, 29, 30]],
  ["n in {2,5..7,29}", [2, 5, 6, 7, 29]],
  ["n/3 = 2", [6, 7, 8]],
  ["(0-n)/3 = -2", [4, 5, 6]],
  ["n/(0-2) = -3", [5, 6]],
  ["n % 3 = 1", multiples(3, 1)],
  ["-n % 3 = 1", multiples(3, 2)],
  ["n % (0-3) = -1", multiples(3, 2)],
  ["n % (0-3) = 0", multiples(3, 0)],
  ["n**2 = 9", [3]],
  ["2**n = 8", [3]],
  ["(0-1)**n = 1", multiples(2, 0)],
  ["(0-1)**n = -1", multiples(2, 1)],
  ["n**0 = 1", FIRST],
  ["0**n = 0", range(1, 30)],
  ["n+2*n = 9", [3]],
  ["n-7 = -3", [4]],
  ["n bitand 6 = 2", [2, 3, 10, 11, 18, 19, 26, 27]],
  ["n bitor 1 = n", multiples(2, 1)],
  ["n xor 5 = 4", [1]],
  ["-n bitand 3 = 1", multiples(4, 3)],
  ["min(n,5,9) = 5", range(5, 30)],
  ["max(n,5,3) = 5", range(0, 5)],
  ["gcd(n,6) = 3", [3, 9, 15, 21, 27]],
  ["gcd(n,0) = 7", [7]],
  ["gcd(0-n,4) = 4", multiples(4, 0)],
  ["abs(n-5) = 2", [3, 7]],
  ["not n > 3", range(0, 3)],
  ["n < 2 or n > 28", [0, 1, 29, 30]],
  ["2 < n <= 5", [3, 4, 5]],
  ["n != 4", FIRST.filter((n) => n !== 4)],
  ["n >= 29", [29, 30]],
  ["n = 0 or 6 % n = 0", [0, 1, 2, 3, 6]],
  ["n > 0 and 6 % n = 0", [1, 2, 3, 6]],
  ["6 % n = 0", [1, 2, 3, 6], [0]],
  ["6/n = 2", [3], [0]],
  ["2**(n-1) = 1", [1], [0]],
  ["1**(n-1) = 1", range(1, 30), [0]],
  ["n in digits(n-1)", [], [0]],
  ["0 in digits(1,n)", [], [0, 1]],
  ["0 in digits(2,n)", [2], [0, 1]],
  ["2**4095 > n", FIRST],
  ["2**4096 > n", [], FIRST],
  ["2**4095*2 > n", [], FIRST],
  ["0-2**4095-2**4095 < n", [], FIRST],
  ["1-2**4095-2**4095 < n", FIRST],
  ["2**4095 in squares", []],
  ["2**4094 in squares", FIRST],
  ["2**4095 in powers(2)", FIRST],
  ["2**40 in primes", [], FIRST],
  ["n = 3 and 2**40-87 in primes", [3]],
  ["1 in primes", []],
];

test("both checkers evaluate every operator and set of conditions", () => {
  const expected = TABLE.map(([, holds, without = []]) =>
    FIRST.map((n) => (without.includes(n) ? "-" : Number(holds.includes(n)))).join(""),
  );
  expect(TABLE.map(([condition]) => [condition, evaluated(condition, FIRST)])).toEqual(
    TABLE.map(([condition], i) => [condition, expected[i]]),
  );
  if (python === undefined) return;
  const conditions = TABLE.map(([condition]) => condition);
  expect(evaluatedInPython(conditions, FIRST)).toEqual(expected);
});

test.skipIf(isQuick)("both checkers evaluate conditions as play does", () => {
  const roll = dice(1729);
  const conditions = Array.from({ length: partOf(2400) }, () => randomCondition(roll));
  let [held, without] = [0, 0];
  const said = conditions.map((condition) => {
    const play = interpret(parseRule(`[n: n+1 if ${condition}]`));
    const own = evaluated(condition, NUMBERS);
    for (const [i, n] of NUMBERS.entries()) {
      let moves: string;
      try {
        moves = play.moves([n]).next().done === true ? "0" : "1";
      } catch {
        without++;
        continue;
      }
      if (moves === "1") held++;
      // The checkers test only small numbers for being prime.
      if (own[i] === "-" && condition.includes("primes")) continue;
      expect([condition, n, own[i]]).toEqual([condition, n, moves]);
    }
    return own;
  });
  expect(held).toBeGreaterThan(conditions.length * 4);
  expect(without).toBeGreaterThan(0);
  if (python !== undefined) expect(evaluatedInPython(conditions, NUMBERS)).toEqual(said);
});

// Source: mathstrek, combinatorial game theory, lesson 5.
const KNOWN = {
  ...{
    certificate: "nimber-squares",
    version: 1,
    play: "normal",
    losing: [0, 5],
    winning: [],
    roots: [1, 2],
  },
  game: "[n: n-k if k in squares | n+1 if n > 0 and n % 2 = 0]",
};

const found = (forged: object, limits = {}) =>
  checkCertificate(JSON.stringify({ ...KNOWN, ...forged }), limits);

const NONE = { game: "[n: n-k if k in squares | n+1 if n > 0]", play: "misere", losing: [], winning: [0] };

const MALFORMED: readonly object[] = [
  ...[{ version: 2 }, { play: "misère" }, { roots: [1] }, { roots: [2, 1] }, { roots: [0, 1] }, { more: 1 }],
  ...[{ losing: [5, 0] }, { losing: [0, -1] }, { losing: "0" }, { winning: undefined }, { winning: [1, 1] }],
  ...[
    ...["{1,4}", "[n: n-1]", "[n: n-k if k in squares and k > 4]", "[n: k-n if k in squares]"],
    ...["[n: n+k if k in squares]", "[n: n-k if n in squares]", "[n: n-k if k in squares & nim 1]"],
    ...["[n: 2 # n-k if k in squares]", "[n: split(n-k) if k in squares]", "[n: n-k & n-1 if k in squares]"],
    ...["[n,m: n-k,m if k in squares]", "[n: n-k if k in squares | n+1"],
    ...[
      "n-k",
      "3-n",
      "2*n",
      "n+n",
      "n*2",
      "n+1 & n-1",
      "n-k & n-1 if k in squares",
      "2 # n-1",
      "n+1 if k > 2",
      "split(n)",
      "n+1 if sqrt(n) > 3",
      "n+1 & nim 1",
    ].map((move) => `[n: n-k if k in squares | ${move}]`),
    ...["lost: n = 7", "won: n = 7", "legal: n < 7", "block: 1"].map(
      (clause) => `[n: n-k if k in squares | n+1 ; ${clause}]`,
    ),
    5,
  ].map((game) => ({ game })),
];

describe("a certificate of takes of squares", () => {
  test("says what it proves, in both languages", () => {
    expect(found({}).verdict).toBe("valid");
    expect(localizedIn(found({}).says)).toEqual({
      en: `${KNOWN.game}: the P-positions are 0, 5; the N-positions are the numbers that are a positive square more than one of them; all others are draws, each examined up to 22`,
      zh: `${KNOWN.game}：必败态为 0, 5，必胜态为必败态加正平方数，其余为平局；已逐个检验到 22`,
    });
    expect(localizedIn(found(NONE).says)).toEqual({
      en: `${NONE.game}: no number is a P-position under misère play, and the N-positions are 0; all others are draws, each examined up to 4`,
      zh: `${NONE.game}：反常规则下没有必败态，必胜态为 0，其余为平局；已逐个检验到 4`,
    });
  });

  test.each([
    [{ losing: [0, 4, 5] }, "n = 4 is listed as a P-position, but the player to move wins there"],
    [
      { losing: [0, 5, 10] },
      "no move from n = 11 leads to a P-position below 10, from which a move leads there",
    ],
    [{ losing: [0, 3] }, "no move from n = 2 leads to a P-position below 3, from which a move leads there"],
    [{ winning: [9] }, "n = 9 is a square more than a P-position, so it does not belong in `winning`"],
    [{ winning: [7] }, "n = 7 is listed in `winning`, but has no move to a P-position"],
    [
      { game: "[n: n-k if k in squares | n-3]", losing: [0] },
      "n = 3 is won, but it is not listed in `winning`",
    ],
    [{ play: "misere", losing: [] }, "n = 0 is won, but it is not listed in `winning`"],
    [{ roots: [2, 3] }, "two P-positions differ by 5, the difference of the squares of `roots`"],
    [{ losing: [0] }, "n = 5 is a draw of the law, but has no move to a draw"],
    [
      { game: "[n: n-k if k in squares | n+1 if 5 % n = 1]" },
      "the condition of a move has no value at n = 0",
    ],
    [
      { game: "[n: n-k if k in squares | n+1 if 9**9**9 > n]" },
      "or a number in it is too large for the checker",
    ],
  ])("with %j is refused", (forged, says) => {
    const finding = found(forged);
    expect([finding.verdict, say(finding.says, "en")]).toEqual(["refused", expect.stringContaining(says)]);
    expect(say(finding.says, "zh")).toMatch(/\p{Script=Han}/u);
  });

  test("of another form is malformed, for both checkers", () => {
    const texts = MALFORMED.map((forged) => JSON.stringify({ ...KNOWN, ...forged }));
    texts.push(JSON.stringify(KNOWN).replace("[0,5]", "[-0,5]"));
    for (const text of texts) expect([text, verdictOf(text)]).toEqual([text, "malformed"]);
    if (python === undefined) return;
    expect(verdictsInPython(texts.map((text) => Buffer.from(text)))).toEqual(texts.map(() => "malformed"));
  });

  // The larger of b² + m and a² + p + ⌊(c + 1) / 2⌋², with c = b² - a² + p - p'.
  test.each([
    [{}, 22],
    [{ roots: [3, 4] }, 9 + 5 + 36],
    [{ play: "misere", losing: [1, 3, 6, 11, 16, 21], winning: [0], roots: [3, 4] }, 9 + 21 + 14 ** 2],
    [{ game: "[n: n-k if k in squares | n-99 | n+1 if n > 0 and n % 2 = 0]", winning: [99, 104] }, 4 + 104],
    [{ ...NONE, roots: [5, 6] }, 36],
  ])("with %j is examined up to %i", (claim, bound) => {
    expect(say(found(claim).says, "en")).toMatch(new RegExp(`examined up to ${bound}$`));
    expect(found(claim, { positions: bound }).verdict).toBe("limit");
    expect(found(claim, { positions: bound + 1 }).verdict).toBe("valid");
  });

  test("is checked within limits", () => {
    const far = { losing: [0, 2 ** 20], winning: [] };
    expect(found(far)).toMatchObject({ verdict: "limit", limit: "positions" });
    expect(found({ roots: [1, 2 ** 52] })).toMatchObject({ verdict: "limit", limit: "positions" });
    expect(found({}, { positions: 22 })).toMatchObject({ verdict: "limit", limit: "positions" });
    expect(found({}, { positions: 23 }).verdict).toBe("valid");
    expect(found({ ...NONE, roots: [1, 2000] }, { bytes: 2 ** 20 })).toMatchObject({
      verdict: "limit",
      limit: "bytes",
    });
    expect(found({}, { seconds: 0 })).toMatchObject({ verdict: "limit", limit: "seconds" });
  });
});

test.each([
  ["[n: n-k if k in squares | n+1 if n > 0 and n % 2 = 0]", "normal"],
  ["[n: n-k if k in squares | n+1 if n % 3 = 2 and n > 2 | n-2 if n > 5]", "misere"],
  ["[m: m-k if k in squares | m+3 if m in primes | m+0]", "normal"],
  ["[n: n-k if k in squares | n+1 if n = 1]", "misere"],
] as const)("a proved law of takes of squares has a certificate: %s, %s", (rule, play) => {
  const game = parseGame(rule);
  const { finding, outcomes } = lawOfGame(game, play, { seconds: 20 });
  for (const law of [finding, outcomes])
    expect(law && certificateOf(game, law)?.finding.verdict).toBe(law && "valid");
  expect(finding!.verdict).toBe("proved");
});
