// Rules in a line whose moves leave components of other games, compared with plain play of all the games together.
import { expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { heapRules } from "../../src/encoding.ts";
import { parseGame } from "../../src/games/index.ts";
import { certificateOf, lawOfGame, programOf, provedLaws, saysLaw, testStated } from "../../src/law/index.ts";
import { mex } from "../../src/nimber/mex.ts";
import { component } from "../../src/solve/component.ts";
import { heapTable } from "../../src/solve/period/table.ts";
import { solver } from "../../src/solve/sum.ts";
import { nimber } from "../nimber.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { isQuick, oneIn, partOf } from "../part.ts";

/** Game of one heap by its definition: what a move leaves, as lists of heaps. */
type Heaps = (n: number) => readonly (readonly number[])[];

const upTo = (n: number) => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);

const OTHERS: Readonly<Record<string, Heaps>> = {
  nim: (n) => upTo(n).map((k) => [n - k]),
  kayles: (n) =>
    [1, 2].flatMap((taken) =>
      n < taken ? [] : Array.from({ length: n - taken + 1 }, (_, a) => [a, n - taken - a]),
    ),
  "0.07": (n) => (n < 2 ? [] : Array.from({ length: n - 1 }, (_, a) => [a, n - 2 - a])),
  "bash(2)": (n) => [1, 2].filter((k) => k <= n).map((k) => [n - k]),
  "{1,3}": (n) => [1, 3].filter((k) => k <= n).map((k) => [n - k]),
};

/** Option of a rule: its text, and for a heap the own heaps and the heap of the other game that it leaves. */
interface Mixed {
  readonly text: string;
  readonly other: string;
  leaves(n: number): readonly { readonly own: readonly number[]; readonly beside: number }[];
}

function randomOption(roll: (n: number) => number): Mixed {
  const names = Object.keys(OTHERS);
  const other = names[roll(names.length)]!;
  const [a, b] = [1 + roll(3), roll(4)];
  const kinds: Omit<Mixed, "other">[] = [
    {
      text: `n-${a} & ${other} ${b}`,
      leaves: (n) => (n < a ? [] : [{ own: [n - a], beside: b }]),
    },
    {
      text: `n-k & ${other} k`,
      leaves: (n) => upTo(n).map((k) => ({ own: [n - k], beside: k })),
    },
    {
      text: `n-k & ${other} n-k-${b} if k <= ${a}`,
      leaves: (n) => upTo(Math.min(a, n - b)).map((k) => ({ own: [n - k], beside: n - k - b })),
    },
    {
      text: `${other} n/2 if n > ${b}`,
      leaves: (n) => (n > b ? [{ own: [], beside: Math.floor(n / 2) }] : []),
    },
    {
      text: `${other} ${b} & k & n-k-${a} if k < n-k-${a}`,
      leaves: (n) => upTo(n).flatMap((k) => (k < n - k - a ? [{ own: [k, n - k - a], beside: b }] : [])),
    },
  ];
  return { ...kinds[roll(kinds.length)]!, other };
}

test("values and misère winners of random rules beside other games are those of plain play", () => {
  const roll = dice(20261129);
  for (let i = 0; i < partOf(24); i++) {
    const options = Array.from({ length: 1 + roll(3) }, () => randomOption(roll));
    const text = `[n: ${options.map((each) => each.text).join(" | ")} | n-3]`;
    type Position = readonly [game: string, n: number];
    const leaves = ([game, n]: Position): readonly (readonly Position[])[] =>
      game !== ""
        ? OTHERS[game]!(n).map((heaps) => heaps.map((each): Position => [game, each]))
        : [
            ...(n < 3 ? [] : [[["", n - 3] as const]]),
            ...options.flatMap((option) =>
              option
                .leaves(n)
                .map(({ own, beside }): Position[] => [
                  ...own.map((each): Position => ["", each]),
                  [option.other, beside],
                ]),
            ),
          ];
    const value = plainGrundy<Position>(leaves, (position) => position.join());
    const game = parseGame(text);
    expect(parseGame(game.id).id).toBe(game.id);
    const solving = solver();
    for (let n = 0; n <= 14; n++)
      expect([text, n, solving.at(component(game, [n])).value]).toEqual([text, n, value(["", n])]);

    const known = new Map<string, boolean>();
    const wins = (sum: readonly Position[]): boolean => {
      const key = sum.map(String).sort().join(" ");
      const found = known.get(key);
      if (found !== undefined) return found;
      const lefts = sum.flatMap((each, at) => leaves(each).map((left) => sum.toSpliced(at, 1, ...left)));
      const result = lefts.length === 0 || lefts.some((left) => !wins(left));
      known.set(key, result);
      return result;
    };
    for (let n = 0; n <= 6; n++) {
      const outcome = solving.outcome([component(game, [n])], "misere");
      expect([text, n, outcome]).toEqual([text, n, wins([["", n]]) ? "N" : "P"]);
    }
    const { finding } = i % 3 === 0 ? lawOfGame(game, "normal", { seconds: 2 }) : {};
    if (finding?.kind !== "values" || finding.verdict !== "proved") continue;
    for (let n = 0; n <= 14; n++)
      expect([text, n, saysLaw(programOf(finding)!, [n])]).toEqual([text, n, value(["", n])]);
    const certificate = certificateOf(game, finding);
    expect([text, certificate?.finding]).toEqual([text, expect.objectContaining({ verdict: "valid" })]);
  }
});

test("a move may leave a position of two numbers, or positions of several games", () => {
  const game = parseGame("[x,y: x-1,y & wythoff a,b & nim y if a+b = x | x,y-1]");
  const cold = (a: number, b: number): readonly (readonly [number, number])[] => [
    ...upTo(a).map((k) => [a - k, b] as const),
    ...upTo(b).map((k) => [a, b - k] as const),
    ...upTo(Math.min(a, b)).map((k) => [a - k, b - k] as const),
  ];
  type Position = readonly ["own" | "wythoff" | "nim", ...numbers: number[]];
  const value = plainGrundy<Position>(
    ([of, x = 0, y = 0]) => {
      if (of === "nim") return upTo(x).map((k) => [["nim", x - k]]);
      if (of === "wythoff") return cold(x, y).map((each) => [["wythoff", ...each]]);
      return [
        ...upTo(x - 1).map((a): Position[] => [
          ["own", x - 1, y],
          ["wythoff", a, x - a],
          ["nim", y],
        ]),
        ...(y > 0 ? [[["own", x, y - 1] as const]] : []),
      ];
    },
    (position) => position.join(),
  );
  const solving = solver();
  for (let x = 0; x <= 7; x++)
    for (let y = 0; y <= 5; y++)
      expect([x, y, solving.at(component(game, [x, y])).value]).toEqual([x, y, value(["own", x, y])]);
});

/** Rules beside other games with a law, and whether it is proved: where the values of the others have formulas. */
const BESIDE = [
  ["[n: n-1 & nim 1 | n-2]", "sg(n + 6) = sg(n)", "proved"],
  ["[n: n-k & bash(2) 2*k]", "sg = n % 4", "refuted"],
  ["[x,y: x-1,y & nim y | x,y-k]", "sg = y + 1 if x % 2 = 1; else y", "proved"],
  ["[n: n-1 & kayles n-1 | n-2]", "sg(n + 12) = sg(n) for n >= 30", "proved"],
  ["[n: n-1 & kayles 3 | n-2]", "sg = n % 4 / 2", "proved"],
  ["[n: n-1 & kayles n%2 | n-2]", "sg = n % 4 / 2", "proved"],
  ["[n: n-1 & 0.156 n]", "sg(n + 1) = sg(n) for n >= 4, sg(0..4) = 0,0,0,1,0", "observed"],
] as const;
test.each(oneIn(6, BESIDE))("of %s the law %s is %s", (rule, law, verdict) => {
  const seconds = verdict === "observed" ? 1 : 20;
  expect(testStated(parseGame(rule), law, "normal", { seconds }).verdict).toBe(verdict);
});

test.skipIf(isQuick)("a certificate has one of each other game, which the checker replays", () => {
  const { finding } = lawOfGame(parseGame("[n: n-1 & kayles n-1 | n-2]"), "normal", { seconds: 9 });
  const { text } = certificateOf(parseGame("[n: n-1 & kayles n-1 | n-2]"), finding!)!;
  const claim = JSON.parse(text);
  expect(Object.keys(claim.others)).toEqual(["0.77"]);
  const verdict = (forged: object) => checkCertificate(JSON.stringify({ ...claim, ...forged })).verdict;
  expect(verdict({})).toBe("valid");
  expect(verdict({ others: {} })).toBe("refused");
  expect(verdict({ others: undefined })).toBe("refused");
  expect(verdict({ others: 1 })).toBe("malformed");
  expect(verdict({ others: { "0.77": { ...claim.others["0.77"], system: "base 3" } } })).toBe("malformed");
  const dawson = { ...claim.others["0.77"], game: "0.07" };
  expect(verdict({ others: { "0.77": dawson } })).toBe("malformed");
  expect(verdict({ game: claim.game.replace("0.77", "0.07"), others: { "0.07": dawson } })).toBe("refused");
});

test.skipIf(isQuick)(
  "a value beside other games comes from their tables and theorems, and a law gives that of any heap",
  () => {
    const game = parseGame("[n: n-1 & kayles n-1 & nim 1000000 | n-2 & 0.156 n]");
    const other = (code: string) => heapTable(heapRules(parseGame(code))!).values(3000);
    const [kayles, more] = [other("0.77"), other("0.156")];
    const values: number[] = [];
    for (let n = 0; n <= 3000; n++) {
      const options = [
        ...(n < 1 ? [] : [values[n - 1]! ^ kayles[n - 1]! ^ 1000000]),
        ...(n < 2 ? [] : [values[n - 2]! ^ more[n]!]),
      ];
      values.push(mex(options));
    }
    expect(solver().at(component(game, [3000])).value).toBe(values[3000]);
    const same = (...args: string[]) => nimber(["same", ...args]);
    const [a, b] = ["[n: n-1 & kayles n-1 | n-2]", "[n: n-2 | n-1 & 0.77 n-1]"];
    expect(same(a, b).stdout).toContain("Proved");
    expect(same(a, "[n: n-1 & kayles n-1]").stdout).toMatch(/first at heap 5:\s+2 and 0/);
    expect(same("[n: n-1 & 0.156 n]", "nim", "--limit", "50").stdout).toMatch(/first at heap 1:\s+0 and 1/);
    expect(nimber(["period", a]).stdout).toContain("From heap 30 the values repeat with period 12.");
    expect(nimber(["period", "[n: n-1 & 0.156 n]", "--limit", "99"]).stdout).toContain("observed");
    expect(nimber(["quotient", a]).stderr).toContain("no elements for the other games");
    expect(nimber(["template", a, "--code", "python"]).stdout).toContain("def sg(n)");
  },
);

test.each([
  ["[n: n-1 & foo 1]", 2, "expected a game"],
  ["[n: n-1 & wythoff 1]", 2, "expected a game whose positions are one number"],
  ["[n: n-1 & nim 1,2]", 2, "expected a game whose positions are 2 numbers"],
  ["[n: n-1 & cram 1]", 2, "expected a game whose positions are one number"],
  ["[n: again: n-1 & nim 1]", 2, "a move with `again:` or `answer:` leaves no other game"],
  ["[n: n-1 & nim 1 | n-2 ; won: n = 1]", 2, "a move that leaves one component"],
  ["[n: n-1 & nim k]", 2, "expected a bound for the letter k, such as `if k <= n`"],
  ["[n: n-1 & nim]", 2, "expected a position after the game, such as `nim 1`"],
  ["[n: n & bash(2) | n-1]", 2, "expected a position after the game, such as `bash(2) 1`"],
  ["[n: n-1 & mni(n,1)]", 2, "Did you mean min?"],
] as const)("%s is refused", (rule, code, words) => {
  const run = nimber(["value", rule, "3"]);
  expect([run.status, run.stderr]).toEqual([code, expect.stringContaining(words)]);
});

test("a position that a move left elsewhere is written with its game, and a proved law is about the own ones", () => {
  expect(nimber(["value", "[n: n-1 & nim 1 | n-2]", "nim:5"]).stdout).toMatch(/nim:5 {2}5$/m);
  const game = parseGame("[n: n-1 & nim 1 | n-2]");
  const theorem = provedLaws().prove(game, "normal")!;
  expect(theorem.says([10n ** 18n])).toBe(1);
  const elsewhere = game.parse("nim:5");
  expect([theorem.covers!([5]), theorem.covers!(elsewhere)]).toEqual([true, false]);
});
