import { describe, expect, test } from "vitest";
import { compile, systemOf } from "../../src/automata/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { certifyLaw, findLaw, lawLatex, saysLaw, statedLaw, testStated } from "../../src/law/index.ts";
import { conditionOf, holding } from "../../src/law-value/evaluate.ts";
import { say } from "../../src/locale/message.ts";
import { lawClaim } from "../../src/messages/law.ts";
import { printCondition } from "../../src/rules/print.ts";
import { agree } from "../automata/plainly.ts";
import { oneIn } from "../part.ts";

type Position = readonly number[];

/** Positions with one number less, for each number in `places`. */
const taken = (position: Position, places: readonly number[]): Position[] =>
  places.flatMap((i) => Array.from({ length: position[i]! }, (_, n) => position.with(i, n)));

/** Games of several numbers whose law is told in cases or by columns of digits, with their moves again. */
const GAMES: readonly (readonly [string, (position: Position) => readonly Position[], string, number])[] = [
  [
    "moore-nim(2)",
    (position) =>
      [0, 1, 2, 3].flatMap((i) =>
        taken(position, [i]).flatMap((one) => [
          one,
          ...taken(
            one,
            [0, 1, 2, 3].filter((j) => j > i),
          ),
        ]),
      ),
    "P iff columns(x,y,z,w,2) % 3 = 0",
    8,
  ],
  [
    "pass-nim",
    ([x, y, p]) => [...taken([x!, y!, p!], [0, 1]), ...(p! > 0 && x! + y! > 0 ? [[x!, y!, 0]] : [])],
    "P iff p = 0 and x = y or p > 0 and (abs(x - y) = 1 and (x + y) % 4 = 3 or x + y = 0)",
    14,
  ],
  [
    "end-nim",
    ([x, y, z]) => taken([x!, y!, z!], x === 0 || z === 0 ? [0, 1, 2] : [0, 2]),
    "P iff z = 0 and x = y or z > 0 and (x != y and x = z or x = 0 and y = z)",
    14,
  ],
  [
    "forced-nim",
    ([a, x, y, f]) => (f! > 0 ? taken([a!, x!, y!, 0], [0]) : taken([a!, x!, y!, 0], [0, 1, 2])),
    "P iff f = 0 and a xor x xor y = 0 or f > 0 and a <= (x xor y)",
    8,
  ],
];

describe("proved automata of several numbers as formulas", () => {
  test.each(oneIn(4, GAMES))("%s", (rule, moves, text, side) => {
    const game = parseGame(rule);
    const { finding } = findLaw(game, "outcomes");
    expect(finding).toMatchObject({ verdict: "proved", by: "automaton", text });
    const names = finding!.law!.dfa.tracks;
    const known = new Map<string, boolean>();
    const isLost = (position: Position): boolean => {
      const found = known.get(`${position}`) ?? !moves(position).some(isLost);
      known.set(`${position}`, found);
      return found;
    };
    const { says } = statedLaw(text, names);
    for (let i = 0; i < side ** names.length; i++) {
      const position = names.map((_, j) => Math.floor(i / side ** j) % side);
      const found = [says(position), saysLaw(finding!.data!, position), saysLaw(finding!.law!, position)];
      const wanted = isLost(position) ? "P" : "N";
      if (found.some((each) => each !== wanted)) expect([position, ...found]).toEqual([position, wanted]);
    }
    expect(testStated(game, text, "normal", {})).toMatchObject({ verdict: "proved", by: "automaton", text });
    expect(certifyLaw(game, finding!.law!)).toBeDefined();
  });

  test("a condition on the one number that is left has no maximum", () => {
    const rule = "[x,y: x xor 3,y if (x xor 3) < x | x-3,y-2 ; won: (x < 7 and (x+y) % 3 = 1)]";
    expect(findLaw(parseGame(rule), "outcomes")).toMatchObject({
      finding: { verdict: "proved", by: "automaton" },
    });
  });

  test("a false law in columns is refuted", () => {
    expect(
      testStated(parseGame("moore-nim(1)"), "P iff columns(x,y,z,2) % 3 = 0", "normal", {}),
    ).toMatchObject({
      verdict: "refuted",
      counterexample: { position: [0, 1, 1], says: "N", found: "P" },
    });
  });
});

describe("sums of columns of digits", () => {
  test.each([
    ["base 2", 2, 3],
    ["base 4", 2, 3],
    ["base 3", 3, 2],
    ["base 10", 10, 7],
  ] as const)("in %s", (id, base, modulus) => {
    const names = ["x", "y", "z"];
    const formula = { kind: "columns", base, modulus, of: names } as const;
    const dfa = agree(systemOf(id)!, formula, names, 14);
    expect(compile(systemOf(id)!, { kind: "not", of: { kind: "not", of: formula } })).toEqual(dfa);
    agree(systemOf(id)!, { ...formula, of: ["x", "y", "x"] }, ["x", "y"], 40);
  });

  test("of numbers of any size, of expressions and of none below 0", () => {
    const is = holding(conditionOf("columns(x,2*x,y+1,3) % 3 = 0", ["x", "y"]), ["x", "y"]);
    expect(is([3n ** 50n, 3n ** 51n - 1n])).toBe(false);
    expect(is([0n, 3n ** 51n - 1n])).toBe(false);
    expect(is([3n ** 50n, -1n])).toBe(true);
    expect(is([3n ** 50n, -2n])).toBe(false);
  });

  test("in a sentence, in LaTeX, and printed again", () => {
    const text = "P iff not columns(x,y+1,z,2) % 3 = 0 or x = 0";
    const law = { kind: "formula", text, variables: ["x", "y", "z"] } as const;
    expect(say(lawClaim(law), "en")).toBe(
      "x,y,z is a P-position iff not the digits of x, y+1 and z in base 2 add up to a multiple of 3 in every place or x = 0.",
    );
    expect(say(lawClaim(law), "zh")).toContain("x、y+1、z 写成 2 进制后，每一位上各数字之和都是 3 的倍数");
    expect(lawLatex({ ...law, text: "P iff columns(x,y,2) % 3 = 0 and z > 0" })).toBe(
      String.raw`(x, y, z) \in \mathcal{P} \iff (\forall i\colon\; (x)_{2,i} + (y)_{2,i} \equiv 0 \pmod{3}) \land z > 0`,
    );
    expect(printCondition(conditionOf("columns(x,y+1,2)%3=0 and x>0", ["x", "y"]))).toBe(
      "columns(x,y+1,2) % 3 = 0 and x > 0",
    );
  });

  test.each([
    ["P iff columns(x,y) % 3 = 0", 16],
    ["P iff columns(2) % 3 = 0", 15],
    ["P iff columns(x,y,2) = 0", 21],
    ["P iff columns(x,y,2) % 1 = 0", 23],
    ["P iff columns(x,y,2) % 3 = 1", 27],
    ["P iff columns(x,y,1) % 3 = 0", 18],
  ])("%s", (text, at) => {
    expect(() => statedLaw(text, ["x", "y"])).toThrow(expect.objectContaining({ offset: at }));
  });
});
