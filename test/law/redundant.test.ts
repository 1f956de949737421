import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { parseGame, rule } from "../../src/games/index.ts";
import type { OutcomesCertificate } from "../../src/index.ts";
import { outcomePeriod, outcomesCertificate, redundancy } from "../../src/law/index.ts";
import { nimber } from "../nimber.ts";
import { dice } from "../oracle.ts";
import { isQuick, partOf } from "../part.ts";

const schema = (name: string) =>
  new Ajv({ strict: false }).compile(
    JSON.parse(readFileSync(new URL(`../../docs/schema/${name}.json`, import.meta.url), "utf8")),
  );

/** P-positions of heaps up to 200 in a subtraction game, by the definition. */
function lostBy(set: readonly number[], misere = false): string {
  const lost: boolean[] = [];
  for (let n = 0; n < 200; n++) {
    const left = set.filter((s) => s <= n).map((s) => lost[n - s]!);
    lost.push(left.length === 0 ? !misere : !left.includes(true));
  }
  return lost.map(Number).join("");
}

describe("moves that may be left out or added", () => {
  test.each([[[1, 3, 5]], [[1, 2, 5]], [[2, 3]], [[1, 4, 10]]])("of {%s}: as plain play says", (set) => {
    const { moves, addable } = redundancy(parseGame(`{${set}}`));
    const all = lostBy(set);
    for (const { move, redundant } of moves)
      expect([move, redundant]).toEqual([move, lostBy(set.filter((s) => `${s}` !== move)) === all]);
    const given = new Set(addable!.first.map(([s]) => s!));
    for (let s = 1; s <= Math.max(...given); s++)
      expect([s, given.has(s)]).toEqual([s, lostBy([...set, s]) === all]);
    expect(lostBy([...set, ...given])).toBe(all);
  });

  test("of Wythoff's game: none can go, and a knight's leap changes it", () => {
    const { law, moves, addable } = redundancy(parseGame("wythoff"));
    expect(law.verdict).toBe("proved");
    expect(moves.map(({ redundant }) => redundant)).toEqual([false, false, false]);
    const given = addable!.first.map((each) => each.join());
    expect(given).toContain("1,3");
    expect(given).not.toContain("1,2");
    expect(redundancy(rule`[x,y: x-k,y | x,y-k | x-2*k,y-k if k > 3 and k < 2]`).moves[2]!.redundant).toBe(
      true,
    );
  });

  test("under misère play what can be left out", () => {
    const { moves, addable } = redundancy(parseGame("{1,2,5}"), "misere");
    for (const { move, redundant } of moves) {
      const without = [1, 2, 5].filter((s) => `${s}` !== move);
      expect([move, redundant]).toEqual([move, lostBy(without, true) === lostBy([1, 2, 5], true)]);
    }
    expect(addable).toBeUndefined();
  });

  test("the command tells it, or says why not", () => {
    const { stdout } = nimber(["redundant", "{1,2,5}", "--json"]);
    const isRight = schema("redundant");
    expect(isRight(JSON.parse(stdout))).toBe(true);
    expect(nimber(["redundant", "{1,2,5}"]).stdout).toContain("the P-positions stay the same");
    expect(nimber(["redundant", "{1,2,5}", "--lang", "zh"]).stdout).toContain("必败态不变");
    expect(nimber(["redundant", "euclid"])).toMatchObject({ status: 2 });
    expect(nimber(["redundant", "hackenbush"])).toMatchObject({ status: 2 });
  });
});

describe("the period of who wins", () => {
  test.each([
    ["{2,3}", [2, 3], "automaton"],
    ["{2,5,7}", [2, 5, 7], "automaton"],
    ["{1,4,100}", [1, 4, 100], "finite"],
  ] as const)("of %s, under both plays", (id, set, by) => {
    for (const play of ["normal", "misere"] as const) {
      const found = outcomePeriod(parseGame(id), play);
      expect(found).toMatchObject({ verdict: "proved", by });
      const { preperiod = 0, period = 0, losing = [] } = found;
      const lost = lostBy(set, play === "misere");
      for (let n = 0; n < 200; n++) {
        const heap = n < preperiod + period ? n : preperiod + ((n - preperiod) % period);
        expect([n, losing.includes(heap)]).toEqual([n, lost[n] === "1"]);
      }
    }
  });

  test.skipIf(isQuick)("by what is known of the values, or not at all", () => {
    const game = parseGame("0.07");
    const found = outcomePeriod(game);
    expect(found).toMatchObject({ verdict: "proved", by: "finite", period: 34 });
    expect(outcomesCertificate(game, "normal", found)?.finding.verdict).toBe("valid");
    expect(outcomePeriod(parseGame("[n: n-k if k in squares]"), "normal", { heaps: 400 }).verdict).toBe(
      "none",
    );
    expect(() => outcomePeriod(parseGame("wythoff"))).toThrow(RangeError);
  });

  test("each proof is one that the checker follows", () => {
    for (const [id, plays] of [
      ["{2,5,7}", ["normal", "misere"]],
      ["{1,4,100}", ["normal", "misere"]],
      ["{3,50,101}", ["normal", "misere"]],
    ] as const)
      for (const play of plays) {
        const game = parseGame(id);
        const found = outcomePeriod(game, play);
        const verdict = outcomesCertificate(game, play, found)?.finding.verdict;
        expect([id, play, found.verdict, verdict]).toEqual([id, play, "proved", "valid"]);
      }
  });

  test("forged ones are refused: 1,000 with one thing that is otherwise", () => {
    const roll = dice(31);
    const verdictOf = (certificate: object) => checkCertificate(JSON.stringify(certificate)).verdict;
    const isOne = schema("outcomes-certificate");
    let refused = 0;
    for (const [id, play] of [
      ["{1,4,100}", "normal"],
      ["{1,4,100}", "misere"],
      ["{3,50,101}", "normal"],
      ["{3,50,101}", "misere"],
    ] as const) {
      const game = parseGame(id);
      const found = outcomePeriod(game, play);
      const written = outcomesCertificate(game, play, found)!;
      const honest = JSON.parse(written.text) as OutcomesCertificate;
      expect([id, honest.certificate, verdictOf(honest), isOne(honest)]).toEqual([
        id,
        "nimber-outcomes",
        "valid",
        true,
      ]);
      const { preperiod, period, losing } = honest;
      for (let i = 0; i < partOf(250); i++) {
        const heap = roll(preperiod + period);
        const flipped = losing.includes(heap)
          ? losing.filter((each) => each !== heap)
          : [...losing, heap].sort((a, b) => a - b);
        const forged = [
          { ...honest, losing: flipped },
          { ...honest, losing: [...losing, preperiod + period + roll(50)] },
          { ...honest, period: period + 1 + roll(40) },
          { ...honest, period: Math.max(1, period - 1 - roll(period)) },
          { ...honest, preperiod: preperiod + 1 + roll(60) },
          { ...honest, play: play === "normal" ? "misere" : "normal" },
          { ...honest, game: `{${[1 + roll(9), 10 + roll(40), 102 + roll(40)]}}` },
          { ...honest, game: "kayles" },
          { ...honest, losing: losing.toReversed() },
          { ...honest, more: 1 },
        ][i % 10]!;
        const verdict = verdictOf(forged);
        expect([id, play, i % 10, verdict]).toEqual([id, play, i % 10, i % 10 < 7 ? "refused" : "malformed"]);
        refused++;
      }
    }
    expect(refused).toBe(4 * partOf(250));
  });

  test("the command prints it, with a certificate that the checker follows", () => {
    const { stdout, status } = nimber(["period", "{2,5,7}", "--outcomes", "--json"]);
    expect([status, schema("period")(JSON.parse(stdout))]).toEqual([0, true]);
    expect(nimber(["period", "{2,3}", "--misere"]).status).toBe(2);
    expect(nimber(["period", "wythoff", "--outcomes"]).status).toBe(2);
    expect(nimber(["period", "[n: n-k if k in squares]", "--outcomes"]).status).toBe(3);
  });
});

test("outcomes of sets with a take beyond the usual heaps have the period of plain play", () => {
  for (const [set, misere] of [
    [[2, 5, 10_001], false],
    [[2, 5, 10_001], true],
    [[1, 4, 2500], true],
  ] as const) {
    const game = parseGame(`{${set}}`);
    const play = misere ? "misere" : "normal";
    const found = outcomePeriod(game, play);
    expect([set, play, found.verdict]).toEqual([set, play, "proved"]);
    const { preperiod = 0, period = 1, losing = [] } = found;
    const lost: boolean[] = [];
    for (let n = 0; n < preperiod + 4 * period; n++) {
      const takes = set.filter((take) => take <= n);
      lost.push(takes.length === 0 ? !misere : takes.every((take) => !lost[n - take]));
    }
    const first = lost.flatMap((isLost, n) => (isLost && n < preperiod + period ? [n] : []));
    expect(losing).toEqual(first);
    expect(lost.slice(preperiod + period)).toEqual(lost.slice(preperiod, -period));
    expect(outcomesCertificate(game, play, found)?.finding.verdict).toBe("valid");
  }
});
