// The computation of a quotient reads the clock within every loop that can be long.
import { expect, test } from "vitest";
import { LimitError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { misereQuotient } from "../../src/solve/index.ts";
import { type Budget, begin } from "../../src/solve/limits.ts";
import { kindOf } from "../../src/solve/misere/quotient/cover.ts";
import { optionsOf } from "../../src/solve/misere/quotient/heaps.ts";
import { quotientSteps } from "../../src/solve/misere/quotient/quotient.ts";
import { elementsOf } from "../../src/solve/misere/quotient/verify.ts";
import type { Rules } from "../../src/types.ts";
import { isQuick } from "../part.ts";

const RULE = "[n: split(n-1, 2..2) if n > 1 | (n+1)%3 # n/2]";

/** Budget that counts the readings of its clock and ends at the n-th. */
function ending(at: number): { readonly budget: Budget; looks: () => number } {
  let looks = 0;
  const look = () => {
    if (++looks >= at) throw new LimitError("seconds", 2);
  };
  const budget = { ...begin(), tick: Object.assign(look, { positions: 5_000_000 }), clock: look };
  return { budget, looks: () => looks };
}

test("each option of each element is a look, and each move of a heap", () => {
  const { quotient } = misereQuotient(parseGame(RULE), { to: 60 });
  const { monoid, phi } = quotient;
  const { budget, looks } = ending(Number.POSITIVE_INFINITY);
  const options = optionsOf(parseGame(RULE))(60, budget.clock);
  expect(looks()).toBeGreaterThanOrEqual(options.length);
  const before = looks();
  const elements = elementsOf(monoid, options, phi, budget.clock);
  expect(looks() - before).toBe(options.length);
  const then = looks();
  kindOf(monoid, 61, 3, elements, budget.clock);
  expect(looks() - then).toBeGreaterThanOrEqual(1);
  expect(looks() - then).toBeLessThanOrEqual(elements.length);
});

test("a heap of a million moves is given up amid them", () => {
  let seen = 0;
  const rules: Rules<number> = {
    key: (n) => n,
    *moves(n) {
      if (n < 3) for (let k = 1; k <= n; k++) yield { at: `${k}`, to: [n - k] };
      else for (; ; seen++) yield { at: `${seen}`, to: [seen % 3] };
    },
  };
  const { budget } = ending(10_000);
  const steps = quotientSteps(rules as Rules<unknown>, {}, budget);
  let found = steps.next();
  while (!found.done) found = steps.next();
  expect(found.value).toMatchObject({ verdict: "partial", heaps: 2, limit: { limit: "seconds" } });
  expect(seen).toBeLessThanOrEqual(10_000);
});

test.skipIf(isQuick)("wherever the clock ends, what is known until then is told", () => {
  for (const at of [50, 500, 5_000, 50_000, 200_000]) {
    const { budget, looks } = ending(at);
    const steps = quotientSteps(parseGame(RULE), {}, budget);
    let found = steps.next();
    while (!found.done) found = steps.next();
    expect(found.value).toMatchObject({ verdict: "partial", limit: { limit: "seconds" } });
    // Nothing continues after the end.
    expect(looks()).toBe(at);
  }
});
