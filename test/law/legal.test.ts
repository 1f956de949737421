// Laws of rules with legal positions, under both plays, compared with plain play within them.
import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { certificateOf, findLaw, saysLaw, testStated } from "../../src/law/index.ts";
import { dice } from "../oracle.ts";
import { partOf } from "../part.ts";

test("laws of takes within legal positions are those of play", () => {
  const roll = dice(20_261_204);
  for (let i = 0; i < partOf(24); i++) {
    const takes = [1, 2, 3, 4, 5].filter((k) => k === 1 || roll(2) === 0);
    const [most, m, r] = [30 + roll(60), 3 + roll(4), roll(3)];
    const [legal, isLegal] = (
      [
        [`n <= ${most}`, (n: number) => n <= most],
        [`n % ${m} != ${r}`, (n: number) => n % m !== r],
      ] as const
    )[roll(2)]!;
    const misere = roll(2) === 0;
    const rule = `[n: n-k if k in {${takes}} ; legal: ${legal}]`;
    const game = parseGame(rule);
    const { finding } = findLaw(game, "outcomes", misere ? "misere" : "normal");
    expect([rule, misere, finding?.verdict]).toEqual([rule, misere, "proved"]);
    const won: boolean[] = [];
    for (let n = 0; n <= 150; n++) {
      const moves = takes.filter((k) => k <= n && isLegal(n - k));
      won[n] = moves.length === 0 ? misere : moves.some((k) => !won[n - k]);
      if (!isLegal(n) || finding!.law === undefined) continue;
      expect([rule, misere, n, saysLaw(finding!.law, [n])]).toEqual([rule, misere, n, won[n] ? "N" : "P"]);
    }
    expect([rule, certificateOf(game, finding!)?.finding.verdict]).toEqual([rule, "valid"]);
  }
});

test("a true law is not refuted at a position that is not legal", () => {
  const game = parseGame("[n: n-k if k <= 5 ; legal: n <= 130]");
  expect(testStated(game, "P iff n % 6 = 1", "misere")).toMatchObject({ verdict: "proved" });
  expect(testStated(game, "P iff n % 6 = 0")).toMatchObject({ verdict: "proved" });
});
