import { expect, test } from "vitest";
import { sweepLaws } from "../law/random-laws.ts";

/** Set to sweep other rules than the first ones. */
const FIRST = Number(process.env.NIMBER_SEED ?? 1);

/** Rules of one test; each ends after a minute or two, so that a long sweep shows how far it is. */
const RULES = 20;

let found = 0;

test.each(Array.from({ length: 2000 / RULES }, (_, i) => FIRST + RULES * i))(
  "laws of random rules from %i on agree with play, and are read again",
  (first) => {
    const { proved = 0, refuted } = sweepLaws(first, first + RULES - 1, 2);
    expect(refuted).toBeUndefined();
    found += proved;
  },
);

test("a fifth of the rules have proved laws", () => {
  expect(found).toBeGreaterThan(400);
});
