import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { findLaw, saysLaw, statedLaw } from "../../src/law/index.ts";
import { nimber } from "../nimber.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { isQuick, oneIn, partOf } from "../part.ts";

/** Numbers at which a law is compared with plain play. */
const TO = 3000;

test("laws of rules that divide, whose runs grow by a factor, are those of plain play", () => {
  const roll = dice(20_261_129);
  const rounds = partOf(40);
  let written = 0;
  for (let i = 0; i < rounds; i++) {
    const least = 2 + roll(3);
    const most = least + 1 + roll(4);
    const up = roll(2) === 0;
    const rule = up
      ? `[n: (n+k-1)/k if k in {${least}..${most}} and n > 1]`
      : `[n: n/k if k in {${least}..${most}} and n > 0]`;
    const by = Array.from({ length: most - least + 1 }, (_, j) => least + j);
    const value = plainGrundy((n: number) =>
      n > (up ? 1 : 0) ? by.map((k) => [up ? Math.ceil(n / k) : Math.floor(n / k)]) : [],
    );
    const { finding } = findLaw(parseGame(rule), "outcomes");
    expect([rule, finding?.verdict]).toEqual([rule, "proved"]);
    const { text } = finding!;
    if (!text.includes("automaton")) {
      if (text.includes(`k in powers(${least * most})`)) written++;
      const { says } = statedLaw(text, ["n"]);
      for (let n = 0; n <= TO; n++)
        expect([rule, text, n, says([n])]).toEqual([rule, text, n, value(n) === 0 ? "P" : "N"]);
    }
  }
  expect(written).toBeGreaterThan(rounds / 3);
});

test.skipIf(isQuick)("values of such a rule are told by digits of the base of its factor", () => {
  const { finding } = findLaw(parseGame("[n: n/k if k in {2..6} and n > 0]"), "values");
  expect(finding).toMatchObject({
    verdict: "proved",
    text: expect.stringMatching(/^sg = .*matches\(n,12,1\.\*\)/),
  });
});

test.skipIf(isQuick)("--base looks for automata in that base alone, and says where there is none", () => {
  const said = (...args: string[]) => nimber(["law", ...args]);
  const values = said("[n: n/2 if n > 0 | n/3 if n > 0]", "--base", "6");
  expect(values.stdout).toContain("sg = 1 if matches(n,6,1.*); 2 if matches(n,6,2.*); else 0");
  const winners = JSON.parse(
    said("[n: n/k if k in {2..6} and n > 0]", "--base", "12", "--outcomes", "--json").stdout,
  );
  expect(winners).toMatchObject({ verdict: "proved", by: "automaton", states: 2 });
  expect(said("[n: n-1 | n-2 | n/2]", "--base", "3")).toMatchObject({
    status: 3,
    stdout: expect.stringContaining("no small automaton in base 3 agrees with play"),
  });
  for (const [args, found] of [
    [["kayles", "--base", "37"], "expected a number from 2 to 36, found `37`"],
    [["P iff n = 0", "--game", "kayles", "--base", "3"], "expected a game whose law is sought, found --game"],
    [["kayles", "--where", "n > 3", "--base", "3"], "expected a game whose law is sought, found --where"],
  ] as const)
    expect(said(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(found) });
});

test.each(
  oneIn<readonly [number, number]>(2, [
    [3, 4],
    [6, 7],
  ]),
)(
  "takes of at most a bound that are coprime to a number, beside halving: gcd(k,%i) = 1 and k <= %i",
  (m, most) => {
    const coprime = (k: number, to = m): boolean => (to === 0 ? k === 1 : coprime(to, k % to));
    const takes = Array.from({ length: most }, (_, i) => i + 1).filter((k) => coprime(k));
    const value = plainGrundy((n: number) => [
      ...takes.filter((k) => k <= n).map((k) => [n - k]),
      ...(n > 0 && n % 2 === 0 ? [[n / 2]] : []),
    ]);
    const game = parseGame(`[n: n-k if gcd(k,${m}) = 1 and k <= ${most} | n/2 if n > 0 and n % 2 = 0]`);
    const { finding } = findLaw(game, "values");
    expect(finding?.verdict).toBe("proved");
    for (let n = 0; n <= TO; n++) expect([n, saysLaw(finding!.law!, [n])]).toEqual([n, value(n)]);
  },
);
