// Outcomes of games whose play can reach ever larger positions, compared with a retrograde analysis of a long range.
import { expect, test } from "vitest";
import { parseGame } from "../src/games/index.ts";
import { component } from "../src/solve/component.ts";
import { solver } from "../src/solve/sum.ts";
import { nimber } from "./nimber.ts";

const FAR = 1500;

const primes = Array.from({ length: FAR }, (_, n) => n).filter(
  (n) =>
    n > 1 && !Array.from({ length: Math.floor(Math.sqrt(n)) - 1 }, (_, i) => i + 2).some((d) => n % d === 0),
);

/** Outcomes that the numbers to `FAR` decide; larger ones are unknown. */
function decided(options: (n: number) => readonly number[]): ("P" | "N" | undefined)[] {
  const found: ("P" | "N" | undefined)[] = [];
  const all = Array.from({ length: FAR + 1 }, (_, n) => options(n));
  for (let changed = true; changed; ) {
    changed = false;
    for (let n = FAR; n >= 0; n--) {
      if (found[n] !== undefined) continue;
      const next = all[n]!.map((each) => found[each]);
      if (next.includes("P")) found[n] = "N";
      else if (next.every((each) => each === "N")) found[n] = "P";
      changed ||= found[n] !== undefined;
    }
  }
  return found;
}

const byPrimes = (n: number) => primes.filter((p) => p <= n && n % p === 0).map((p) => n / p);

test.each([
  [
    "[n: n+1 if n > 1 | n/k if k in divisors(n) and k in primes]",
    (n: number) => [...(n > 1 ? [n + 1] : []), ...byPrimes(n)],
  ],
] as const)("%s is decided where a finite part decides it", (rule, options) => {
  const outcomes = decided(options);
  const game = parseGame(rule);
  const solving = solver();
  let known = 0;
  for (const n of [2, 4, 6, 9, 10, 24]) {
    const outcome = () => solving.at(component(game, n)).outcome;
    if (outcomes[n] === undefined) expect(outcome).toThrow("grows without bound");
    else {
      known++;
      expect([n, outcome()]).toEqual([n, outcomes[n]]);
    }
  }
  expect(known).toBeGreaterThan(0);
});

test("the answer says why larger positions do not matter", () => {
  const rule = "[n: n+1 if n > 1 | n/k if k in divisors(n) and k in primes]";
  const { stdout } = nimber(["solve", rule, "9"]);
  expect(stdout.replaceAll(/\s+/g, " ")).toContain("the 1,024 nearest ones decide it");
  expect(stdout).toContain("n+1 → 10");
  expect(nimber(["solve", "[n: n+1 | n/2 if n > 0 and n % 2 = 0]", "9"]).stderr).toContain(
    "grows without bound",
  );
});
