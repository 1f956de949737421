import { expect, test } from "vitest";
import { sweepLaws } from "../law/random-laws.ts";

/** Set to sweep other rules than the first ones. */
const FIRST = Number(process.env.NIMBER_SEED ?? 1);

test.each(Array.from({ length: 20 }, (_, i) => FIRST + 100 * i))(
  "laws of 100 random rules from %i on agree with play, and are read again",
  (first) => {
    const { proved, refuted } = sweepLaws(first, first + 99, 2);
    expect(refuted).toBeUndefined();
    expect(proved).toBeGreaterThan(20);
  },
);
