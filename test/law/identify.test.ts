import { expect, test } from "vitest";
import { LimitError } from "../../src/errors.ts";
import { comparedGames, parseGame } from "../../src/games/index.ts";
import { identify as identifyOf } from "../../src/law/index.ts";
import type { Game } from "../../src/types.ts";
import published from "../known/octal-sequences.json" with { type: "json" };
import numbered from "../known/oeis-laws.json" with { type: "json" };
import { dice, plainTakeValues } from "../oracle.ts";
import { isQuick, oneIn } from "../part.ts";
import { plainValues } from "./play.ts";

const identify = (terms: readonly number[]) => identifyOf(terms, { read: parseGame, named: comparedGames });

const first = (notation: string, count: number) => {
  const at = plainValues((heap) => (parseGame(notation) as Game<number>).moves(heap));
  return Array.from({ length: count }, (_, n) => at(n));
};

test.skipIf(isQuick)("0.36 and 0.161 are told apart where they differ, at heap 519", () => {
  const terms = first("0.36", 521);
  const few = identify(terms.slice(0, 60)).matches;
  expect(few.find(({ game }) => game === "0.161")).toMatchObject({
    shift: 0,
    verdict: "observed",
    differs: { at: 519, terms: [2, 4] },
  });
  expect(few[0]).toMatchObject({ game: "0.36", oeis: "A071432" });
  const all = identify(terms).matches.map(({ game }) => game);
  expect(all).toContain("0.36");
  expect(all).not.toContain("0.161");
  const other = terms.with(519, 2).slice(0, 520);
  expect(identify(other).matches.map(({ game }) => game)).toEqual(expect.arrayContaining(["0.161"]));
});

test.skipIf(isQuick)(
  "a set is found by values of plain counting, at every shift, and none by a value that is wrong",
  () => {
    const roll = dice(7);
    const sets = [
      [1, 4],
      [2, 5, 7],
      [1, 2, 3, 8],
    ];
    for (const set of oneIn(6, sets)) {
      const values = plainTakeValues((s) => set.includes(s), 70);
      for (const shift of [0, 3]) {
        const { matches } = identify(values.slice(shift, 60));
        // Because of the period, the sequence starts at several heaps.
        const found = matches.find(({ game }) => game === `{${set}}`)!;
        expect(found.verdict).toBe("proved");
        const at = (n: number) => (n < 0 ? 0 : values[n]);
        for (let i = 0; i < 50; i++) expect(at(i + found.shift)).toBe(values[i + shift]);
      }
      const wrong = [...values.slice(0, 60)];
      wrong[30 + roll(30)]! += 1;
      expect(identify(wrong).matches.map(({ game }) => game)).not.toContain(`{${set}}`);
    }
  },
);

test.each(
  oneIn(
    3,
    published.sequences.filter((_, i) => i % 24 === 1),
  ),
)("$oeis is found with its number", ({ oeis, offset, terms }) => {
  const { matches } = identify(terms);
  expect(matches).toContainEqual(expect.objectContaining({ oeis, shift: offset }));
});

test.each(
  oneIn(
    3,
    numbered.sequences.filter((_, i) => i % 4 === 0),
  ),
)("$oeis, of a law or of a game of a rule, is found with its number", ({ oeis, terms }) => {
  expect(identify(terms).matches).toContainEqual(expect.objectContaining({ oeis }));
});

test("laws without a game are named by their formulas", () => {
  const { matches } = identify(Array.from({ length: 40 }, (_, n) => Math.floor((n % 40) / 13)));
  expect(matches.map(({ game }) => game)).toContain("sg = n / 13");
  expect(identify([5, 5, 5, 1]).matches).toEqual([]);
});

test("a search that a limit ends keeps what it has found", () => {
  const { matches, limit } = identifyOf(
    [0, 1, 2, 3, 4, 5],
    { read: parseGame, named: comparedGames },
    { bytes: 1 },
  );
  expect(limit).toMatchObject({ limit: "bytes" });
  expect(matches).toEqual([]);
  let reads = 0;
  const late = (notation: string) => {
    if (reads++ === 40) throw new LimitError("seconds", 1);
    return parseGame(notation);
  };
  const some = identifyOf([0, 1, 2, 0, 1, 2], { read: late, named: comparedGames });
  expect(some.limit).toMatchObject({ limit: "seconds" });
  expect(some.matches).not.toEqual([]);
});

test("short sequences, which many games have, are told among codes of three heaps too", () => {
  const { matches, limit } = identify([0, 1, 0, 0, 1, 0]);
  expect(limit).toBeUndefined();
  expect(matches.length).toBeGreaterThan(5);
});
