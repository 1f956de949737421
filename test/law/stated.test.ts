import { describe, expect, test } from "vitest";
import { usualEffort } from "../../src/automata/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { saysLaw, statedLaw, testLaw, variablesOf } from "../../src/law/index.ts";
import { firstBySum, tested } from "../../src/law/test.ts";
import type { Truth } from "../../src/law/truth.ts";
import { localizedIn, say } from "../../src/locale/message.ts";
import { begin } from "../../src/solve/limits.ts";
import { digitFunctionPlainly } from "../automata/digits.ts";
import { nimber } from "../nimber.ts";

/** Numbers at which a law is compared, by arithmetic of its own. */
const phi = (1 + Math.sqrt(5)) / 2;
const trailing = (n: number, base: number): number =>
  n > 0 && n % base === 0 ? 1 + trailing(n / base, base) : 0;
const ones = (n: number): number => [...n.toString(2)].filter((bit) => bit === "1").length;
const lower = new Set(Array.from({ length: 700 }, (_, k) => Math.floor(phi * k)));

describe("what only laws may call", () => {
  test.each<[string, (n: number) => number | "P" | "N"]>([
    ["sg = floor(phi*n)", (n) => Math.floor(phi * n)],
    ["sg = ⌊φ*n⌋", (n) => Math.floor(phi * n)],
    ["sg = floor(n/phi)", (n) => Math.floor(n / phi)],
    ["sg = floor((n+1)*phi**1)", () => 0],
    ["sg = floor(sqrt(2)*n)", (n) => Math.floor(Math.SQRT2 * n)],
    ["sg = floor(n*√8/2)", (n) => Math.floor(Math.SQRT2 * n)],
    ["sg = floor((3+sqrt(13))/2*n)", (n) => Math.floor(((3 + Math.sqrt(13)) / 2) * n)],
    ["sg = floor(n/(sqrt(5)-2))", (n) => Math.floor(n / (Math.sqrt(5) - 2))],
    ["sg = 600+floor((5-n)*phi)", (n) => 600 + Math.floor((5 - n) * phi)],
    ["sg = floor(7*n/3)", (n) => Math.floor((7 * n) / 3)],
    ["sg = 2**valuation(n,2)", (n) => 2 ** trailing(n, 2)],
    ["P iff valuation(n,2) % 2 = 0", (n) => (trailing(n, 2) % 2 === 0 ? "P" : "N")],
    ["P iff valuation(n,3) > 1", (n) => (trailing(n, 3) > 1 ? "P" : "N")],
    ["P iff 2 <= valuation(n+2,2)", (n) => (trailing(n + 2, 2) >= 2 ? "P" : "N")],
    ["P iff popcount(n) % 2 = 1", (n) => (ones(n) % 2 === 1 ? "P" : "N")],
    ["N iff popcount(n) = 3", (n) => (ones(n) === 3 ? "N" : "P")],
    [
      "P iff n / 3**valuation(n,3) % 3 = 2",
      (n) => (n > 0 && (n / 3 ** trailing(n, 3)) % 3 === 2 ? "P" : "N"),
    ],
    ["P iff n = floor(phi*k) for some k >= 0", (n) => (lower.has(n) ? "P" : "N")],
    ["P iff n + 1 = floor(phi*k) for some k > 1", (n) => (n > 0 && lower.has(n + 1) ? "P" : "N")],
  ])("%s, by counting and by an automaton", (text, expected) => {
    if (text.includes("**1")) {
      expect(() => statedLaw(text, ["n"])).toThrow("expected");
      return;
    }
    const law = statedLaw(text, ["n"]);
    const automatic = law.automaton(law.systems[0]!, usualEffort);
    for (let n = 0; n < 120; n++)
      expect(localizedIn([n, law.says([n]), saysLaw(automatic, [n])])).toEqual([n, expected(n), expected(n)]);
  });

  test("a multiple of an irrational number tells how many times it is taken", () => {
    for (const [slope, alpha] of [
      ["phi", phi],
      ["(phi+1)", phi + 1],
      ["sqrt(3)", Math.sqrt(3)],
      ["(3+sqrt(3))/2", (3 + Math.sqrt(3)) / 2],
      ["(sqrt(13)-1)/2", (Math.sqrt(13) - 1) / 2],
      ["(sqrt(13)+5)/2", (Math.sqrt(13) + 5) / 2],
      ["5*sqrt(8)", 5 * Math.sqrt(8)],
    ] as const)
      for (const [more, least] of [
        ["", 0],
        [" - 3", 1],
        [" + 2", 0],
      ] as const) {
        const by = Number(more.replaceAll(" ", ""));
        const members = new Set(Array.from({ length: 500 }, (_, i) => Math.floor((i + least) * alpha) + by));
        const { says } = statedLaw(
          `P iff n = floor(${slope}*k)${more}${least === 0 ? " for some k >= 0" : ""}`,
          ["n"],
        );
        for (let n = 0; n < 120; n++)
          expect(localizedIn([slope, n, says([n])])).toEqual([slope, n, members.has(n) ? "P" : "N"]);
      }
  });

  test.each(["zeros", "digitsum", "length", "lowest", "tail", "count"])(
    "%s of digits, by counting and by an automaton",
    (what) => {
      const systems = [
        ["2", [2], 0],
        ["3", [3], 0],
        ["zeckendorf", [1], 1],
        ["ostrowski(2)", [2], 1],
        ["ostrowski(2,1)", [2, 1], 1],
        ["ostrowski(1;1,3)", [1, 3], 1],
      ] as const;
      for (const [name, quotients, carry] of systems) {
        const more = { tail: ",2", count: ",1,0" }[what] ?? "";
        const of = { what, quotients, carry, places: 2, block: [1, 0] };
        const called = `${what}(n+1,${name}${more})`;
        const told = (n: number) => digitFunctionPlainly(n + 1, of);
        const [values, parity] = [
          statedLaw(`sg = ${called}`, ["n"]),
          statedLaw(`P iff ${called} % 2 = 1`, ["n"]),
        ];
        for (let n = 0; n < 150; n++) expect(localizedIn([n, values.says([n])])).toEqual([n, told(n)]);
        const [system] = parity.systems;
        if (what === "lowest") {
          const automatic = values.automaton(system!, usualEffort);
          for (let n = 0; n < 150; n++) expect([n, saysLaw(automatic, [n])]).toEqual([n, told(n)]);
        } else {
          const automatic = parity.automaton(system!, usualEffort);
          for (let n = 0; n < 150; n++)
            expect([n, saysLaw(automatic, [n])]).toEqual([n, told(n) % 2 === 1 ? "P" : "N"]);
        }
      }
    },
  );

  test.each([
    ["sg = valuation(n,2)", (n: number) => trailing(n, 2), 2],
    ["sg = valuation(n,6) + 3", (n: number) => trailing(n, 6) + 3, 6],
    ["sg = 2 if n < 4; else length(n,3)-1", (n: number) => (n < 4 ? 2 : n.toString(3).length - 1), 3],
    ["sg = length(n/5,2)", (n: number) => (n < 5 ? 0 : Math.floor(n / 5).toString(2).length), 2],
  ])("%s, by powers in place of values", (text, expected, powers) => {
    const law = statedLaw(text, ["n"]);
    const automatic = law.automaton(law.systems[0]!, usualEffort);
    expect(automatic).toMatchObject({ kind: "values", powers });
    for (let n = 1; n < 300; n++)
      expect([n, law.says([n]), saysLaw(automatic, [n])]).toEqual([n, expected(n), expected(n)]);
  });

  test.each([
    ["sg = floor(sqrt(n))", (n: number) => Math.floor(Math.sqrt(n))],
    [
      "sg = valuation(n,2) + length(n,2)",
      (n: number) => trailing(n, 2) + (n === 0 ? 0 : n.toString(2).length),
    ],
    ["sg = popcount(n)", ones],
    ["sg = digitsum(n,2)", ones],
    ["sg = zeros(n,2)", (n: number) => trailing(n, 2)],
  ])("%s, by counting alone", (text, expected) => {
    const law = statedLaw(text, ["n"]);
    for (let n = 0; n < 300; n++) expect(localizedIn([n, law.says([n])])).toEqual([n, expected(n)]);
    expect(() => law.automaton(law.systems[0]!, usualEffort)).toThrow("no automaton");
  });

  test.each([
    ["sg = floor(phi)*", 16, "a number"],
    ["sg = zeros(n,1)", 13, "a numeration system: a base from 2 to 36"],
    ["sg = zeros(n,zekendorf)", 13, "a numeration system"],
    ["sg = zeros(n,ostrowski(0))", 23, "a number from 1 to 35"],
    ["sg = zeros(n,ostrowski(2;1))", 23, "1 before the semicolon"],
    ["sg = zeros(n,ostrowski(9,9))", 23, "a period whose digits, taken together, are at most 36, not 91"],
    ["sg = tail(n,2)", 13, "`,`"],
    ["sg = count(n,2,2)", 15, "a number from 0 to 1"],
    ["sg = phi*n", 5, "a number"],
    ["sg = floor(phi*n", 16, "`)`"],
    ["sg = floor(sqrt(2)+sqrt(3))", 11, "one square root"],
    ["sg = floor(n*phi/n)", 11, "a divisor without letters"],
    ["sg = floor(sqrt(-2))", 11, "a non-negative number"],
    ["sg = floor(n/(phi-phi))", 11, "other than 0"],
    ["sg = floor(phi % 2)", 11, "integers"],
    ["sg = valuation(n)", 16, "`,`"],
    ["sg = popcount(n,2)", 15, "`)`"],
  ])("%s is refused at its place", (text, offset, said) => {
    expect(() => statedLaw(text, ["n"])).toThrow(said);
    try {
      statedLaw(text, ["n"]);
    } catch (error) {
      expect((error as { offset: number }).offset).toBe(offset);
    }
  });

  test("rules may not", () => {
    expect(() => parseGame("[n: popcount(n)]")).toThrow();
    expect(() => parseGame("[n: n - k if valuation(k,2) = 0]")).toThrow();
  });
});

const GOLDEN = "P iff min(x,y) = floor(phi*k) and max(x,y) = min(x,y) + k for some k >= 0";
const silver = (t: number) =>
  `P iff min(x,y) = floor((2-${t}+sqrt(${t * t + 4}))/2*k) and max(x,y) = min(x,y) + ${t}*k for some k >= 0`;

test.each([
  [GOLDEN, "wythoff", 7],
  [silver(2), "wythoff(1)", 9],
  ["P iff n = 0 or valuation(n,2) % 2 = 1", "mark", undefined],
])("%s is proved of %s", (text, id, states) => {
  const game = parseGame(id);
  const found = testLaw(game, statedLaw(text, variablesOf(game)!));
  expect(localizedIn(found)).toMatchObject({ verdict: "proved", by: "automaton", ...(states && { states }) });
});

describe("a refuted law", () => {
  const refuted = (text: string, id: string, misere = false) => {
    const game = parseGame(id);
    const play = misere ? "misere" : "normal";
    return testLaw(game, statedLaw(text, variablesOf(game)!, play)).counterexample;
  };

  test.each([
    ["P iff x = floor(phi*k) and y = x + k for some k >= 0", "wythoff", [2, 1], undefined],
    ["P iff x = y", "wythoff", [1, 1], { at: "1,1", to: ["0,0"] }],
    ["P iff n % 3 = 2", "{1,2}", [0], undefined],
    ["sg = n % 2", "{1,2}", [2], { at: "2", to: ["0"] }],
    ["sg = n", "{1,2}", [3], undefined],
    ["sg = valuation(n,2)", "divisor-game", undefined, undefined],
  ])("%s of %s has the move that shows it", (text, id, position, move) => {
    const found = refuted(text, id);
    expect(found?.position).toEqual(position);
    expect(found?.move?.to).toEqual(move?.to);
  });

  test("of the smaller number and the larger is told to hold so, where it does", () => {
    const noteOf = (text: string) => testLaw(parseGame("wythoff"), statedLaw(text, ["x", "y"])).note;
    const meant = "x = floor(phi*k) and y = x + k for some k >= 0";
    const ordered = "P iff min(x,y) = floor(phi*k) and max(x,y) = min(x,y) + k for some k >= 0";
    expect(localizedIn(noteOf(`P iff ${meant}`))).toEqual({
      en: `with x as the smaller number and y as the larger, Nimber proves: ${ordered}`,
      zh: `若以 x 为较小数、y 为较大数，则已证明：${ordered}`,
    });
    // The law is wrong in either order, and only for equal numbers.
    expect(noteOf("P iff x = floor(phi*k) and y = x + k and x < 6 for some k >= 0")).toBeUndefined();
    expect(noteOf("P iff x = y")).toBeUndefined();
  });

  test("under misère play too", () => {
    expect(localizedIn(refuted("P iff n % 3 = 0", "{1,2}", true))).toMatchObject({
      position: [0],
      says: "P",
      found: "N",
    });
    expect(localizedIn(refuted("P iff n % 3 = 2", "{1,2}", true))).toMatchObject({
      position: [1],
      says: "N",
      found: "P",
    });
  });

  test("a law of x and y, or of x, y and z, is of as many heaps of a game of one", () => {
    const said = (text: string, game: string) => {
      const { status, stdout, stderr } = nimber(["law", text, "--game", game, "--json"]);
      return { status, ...JSON.parse(stdout || stderr) };
    };
    expect(localizedIn(said("P iff x xor y xor z = 0", "nim"))).toMatchObject({
      status: 0,
      verdict: "proved",
      game: "[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k]",
    });
    expect(said("P iff x = y", "{1,2}")).toMatchObject({ status: 1, counterexample: [0, 3] });
    expect(localizedIn(said("P iff n = 3*y for some y >= 0", "{1,2}"))).toMatchObject({
      verdict: "proved",
      game: "{1,2}",
    });
    expect(nimber(["law", "P iff x xor y = 0", "--game", "kayles"])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(
        "a law of n alone, because the moves of kayles may leave more than one heap",
      ),
    });
  });

  test("a letter that the game has not is told with those that it has", () => {
    expect(() => testLaw(parseGame("wythoff"), statedLaw("P iff n % 3 = 0", ["x", "y"]))).toThrow(
      "the letter n has no upper bound in the law, whose game has the letters x, y",
    );
    expect(
      localizedIn(nimber(["law", "P iff n = 0 or m = m", "--game", "{1,2}", "--lang", "zh"])),
    ).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("规律中的字母 m 没有上界，该游戏的字母为 n"),
    });
  });

  test("the command names the move, in both languages", () => {
    const args = ["law", "P iff x = y", "--game", "wythoff"];
    expect(nimber(args)).toMatchObject({ status: 1 });
    expect(nimber(args).stdout.replace(/\n +/g, " ")).toContain("shows it, to 0,0, a P-position");
    expect(nimber([...args, "--lang", "zh"]).stdout).toContain("必败态");
    expect(JSON.parse(nimber([...args, "--json"]).stdout).move).toMatchObject({ to: ["0,0"] });
  });
});

test("holding a law against play leaves time for its proof", () => {
  const truth = {
    by: "table",
    has: () => true,
    at: (position: readonly number[]) => position[0]!,
  } as unknown as Truth;
  const law = { says: ([n]: readonly number[]) => n! };
  expect(tested(law, truth, firstBySum(1, 20_000), begin(), 0).testedTo).toBe(99);
  expect(tested(law, truth, firstBySum(1, 20_000), begin()).testedTo).toBe(19_999);
});

test.each([
  ["P iff x + y >= floor(sqrt(19)*k) for some k >= 0", "the square root of 19 need more than 36 digits"],
  ["P iff x = floor(sqrt(2)*y) and y = floor(sqrt(3)*x)", "roots of several numbers"],
  ["P iff lowest(x,zeckendorf) = lowest(y,ostrowski(2,1))", "digits of several systems"],
])("why no system tells %s", (text, reason) => {
  const { systems, because } = statedLaw(text, ["x", "y"]);
  expect(systems).toEqual([]);
  expect(say(because!, "en")).toContain(reason);
});

test("a law that names the distance and the smaller number more than once has the cases that they have", () => {
  const law = statedLaw("P iff abs(x-y) % 3 = 1 and min(x,y) = (abs(x-y)+max(x,y)) / 3 or abs(x-y) = x", [
    "x",
    "y",
  ]);
  const automatic = law.automaton(law.systems[0]!, usualEffort);
  for (let x = 0; x < 40; x++)
    for (let y = 0; y < 40; y++) {
      const [small, gap] = [Math.min(x, y), Math.abs(x - y)];
      const isP =
        (gap % 3 === 1 && small === Math.floor((gap + Math.max(x, y)) / 3)) || gap === x ? "P" : "N";
      expect(localizedIn([x, y, law.says([x, y]), saysLaw(automatic, [x, y])])).toEqual([x, y, isP, isP]);
    }
});
