import { describe, expect, test } from "vitest";
import { NotationError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { findLaw, lawOfGame, lawWithin, testStated } from "../../src/law/index.ts";
import { hasLaws } from "../../src/law/runs.ts";
import { say } from "../../src/locale/message.ts";
import { type OwnGame, ownGame } from "../../src/user-rules/index.ts";
import { dice } from "../oracle.ts";
import { isQuick, partOf, slowly } from "../part.ts";
import { exampleOf } from "../user-rules/file.ts";

type List = readonly number[];

const sorted = (list: List) => list.filter((each) => each > 0).sort((a, b) => a - b);

/** Game of ascending lists: takes from one pile as far as `to` allows. */
const piles = (start: List, to: (pile: number) => Iterable<number>): OwnGame =>
  ownGame(
    {
      start,
      *moves(list: List) {
        for (const [i, pile] of list.entries())
          for (const left of to(pile)) yield sorted([...list.slice(0, i), left, ...list.slice(i + 1)]);
      },
    },
    "piles",
  );

function* anyLess(pile: number): Generator<number> {
  for (let left = 0; left < pile; left++) yield left;
}

const nim = piles([3, 4, 5], anyLess);

const textOf = (game: OwnGame, play: "normal" | "misere" = "normal") => lawOfGame(game, play).finding?.text;

test.skipIf(isQuick)("piles of Nim in lists: the nim-sum, and the rule of Bouton under misère play", () => {
  expect(textOf(nim)).toBe("sg = nimsum, observed for sum <= 27 and count <= 5");
  expect(textOf(nim, "misere")).toMatch(/^P iff nimsum = 0 and largest > 1 or nimsum != 0 and largest = 1, /);
  const { finding } = lawOfGame(nim);
  expect(finding?.verdict).toBe("observed");
  expect(say(finding!.because!, "en")).toContain("it holds at all 48 positions reachable from 3,4,5");
  expect(say(finding!.sentence, "zh")).toContain(
    "从小到大排列的一组数的 SG 值为 nimsum，其中 nimsum 为各数的异或和",
  );
});

test.each(slowly(["rules/give-away.ts"]))("equal piles cancel where tokens may be given away: %s", (file) => {
  expect(textOf(exampleOf(file))).toMatch(/^P iff unpaired = 0, observed for sum <= /);
});

test.skipIf(isQuick)("lists of one length: a token from each of some of four piles", () => {
  const game = ownGame(
    {
      start: [1, 2, 3, 4],
      *moves(list: List) {
        for (let mask = 1; mask < 16; mask++) {
          const left = list.map((each, i) => each - ((mask >> i) & 1));
          if (left.every((each) => each >= 0)) yield left;
        }
      },
    },
    "some",
  );
  expect(textOf(game)).toMatch(/^P iff odds = 0, observed for sum <= \d+$/);
});

test("laws of random games of piles agree with plain play, and are read again", () => {
  const roll = dice(20261129);
  for (let i = 0; i < partOf(16); i++) {
    const [most, by] = [1 + roll(4), 1 + roll(2)];
    const takes = (pile: number) =>
      Array.from({ length: most }, (_, k) => pile - by * (k + 1)).filter((left) => left >= 0);
    const game = piles([2, 3, 4], takes);
    const known = new Map<string, boolean>();
    const lost = (list: List): boolean => {
      const key = list.join();
      const found =
        known.get(key) ??
        !list.some((pile, at) =>
          takes(pile).some((left) => lost(list.map((each, j) => (j === at ? left : each)))),
        );
      known.set(key, found);
      return found;
    };
    const { finding } = findLaw(game, "outcomes");
    if (finding === undefined) continue;
    expect([most, by, testStated(game, finding.text).text]).toEqual([most, by, finding.text]);
    const wrong = finding.text.replace(/^P iff (.*), observed.*$/, "P iff not ($1) or sum = 0");
    const { verdict, counterexample } = testStated(game, wrong);
    expect([most, by, verdict]).toEqual([most, by, "refuted"]);
    const { position, found } = counterexample!;
    expect([most, by, position, found]).toEqual([most, by, position, lost(position as List) ? "P" : "N"]);
  }
});

test("stated laws of lists: a move refutes one, and an error keeps its place", () => {
  expect(testStated(nim, "P iff nimsum = 0")).toMatchObject({ verdict: "observed" });
  expect(testStated(nim, "P iff count = 2")).toMatchObject({
    verdict: "refuted",
    counterexample: { position: [], says: "N", found: "P" },
  });
  expect(testStated(nim, "P iff nimsum = 0 or kinds = 2")).toMatchObject({
    verdict: "refuted",
    counterexample: { position: [1, 2], says: "P", found: "N", move: { to: ["(1, 1)"] } },
  });
  expect(() => testStated(nim, "P iff largest % = 0")).toThrow(NotationError);
  try {
    testStated(nim, "P iff largest % = 0");
  } catch (error) {
    expect((error as NotationError).offset).toBe(16);
  }
});

test("a law of some lists is refused at its place", () => {
  const refused = (ask: () => unknown) => {
    try {
      ask();
    } catch (error) {
      return [(error as NotationError).offset, (error as NotationError).message];
    }
    return undefined;
  };
  const said = expect.stringContaining("a law of all lists");
  expect(refused(() => testStated(nim, "P iff nimsum = 0 where count > 2"))).toEqual([17, said]);
  expect(refused(() => lawWithin(nim, "count = 2", parseGame))).toEqual([0, said]);
});

test("lists with no law say so", () => {
  const { finding, because } = lawOfGame(
    piles([2, 3], (pile) =>
      [pile - 1, pile - 3, Math.floor(pile / 2)].filter((left) => left >= 0 && left < pile),
    ),
  );
  expect(finding).toBeUndefined();
  expect(say(because!, "en")).toContain("fits the first lists");
});

describe("texts in which runs of a letter leave runs", () => {
  const cut = (least: number, taken: number): OwnGame =>
    ownGame(
      {
        start: "x".repeat(8),
        *moves(row: string) {
          for (let i = 0; i + taken <= row.length; i++)
            if (row.slice(i, i + taken) === "x".repeat(taken))
              yield { at: `${i + 1}`, to: `${row.slice(0, i)}${"o".repeat(taken)}${row.slice(i + taken)}` };
        },
        parts: (row: string) => row.split(/o+/).filter((run) => run.length >= least),
      },
      "cut",
    );

  test.skipIf(isQuick)("have the laws of heaps, as play has them", () => {
    const { finding } = lawOfGame(cut(2, 2), "normal", { positions: 400 });
    expect(finding).toMatchObject({ verdict: "observed", kind: "values" });
    expect(finding!.text).toMatch(/^sg\(n \+ 34\) = sg\(n\), observed for 5\d <= n <= \d+$/);
    expect(say(finding!.sentence, "en")).toMatch(/^Of runs of x, where n is the length: /);
    expect(say(finding!.sentence, "zh")).toMatch(/^对一段连续的 x，n 为其长度：/);
  });

  test("a stated law of runs is tested, and refuted by a run", () => {
    expect(testStated(cut(1, 1), "sg = n % 2", "normal", { positions: 400 })).toMatchObject({
      verdict: "observed",
    });
    expect(testStated(cut(1, 1), "P iff n % 3 = 0", "normal", { positions: 400 })).toMatchObject({
      verdict: "refuted",
      counterexample: { position: [2], says: "N", found: "P" },
    });
  });

  test("a text whose runs leave others has none", () => {
    const other = ownGame(
      { start: "xx", moves: (row: string) => (row.startsWith("x") ? [`y${row.slice(1)}`] : []) },
      "other",
    );
    expect(lawOfGame(other).finding).toBeUndefined();
    expect(hasLaws(other)).toBe(false);
  });
});
