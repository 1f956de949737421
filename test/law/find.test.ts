import { describe, expect, test } from "vitest";
import { accepts, base, usualEffort } from "../../src/automata/index.ts";
import { catalogue, parseGame, rule } from "../../src/games/index.ts";
import { pairsInSlices } from "../../src/law/in-slices.ts";
import {
  certificateOf,
  findLaw,
  lawInBase,
  lawOfGame,
  saysLaw,
  statedLaw,
  testLaw,
  variablesOf,
} from "../../src/law/index.ts";
import { say } from "../../src/locale/message.ts";
import { positionAt } from "../../src/rules/space.ts";
import { component, solver } from "../../src/solve/index.ts";
import type { Game } from "../../src/types.ts";
import { nimber } from "../nimber.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { isQuick, slowly } from "../part.ts";

const tested = (text: string, id: string, misere = false) => {
  const game = parseGame(id);
  return testLaw(game, statedLaw(text, variablesOf(game)!, misere ? "misere" : "normal"));
};

describe("laws that are found", () => {
  test.each([
    ...slowly([["lasker", 3, "P iff n = 0"] as const]),
    ["nim", 3, "sg = n"],
    ["[n: n-k if k in digits(n)]", 10, "P iff n % 10 = 0"],
  ] as const)("%s in base %i: %s, a formula for the automaton", (id, radix, text) => {
    expect(lawInBase(parseGame(id), radix, "normal", {}).finding).toMatchObject({ verdict: "proved", text });
  });

  test.each([
    ["[x,y: k,y if 2*k<=x and k>0 | x,k if 2*k<=y and k>0]", "P iff length(max(x,1),2) = length(max(y,1),2)"],
    ["[x,y: x/3,y if x > 0 | x,y/3 if y > 0]", "P iff length(x,3) % 2 = length(y,3) % 2"],
  ])("%s: %s", (id, text) => {
    expect(findLaw(parseGame(id), "outcomes").finding).toMatchObject({ verdict: "proved", text });
  });

  test.each([
    ["[k,l,m,n: k-1,l+1,m,n | k,l-1,m+1,n | k,l,m-1,n+1 | k,l,m,n-1]", "sg = (l + n) % 2"],
    ["[x,y: x-2,y+1 | x,y-1]", "sg = y % 2"],
  ])("%s: %s, the shortest of the laws that fit", (id, text) => {
    expect(findLaw(parseGame(id), "values").finding).toMatchObject({ verdict: "proved", text });
  });

  test.each(["=", "!=", "<", "<=", ">", ">="])("automata compare numbers of digits by %s", (sign) => {
    for (const [text, radix] of [
      [`P iff length(x,3) ${sign} length(y,3)`, 3],
      [`P iff not length(max(x,2),2) ${sign} length(y+x,2)`, 2],
    ] as const) {
      const law = statedLaw(text, ["x", "y"]);
      const { dfa } = law.automaton(base(radix), usualEffort);
      for (let x = 0; x < 30; x++)
        for (let y = 0; y < 30; y++)
          expect([text, x, y, accepts(dfa, [x, y])]).toEqual([text, x, y, law.says([x, y]) === "P"]);
    }
  });

  test.skipIf(isQuick)("a limit leaves what was computed: a period that was observed", () => {
    const { finding } = findLaw(parseGame("cut{1,2,4}"), "values", "normal", { positions: 100 });
    expect(finding).toMatchObject({
      verdict: "observed",
      text: "sg(n + 12) = sg(n) + 8, observed for 1 <= n <= 87",
    });
  });

  test("two numbers of which one is 0 or 1 have a periodic set for each", () => {
    // Rows and rings of which two that touch are taken, as `circle{2}`.
    const rows: number[] = [];
    for (let n = 0; n < 400; n++) {
      const seen = new Set(Array.from({ length: Math.max(0, n - 1) }, (_, a) => rows[a]! ^ rows[n - 2 - a]!));
      let least = 0;
      while (seen.has(least)) least++;
      rows.push(least);
    }
    const isLost = ([n, c]: readonly number[]) => (c === 0 ? rows[n!] === 0 : n! < 2 || rows[n! - 2] !== 0);
    const truth = {
      has: ([, c]: readonly number[]) => c! < 2,
      at: (position: readonly number[]) => (isLost(position) ? "P" : "N"),
      by: "search",
    } as const;
    const [text] = pairsInSlices(truth, ["n", "c"]);
    expect(text).toContain("c = 0 and (n in {0,1,15,35} or n % 34 in {5,9,21,25,29})");
    const { says } = statedLaw(text!, ["n", "c"]);
    for (let n = 0; n < 400; n++)
      for (const c of [0, 1]) expect([n, c, says([n, c])]).toEqual([n, c, truth.at([n, c])]);
  });

  test.skipIf(isQuick)(
    "values by the first digit of a number are told so, and are those of plain play",
    () => {
      const divisors = [2, 3, 4, 5, 6];
      const { finding } = findLaw(parseGame("[n: n/k if k in {2..6} and n > 0]"), "values");
      expect(finding?.verdict).toBe("proved");
      const value = plainGrundy<number>((n) => (n === 0 ? [] : divisors.map((k) => [Math.floor(n / k)])));
      for (let n = 1; n < 3000; n++) {
        expect([n, saysLaw(finding!.data!, [n])]).toEqual([n, value(n)]);
      }
      expect(say(finding!.sentence, "en")).toContain("1 if the digits of n in base 12 match 1.*;");
      expect(say(finding!.sentence, "zh")).toContain("若 n 的 12 进制各位数字符合 1.*，为 1；");
      // The second digit matters as well.
      const other = findLaw(parseGame("[n: n-2 | n/3]"), "values").finding!;
      expect(say(other.sentence, "en")).toContain("An automaton of 10 states");
    },
  );

  test.skipIf(isQuick)("an automaton of one state is told by its digits", () => {
    const { sentence } = lawOfGame(parseGame("moore-nim(2)")).finding!;
    expect(say(sentence, "en")).toContain("in base 2 their digits are 0000, 0111, 1011, 1101 or 1110.");
  });

  test.each([
    ["bash(3)", "values", "sg = n % 4", "automaton"],
    ["{powers(2)}", "values", "sg = n % 3", "automaton"],
    ["nim", "values", "sg = n", "automaton"],
    ["[n: n-k if k in digits(n)]", "outcomes", "P iff n % 10 = 0", "automaton"],
    ["{2..}", "values", "sg = n / 2", "automaton"],
    ["[x,y: x-k,y | x,y-k]", "values", "sg = x xor y", "automaton"],
    ["[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k]", "outcomes", "P iff x xor y xor z = 0", "automaton"],
    ["[x,y: x-1,y | x,y-1 | x-1,y-1]", "outcomes", "P iff x % 2 = 0 and y % 2 = 0", "automaton"],
    ["kayles", "values", "sg(n + 12) = sg(n) for n >= 71", "finite"],
  ] as const)("%s: %s %s", (id, kind, text, by) => {
    expect(findLaw(parseGame(id), kind).finding).toMatchObject({ verdict: "proved", text, by });
  });

  test.skipIf(isQuick)("where an automaton tells the values, a formula tells who wins", () => {
    const game = parseGame("[n: n-1 | n-2 | n/3]");
    const { finding, outcomes } = lawOfGame(game);
    expect(finding).toMatchObject({ verdict: "proved", kind: "values" });
    expect(outcomes).toMatchObject({
      verdict: "proved",
      text: "P iff n = 0 or valuation(n,3) % 2 = 1",
    });
    const wins: boolean[] = [];
    for (let n = 0; n < 500; n++) {
      wins.push([n - 1, n - 2, Math.floor(n / 3)].some((to) => to >= 0 && to !== n && !wins[to]));
      expect(statedLaw(outcomes!.text, ["n"]).says([n])).toBe(wins[n] ? "N" : "P");
    }
    expect(lawOfGame(parseGame("bash(3)")).outcomes).toBeUndefined();
  });

  test("what no automaton tells is observed, with the reason", () => {
    const { finding } = findLaw(parseGame("[n: n-k if k in powers(2) and n / k % 2 = 1]"), "values");
    expect(finding).toMatchObject({
      verdict: "observed",
      text: "sg = popcount(n) % 2, observed for 0 <= n <= 16384",
    });
    expect(say(finding!.because!, "en")).toContain("a division by a variable");
  });

  test("they are held against positions of the game only", () => {
    const chomp = parseGame("chomp");
    const { rejected } = findLaw(chomp, "outcomes");
    expect(rejected.length).toBeGreaterThan(0);
    for (const { counterexample } of rejected)
      expect(positionAt(chomp, counterexample.position)).toBeDefined();
  });

  test("those that were tried are refuted at the least position", () => {
    const game = parseGame("bash(3)");
    const solving = solver();
    for (const { text, counterexample } of findLaw(game, "values").rejected) {
      const [n] = counterexample.position;
      const law = statedLaw(text, ["n"]);
      expect(solving.at(component(game, n!)).value).toBe(counterexample.found);
      expect(law.says([n!])).toBe(counterexample.says);
      for (let m = 0; m < n!; m++) expect(solving.at(component(game, m)).value).toBe(law.says([m]));
    }
  });
});

describe("misère laws of one heap", () => {
  /** Winner of heaps with takes and splits, by plain play of sums. */
  function playOf(id: string) {
    const { moves } = parseGame(id) as Game<number>;
    const known = new Map<string, boolean>();
    const isLost = (heaps: readonly number[]): boolean => {
      const key = heaps.join();
      const found = known.get(key) ?? (options(heaps).length > 0 && !options(heaps).some(isLost));
      known.set(key, found);
      return found;
    };
    const options = (heaps: readonly number[]) =>
      heaps.flatMap((heap, i) =>
        [...moves(heap)].map(({ to }) =>
          [...heaps.toSpliced(i, 1), ...to].filter((each) => each > 0).sort((a, b) => a - b),
        ),
      );
    return isLost;
  }

  test.each(["0.123", "0.3", "0.33", "0.3103", "0.12"])("%s, of which a whole heap is taken", (id) => {
    const { finding } = findLaw(parseGame(id), "outcomes", "misere");
    expect(finding?.verdict).toBe("proved");
    const { says } = statedLaw(finding!.text, ["n"], "misere");
    const isLost = playOf(id);
    for (let n = 0; n < 60; n++) expect([n, says([n])]).toEqual([n, isLost([n]) ? "P" : "N"]);
  });

  // Sibert & Conway, Mathematical Kayles, Int. J. Game Theory 20 (1992).
  test("single heaps of Kayles, which splits, are proved by the quotient of its sums", () => {
    const { finding } = findLaw(parseGame("0.77"), "outcomes", "misere");
    expect(finding).toMatchObject({
      verdict: "proved",
      by: "quotient",
      text: "P iff n in {1,4,9,12,20}",
    });
    expect(certificateOf(parseGame("0.77"), finding!)?.finding.verdict).toBe("valid");
    const stopped = findLaw(parseGame("0.77"), "outcomes", "misere", { positions: 10 }).finding;
    expect(stopped?.verdict).not.toBe("proved");
    const isLost = playOf("0.77");
    const small = Array.from({ length: 21 }, (_, n) => n);
    expect(small.filter((n) => isLost([n]))).toEqual([1, 4, 9, 12, 20]);
    expect(tested("P iff n in {1,4,9,12}", "0.77", true).counterexample?.position).toEqual([20]);
  });
});

describe("laws that are stated", () => {
  test.each([
    ["P iff n % 3 = 0", "{1,2}", "proved"],
    ["P iff n == 3*k for some k >= 0", "{1,2}", "proved"],
    ["N iff n % 3 != 0", "{1,2}", "proved"],
    ["sg = n % 3", "{1,2}", "proved"],
    ["sg == x xor y", "[x,y: x-k,y | x,y-k]", "proved"],
    ["P iff n in powers(2)", "[n: n-k if k in squares]", "refuted"],
  ])("%s of %s is %s", (text, id, verdict) => {
    expect(tested(text, id).verdict).toBe(verdict);
  });

  test("are refuted at the least position", () => {
    expect(tested("P iff n = 3*k for some k", "{1,2}").counterexample).toEqual({
      position: [0],
      says: "N",
      found: "P",
    });
    expect(tested("P iff x = y", "wythoff").counterexample?.position).toEqual([1, 1]);
    expect(tested("P iff n % 3 = 1", "{1,2}", true).verdict).toBe("proved");
  });

  test("that are wrong at one place are refuted there, however they are wrong", () => {
    const roll = dice(5);
    for (let round = 0; round < 100; round++) {
      const at = roll(3000);
      const { verdict, counterexample } = tested(`sg = (n + max(1-abs(n-${at}),0)) % 3`, "{1,2}");
      expect([at, verdict, counterexample?.position]).toEqual([at, "refuted", [at]]);
    }
  });

  test.each([
    ["P if n = 0", "expected a law", 0],
    ["P iff n % = 0", "expected", 10],
    ["P iff m = 0 and", "expected", 15],
    ["sg = n +", "expected", 8],
  ])("%s is refused at its place", (text, said, offset) => {
    expect(() => statedLaw(text, ["n"])).toThrow(said);
    try {
      statedLaw(text, ["n"]);
    } catch (error) {
      expect((error as { offset: number }).offset).toBe(offset);
    }
  });
});

test("the command proves, refutes, and says why not", () => {
  expect(JSON.parse(nimber(["law", "bash(3)", "--json"]).stdout)).toMatchObject({
    verdict: "proved",
    formula: "sg = n % 4",
    by: "automaton",
  });
  const refuted = nimber(["law", "P iff x = y", "--game", "wythoff", "--json"]);
  expect(refuted.status).toBe(1);
  expect(JSON.parse(refuted.stdout)).toMatchObject({ verdict: "refuted", counterexample: [1, 1] });
  expect(nimber(["law", "bash(3)", "--export", "dot"]).stdout).toContain("digraph");
  expect(nimber(["law", "P iff n", "--game", "nim"]).status).toBe(2);
  expect(nimber(["law", "hackenbush", "--json"]).stdout).toContain('"verdict":"none"');
  expect(variablesOf(rule`[a,b: a-k,b]`)).toEqual(["a", "b"]);
});

describe("the command", () => {
  test.each([
    [["wythoff", "--memory", "1000"], "1000 bytes of memory, needed 1024; --memory allows more", "bytes"],
    [["wythoff", "--time", "0.001"], "0.001 seconds; --time allows more", "seconds"],
  ])("ends with 3 where a limit leaves it undecided, and names the limit: %j", (words, says, limit) => {
    const { status, stdout } = nimber(["law", ...words]);
    expect([status, stdout.replace(/\n +/g, " ")]).toEqual([
      3,
      expect.stringContaining(`stopped at the limit of ${says}`),
    ]);
    const found = nimber(["law", ...words, "--json"]);
    expect([found.status, JSON.parse(found.stdout)]).toEqual([3, expect.objectContaining({ limit })]);
  });

  test.each([
    ...slowly([["euclid", "a/b > (1 + √5)/2", "Cole & Davie"]]),
    ["hackenbush", "Colon:", "Berlekamp, Conway & Guy"],
  ])("names the theorems of %s, for which it finds no formula", (game, claim, source) => {
    const { status, stdout } = nimber(["law", game]);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^ {2}Theorem\n/)]);
    for (const part of [claim, source, "The search found no other law"]) expect(stdout).toContain(part);
    expect(nimber(["law", game, "--lang", "zh"]).stdout).toContain("搜索没有找到别的规律");
    const { verdict, theorems } = JSON.parse(nimber(["law", game, "--json"]).stdout);
    const normal = parseGame(game).theorems.filter(({ play }) => play !== "misere");
    expect([verdict, theorems.length]).toEqual(["none", normal.length]);
    expect(nimber(["law", game, "--misere"]).stdout).not.toContain(claim);
  });

  test.each([
    ["bash(3)", false],
    ["wythoff", true],
  ])("the theorems of %s are listed beside a proved law: %s", (game, listed) => {
    const { stdout } = nimber(["law", game]);
    expect([stdout.startsWith("  Theorem"), stdout.includes("\n  Theorem\n")]).toEqual([false, listed]);
  });

  test("says where a law divides by zero, by the numbers of the position alone", () => {
    const found = (text: string, game: string) => nimber(["law", text, "--game", game]);
    expect(found("P iff 1/0 = 1", "nim")).toMatchObject({
      status: 2,
      stderr: "nimber: division by zero at 0\n",
    });
    expect(found("sg = n/0", "nim").stderr).toBe("nimber: division by zero at 0\n");
    expect(found("P iff x % y = 0", "wythoff").stderr).toBe("nimber: division by zero at 0,0\n");
  });

  test.each(["P iff n % 3 = 0", "N iff n", "sg = n", " sg == n % 4"])(
    "asks for --game beside a law: %s",
    (text) => {
      const said = "nimber: --game: expected the game of the law, found nothing\n";
      expect(nimber(["law", text])).toMatchObject({ status: 2, stderr: said, stdout: "" });
    },
  );
});

describe("a table of values", () => {
  const found = (input: string, ...more: string[]) =>
    JSON.parse(nimber(["law", "-", "--json", ...more], input).stdout);

  test.each([
    ["0 1 2 3 0 1 2 3 0 1 2 3 0", [], "sg = n % 4, observed for 0 <= n <= 12", 12],
    ["1 1\n2 0\n3 2\n4 1\n5 3\n6 0\n7 4\n8 2\n", [], undefined, 8],
    ["3 3\n4 0\n5 1\n6 2\n7 3\n8 0\n", [], "sg = n % 4, observed for 3 <= n <= 8", 8],
    ["5,0,1,2,0,1,2,0,1,2,0,1,2", [], "sg(n + 3) = sg(n), observed for 1 <= n <= 9, sg(0..3) = 5,0,1,2", 12],
    [
      "2 7\n3 0\n4 1\n5 1\n6 0\n7 1\n8 1\n9 0\n10 1\n11 1\n",
      [],
      "sg(n + 3) = sg(n), observed for 3 <= n <= 8",
      11,
    ],
    ["0 4 4 0 7 9 0 1 5 0", ["--outcomes"], "P iff n % 3 = 0, observed for 0 <= n <= 9", 9],
  ] as const)("%j %j: %s", (input, more, formula, to) => {
    const { verdict, testedTo, ...rest } = found(input, ...more);
    expect([verdict, rest.formula]).toEqual([formula === undefined ? "none" : "observed", formula]);
    if (formula !== undefined) expect(testedTo).toBe(to);
  });

  test("a law that the given values refute says so", () => {
    const { stdout } = nimber(["law", "-"], "5,0,1,2,0,1,2,0,1,2,0,1,2");
    expect(stdout).toMatch(/it says \d+, but the\s+given\s+values\s+have\s+\d/);
    expect(stdout).not.toContain("exhaustive play");
    expect(nimber(["law", "-", "--lang", "zh"], "5,0,1,2,0,1,2,0,1,2,0,1,2").stdout).toContain(
      "而所给的值为",
    );
  });

  test("its law is that of the game that it comes from", () => {
    const values = nimber(["values", "lasker", "--to", "199", "--format", "bfile"]).stdout;
    expect(found(values)).toMatchObject({ game: "-", verdict: "observed", testedTo: 199 });
    const wrong = values.replace(/^150 .*$/m, "150 3");
    expect(found(wrong).verdict).toBe("none");
  });

  test.each([
    [["law", "-"], "1 2\n3 x4", "line 2, column 3: expected a natural number below 2^53, found `x4`"],
    [["identify", "0,1,-2"], "", "column 5: expected a natural number below 2^53, found `-2`"],
    [
      ["law", "-"],
      "",
      "expected 1 to 100000 values, such as 0,1,2,0,1,2, or a b-file on standard input, found 0",
    ],
    [
      ["law", "-", "--misere"],
      "0 1",
      "--misere: expected a game, found a table of values, which has no rules",
    ],
  ])("%j of %j is refused", (words, input, says) => {
    expect(nimber(words, input)).toMatchObject({ status: 2, stdout: "", stderr: `nimber: ${says}\n` });
  });
});

/** Whether a text is a position of the game. */
function isPosition(game: Game<unknown>, text: string): boolean {
  try {
    game.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("a game of any number of heaps", () => {
  const games = catalogue.flatMap((each) =>
    "accelerators" in each && each.accelerators?.ruleInALine !== undefined ? [each as Game<unknown>] : [],
  );
  const named = ["moore-nim(1)", "moore-nim(2)", "circular-nim(2)"].map((id) => parseGame(id));
  const every = [...games, ...named];

  test("says how many of them its rule in a line has, and no other game does", () => {
    for (const game of every) {
      const many = ["5,2,4,1,3", "1,2,3,4,5", "5:2,4,1,3", "5,2,4,1,3 pass"].some((text) =>
        isPosition(game, text),
      );
      expect(game.accelerators!.ruleInALine!.heaps !== undefined, game.id).toBe(many);
    }
    expect(every.length).toBeGreaterThan(8);
  });

  test.each(
    slowly([
      ["end-nim", "x,y,z", 3],
      ["forced-nim", "a,x,y,f", 3],
      ["moore-nim(2)", "x,y,z,w", 4],
    ] as const),
  )("%s: a law that is proved of %s alone says so", (id, letters, heaps) => {
    const { finding } = lawOfGame(parseGame(id), "normal");
    expect(finding).toMatchObject({ verdict: "proved", by: "automaton", heaps });
    expect(say(finding!.sentence, "en")).toContain(`${letters} is a P-position iff`);
  });
});
