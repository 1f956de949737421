import { expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { heapRules } from "../../src/encoding.ts";
import { parseGame } from "../../src/games/index.ts";
import { certifyLaw, findLaw, provePeriod, saysLaw } from "../../src/law/index.ts";
import { firstValues, repetitionOf } from "../../src/law/periodic.ts";
import { valueAt } from "../../src/law-value/periodic.ts";
import { periodOf } from "../../src/solve/period/find.ts";
import type { Game } from "../../src/types.ts";
import { codeOptions, dice, plainGrundy } from "../oracle.ts";
import { slowly } from "../part.ts";
import { plainValues } from "./play.ts";

test.each(["0.8", "0.1A", ...slowly(["0.3F"])])(
  "the period of %s, which no finite theorem proves, is proved by an automaton",
  (notation) => {
    const game = parseGame(notation) as Game<number>;
    const seen = periodOf(heapRules(game)!, { heaps: 300 });
    if (seen.verdict !== "observed") throw new Error(`${notation}: ${seen.verdict}`);
    const at = plainValues((heap) => game.moves(heap));
    const values = Array.from({ length: 60 }, (_, n) => at(n));
    const proof = provePeriod(game, values, seen)!;
    for (const [n, value] of values.entries()) expect(saysLaw(proof.law, [n])).toBe(value);
    expect(checkCertificate(JSON.stringify(certifyLaw(game, proof.law)))).toMatchObject({ verdict: "valid" });
    // A repetition of another kind is not proved.
    expect(provePeriod(game, values, { ...seen, saltus: seen.saltus + 1 })).toBeUndefined();
  },
);

const digits = [0, 2, 0, 5, 2, 0, 0, 12];

test.each([
  [
    "[n: n-k if n % 2 = 1]",
    (n: number) => (n % 2 === 1 ? Array.from({ length: n }, (_, left) => [left]) : []),
    ...([2, 1, [0], 60] as const),
  ] as const,
  ...slowly([["0.205200C", codeOptions(digits), 40, 16, [19, 39], 300]] as const),
])(
  "%s grows but for some residues: law and certificate agree with plain play",
  (notation, options, period, saltus, constant, heaps) => {
    const value = plainGrundy<number>(options);
    const game = parseGame(notation) as Game<number>;
    const finding = findLaw(game, "values").finding!;
    expect(finding).toMatchObject({ verdict: "proved", by: "automaton", data: { period, saltus, constant } });
    for (let n = 0; n < heaps; n++) expect([n, saysLaw(finding.data!, [n])]).toEqual([n, value(n)]);
    expect(checkCertificate(JSON.stringify(certifyLaw(game, finding.law!)))).toMatchObject({
      verdict: "valid",
    });
    // Without the periodic residues, or with one fewer, it is not proved.
    const { values, preperiod } = finding.data as Extract<typeof finding.data, { kind: "periodic" }>;
    for (const fewer of [[], constant.slice(1)])
      expect(provePeriod(game, values, { preperiod, period, saltus, constant: fewer })).toBeUndefined();
  },
);

test("of random values that grow but for some residues, period, saltus and these residues are found", () => {
  const roll = dice(31);
  for (let i = 0; i < 60; i++) {
    const [period, saltus, preperiod] = [2 + roll(20), 1 + roll(9), roll(12)];
    const isConstant = Array.from({ length: period }, (_, r) => r === 0 || (r > 1 && roll(3) === 0));
    const begins = Array.from({ length: period }, () => roll(40));
    const at = (n: number): number =>
      begins[n % period]! + (isConstant[n % period] ? 0 : saltus * Math.floor(n / period));
    const values = Array.from({ length: 160 }, (_, n) => (n < preperiod ? 99 + roll(9) : at(n)));
    const found = repetitionOf(values)!;
    expect(period % found.period).toBe(0);
    for (let n = 0; n < 500; n++)
      expect([i, n, valueAt(found, firstValues(values, found), n)]).toEqual([i, n, values[n] ?? at(n)]);
  }
});
