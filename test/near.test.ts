// Answers about games whose play can reach ever larger positions, compared with a retrograde analysis of a long range in
// which whatever leaves the range may be won or lost.
import { expect, test } from "vitest";
import { GrowthError } from "../src/errors.ts";
import { parseGame } from "../src/games/index.ts";
import { lawOfGame, statedLaw, testStated } from "../src/law/index.ts";
import { component } from "../src/solve/component.ts";
import { solver } from "../src/solve/sum.ts";
import type { Outcome, Play } from "../src/types.ts";
import { nimber } from "./nimber.ts";
import { dice } from "./oracle.ts";
import { isQuick, partOf } from "./part.ts";

const FAR = 400;
/** Largest nim-heap beside a number. */
const HEAP = 6;

type Options = (n: number) => readonly number[];

/** Outcomes of `n` and a nim-heap that the numbers to `FAR` decide, at the index `HEAP` * n + heap. */
function decided(options: Options, play: Play, heaps = HEAP): (Outcome | undefined)[] {
  const all = Array.from({ length: FAR + 1 }, (_, n) => options(n));
  const found: (Outcome | undefined)[] = Array(heaps * (FAR + 1)).fill(undefined);
  const next = found.map((_, i) => {
    const [n, heap] = [Math.floor(i / heaps), i % heaps];
    return [
      ...all[n]!.map((to) => heaps * to + heap),
      ...Array.from({ length: heap }, (_, k) => heaps * n + k),
    ];
  });
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = found.length - 1; i >= 0; i--) {
      if (found[i] !== undefined) continue;
      const outcomes = next[i]!.map((each) => found[each]);
      if (outcomes.length === 0) found[i] = play === "normal" ? "P" : "N";
      else if (outcomes.includes("P")) found[i] = "N";
      else if (outcomes.every((each) => each === "N")) found[i] = "P";
      changed ||= found[i] !== undefined;
    }
  }
  return found;
}

const primes = Array.from({ length: FAR }, (_, n) => n).filter(
  (n) =>
    n > 1 && !Array.from({ length: Math.floor(Math.sqrt(n)) - 1 }, (_, i) => i + 2).some((d) => n % d === 0),
);
const PRIMES = "[n: n+1 if n > 1 | n/k if k in divisors(n) and k in primes]";
const byPrimes: Options = (n) => [
  ...(n > 1 ? [n + 1] : []),
  ...primes.filter((p) => p <= n && n % p === 0).map((p) => n / p),
];

/** A rule with moves upwards, and its moves from the description of the notation. */
function randomRule(seed: number): readonly [string, Options] {
  const roll = dice(seed);
  const [up, m, by, most] = [1 + roll(5), 1 + roll(4), 2 + roll(3), 1 + roll(3)];
  const r = roll(m);
  const [least, halves] = [roll(3), roll(2) === 1];
  const rule = `[n: n+${up} if n % ${m} = ${r} and n >= ${least} | n-k if k <= ${most}${halves ? ` | n/${by} if n > ${least}` : ""}]`;
  const options: Options = (n) => [
    ...(n % m === r && n >= least ? [n + up] : []),
    ...Array.from({ length: Math.min(most, n) }, (_, k) => n - k - 1),
    ...(halves && n > least ? [Math.floor(n / by)] : []),
  ];
  return [rule, options];
}

const NUMBERS = [0, 1, 2, 3, 4, 5, 9, 24];

/** Result of a question, or undefined if the answer is that play can reach ever more positions. */
function orGrowth<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof GrowthError) return undefined;
    throw error;
  }
}

const RULES = [
  [PRIMES, byPrimes] as const,
  ["[n: n+1 | n/3 if n > 0]", (n: number) => [n + 1, ...(n > 0 ? [Math.floor(n / 3)] : [])]] as const,
  ...Array.from({ length: partOf(16) }, (_, i) => randomRule(i + 1)),
];

test.each(RULES)("%s has the outcomes and values of a long range", (rule, options) => {
  const game = parseGame(rule);
  const solving = solver();
  for (const play of ["normal", "misere"] as const) {
    const truth = decided(options, play, 1);
    for (const n of NUMBERS) {
      const found = orGrowth(() => solving.outcome([component(game, n)], play));
      // What a range does not decide is a draw, or is not decided by the nearest positions either.
      if (truth[n] === undefined) expect([n, play, "D", undefined]).toContain(found);
      else expect([n, play, found]).toEqual([n, play, truth[n]]);
    }
  }
  const beside = decided(options, "normal");
  let known = 0;
  for (const n of NUMBERS) {
    const value = orGrowth(() => solving.exactly(component(game, n)).value);
    if (value === undefined) continue;
    known++;
    const outcomes = beside.slice(HEAP * n, HEAP * (n + 1)).map((each) => each ?? "D");
    if (typeof value === "number") {
      if (value < HEAP) expect([n, value, outcomes[value]]).toEqual([n, value, "P"]);
      expect(outcomes.slice(0, value)).not.toContain("P");
    } else {
      const { infinite } = value as { infinite: number[] };
      expect([n, outcomes]).toEqual([n, outcomes.map((_, k) => (infinite.includes(k) ? "N" : "D"))]);
    }
  }
  expect(known).toBeGreaterThan(0);
});

test.skipIf(isQuick).each(RULES.slice(1, 1 + partOf(8)))(
  "a proved law of %s says what a long range decides",
  (rule, options) => {
    for (const play of ["normal", "misere"] as const) {
      const { finding, outcomes } = lawOfGame(parseGame(rule), play);
      const truth = decided(options, play, 1);
      for (const law of [finding, outcomes]) {
        if (law?.verdict !== "proved" || law.cycles === undefined) continue;
        const who = law.text.startsWith("P") ? "P" : "N";
        const again = testStated(parseGame(rule), law.text, play);
        expect([law.text, again.verdict]).toEqual([law.text, "proved"]);
        const { says } = statedLaw(law.text, ["n"], play);
        for (let n = 0; n < 100; n++)
          expect([rule, law.text, n, says([n]) === who]).toEqual([rule, law.text, n, truth[n] === who]);
      }
    }
  },
);

test.skipIf(isQuick)("the answer says why larger positions do not matter, in every command", () => {
  const said = (...args: string[]) => nimber(args).stdout.replaceAll(/\s+/g, " ");
  const won = "the 1,024 nearest ones decide it: the winner never needs others";
  expect(said("solve", PRIMES, "9")).toContain(won);
  expect(said("solve", PRIMES, "9")).toContain("n+1 → 10");
  expect(said("value", PRIMES, "24")).toContain(won);
  expect(said("value", "[n: n+1 | n/3 if n > 0]", "7")).toContain("∞ Play can reach ever larger");
  expect(said("solve", "[n: n+1 | n/3 if n > 0]", "7", "--misere")).toContain("hold the draw among them");
  expect(said("law", "[n: n+1 | n/3 if n > 0]")).toContain("No position is lost or won: all are draws.");
  expect(said("values", PRIMES, "--to", "8")).toContain("0 0 2 1 0 1 0 2 1");
  expect(nimber(["value", "[x,y: x+1,y-1 | x,y+1 if x > 0 | x-1,y]", "1,2"]).stderr).toContain(
    "grows without bound",
  );
});
