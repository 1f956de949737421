import { describe, expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { parseGame } from "../../src/games/index.ts";
import {
  type AutomaticLaw,
  base,
  certifyLaw,
  findLaw,
  guessLaws,
  lawOfGame,
  proveLaw,
  saysLaw,
} from "../../src/law/index.ts";
import { localizedIn } from "../../src/locale/message.ts";
import type { Game } from "../../src/types.ts";
import { dice } from "../oracle.ts";
import { isQuick, partOf } from "../part.ts";

type Left = readonly (readonly [copies: number, heap: number])[];

/** Value of a heap n with k by plain play, where a move may leave equal heaps. */
function plainValue(moves: (n: number, k: number) => readonly Left[]): (n: number, k: number) => number {
  const known = new Map<string, number>();
  return function value(n: number, k: number): number {
    const key = `${n},${k}`;
    let found = known.get(key);
    if (found === undefined) {
      const seen = new Set<number>(
        moves(n, k).map((left) =>
          left
            .flatMap(([copies, heap]) => Array.from({ length: Math.max(0, copies) }, () => value(heap, k)))
            .reduce((a, b) => a ^ b, 0),
        ),
      );
      for (found = 0; seen.has(found); ) found++;
      known.set(key, found);
    }
    return found;
  };
}

/** Proved law of values by binary digits, if one is learnt. */
function lawOf(game: Game<unknown>): AutomaticLaw | undefined {
  for (const law of guessLaws(game, { kind: "values", systems: [base(2)] }))
    if (proveLaw(game, law).verdict === "proved") return law;
  return undefined;
}

describe("as many equal components as a number says", () => {
  test.skipIf(isQuick)("the laws of random rules are as plain play has them, and checked", () => {
    const roll = dice(603);
    let count = 0;
    for (let i = 0; i < partOf(32, 2); i++) {
      const [taken, more, less, by, rest] = [1 + roll(2), roll(3) - 1, 1 + roll(2), 1 + roll(2), roll(3)];
      const copies = more < 0 ? "k-1" : `k+${more}`;
      const when = `n >= ${less} and n % 2 != ${rest}`;
      const rule = `[n,k: n-${taken},k | ${copies} # (n-${less})/${by},k if ${when}]`;
      const game = parseGame(rule);
      const law = lawOf(game);
      if (law === undefined) continue;
      count++;
      const value = plainValue((n, k) => [
        ...(n >= taken ? [[[1, n - taken]] as const] : []),
        ...(n >= less && n % 2 !== rest ? [[[k + more, Math.floor((n - less) / by)]] as const] : []),
      ]);
      for (let n = 0; n < 40; n++)
        for (let k = 0; k < 6; k++)
          expect([rule, n, k, saysLaw(law, [n, k])]).toEqual([rule, n, k, value(n, k)]);
      const text = JSON.stringify(certifyLaw(game, law));
      expect(localizedIn(checkCertificate(text))).toMatchObject({ verdict: "valid" });
    }
    expect(count).toBeGreaterThan(partOf(32, 2) / 4);
  });

  test("as many heaps as there are tokens", () => {
    const game = parseGame("[n: n-1 | n # n/2 if n > 1]");
    const { finding } = findLaw(game, "values");
    expect(finding?.verdict).toBe("proved");
    const value = plainValue((n) => [
      ...(n > 0 ? [[[1, n - 1]] as const] : []),
      ...(n > 1 ? [[[n, Math.floor(n / 2)]] as const] : []),
    ]);
    for (let n = 0; n < 200; n++) expect([n, saysLaw(finding!.law!, [n])]).toEqual([n, value(n, 0)]);
  });

  test.skipIf(isQuick)("equal components do not cancel under misère play", () => {
    const rule = "n,k: n-1,k | k # n/2,k if n > 0 and n % 2 = 0";
    expect(lawOfGame(parseGame(`[${rule}]`)).finding?.verdict).toBe("proved");
    expect(lawOfGame(parseGame(`[${rule}]`), "misere", { seconds: 0.3 }).finding?.verdict).not.toBe("proved");
  });
});
