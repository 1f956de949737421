// Laws of takes that may not repeat the last one, or that the last one bounds, which the second number remembers,
// compared with plain play.
import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { findLaw, statedLaw } from "../../src/law/index.ts";
import { dice } from "../oracle.ts";
import { oneIn } from "../part.ts";

/** Whether a heap is lost after a last take. */
function lostAfter(takes: readonly number[], misere: boolean, allowed: (k: number, last: number) => boolean) {
  const known = new Map<string, boolean>();
  return function lost(n: number, last: number): boolean {
    let found = known.get(`${n},${last}`);
    if (found === undefined) {
      const moves = takes.filter((k) => k <= n && allowed(k, last));
      found = moves.length === 0 ? !misere : !moves.some((k) => lost(n - k, k));
      known.set(`${n},${last}`, found);
    }
    return found;
  };
}

const roll = dice(13);
const SETS = [
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6, 7],
  [2, 3, 5],
  ...Array.from({ length: 5 }, () => [1, 2, 3, 4, 5, 6].filter((k) => k === 1 || roll(3) > 0)),
];

const RULES = SETS.flatMap((takes, i) =>
  (["normal", "misere"] as const).map((play) => ({ takes, play, swapped: i % 2 === 1 })),
);

test.each(oneIn(20, RULES))("takes $takes, not the last one, $play", ({ takes, play, swapped }) => {
  const move = swapped ? "k,n-k" : "n-k,k";
  const rule = `[${swapped ? "m,n" : "n,m"}: ${move} if k in {${takes}} and k != m]`;
  const { finding } = findLaw(parseGame(rule), "outcomes", play);
  expect([rule, finding?.verdict]).toEqual([rule, "proved"]);
  const lost = lostAfter(takes, play === "misere", (k, last) => k !== last);
  const law = statedLaw(finding!.text, swapped ? ["m", "n"] : ["n", "m"], play);
  for (let n = 0; n < 120; n++)
    for (let m = 0; m < 16; m++)
      expect([rule, n, m, law.says(swapped ? [m, n] : [n, m])]).toEqual([rule, n, m, lost(n, m) ? "P" : "N"]);
});

// Source: play above; thirteen is the period of one to five.
test("one to five, not the last one: lost at 0 and 7 modulo 13 where no take is forbidden", () => {
  const { finding } = findLaw(parseGame("[n,m: n-k,k if k <= 5 and k != m]"), "outcomes", "normal");
  expect(finding!.text).toMatch(/^P iff n % 13 in \{0,7\} or m = 1 and /);
});

/** Bounds `c*k + d` by the last take, with the law that a person would state. */
const BOUNDS: readonly (readonly [c: number, d: number, text: string])[] = [
  [1, 0, "P iff n = 0 or k < 2**valuation(n,2)"],
  [2, 0, "P iff n = 0 or 2*k < lowest(n,zeckendorf)"],
  [2, -1, "P iff n = 0 or 2*k - 1 < 2**valuation(n,2)"],
  [
    1,
    1,
    "P iff n = 0 or n % 5 = 2 and k < 1 or n % 5 = 3 and k < 2 or n % 5 = 0 and k + 1 < 5*2**valuation(n/5,2)",
  ],
  [
    1,
    2,
    "P iff n = 0 or n % 10 = 3 and k < 1 or n % 10 = 4 and k < 2 or n % 10 = 6 and k < 4 or n % 10 = 9 and k < 1 or n % 10 = 0 and k + 2 < 10*2**valuation(n/10,2)",
  ],
];

test.each(oneIn(5, BOUNDS))("takes of at most %i times the last one and %i more", (c, d, text) => {
  const { finding } = findLaw(parseGame(`[n,k: n-j,j if j <= ${c}*k + ${d}]`), "outcomes", "normal");
  expect(finding).toMatchObject({ verdict: "proved", text });
  const lost = lostAfter(
    Array.from({ length: 120 }, (_, i) => i + 1),
    false,
    (j, last) => j <= c * last + d,
  );
  const law = statedLaw(text, ["n", "k"]);
  for (let n = 0; n < 120; n++)
    for (let k = 0; k < 130; k++) expect([n, k, law.says([n, k])]).toEqual([n, k, lost(n, k) ? "P" : "N"]);
});
