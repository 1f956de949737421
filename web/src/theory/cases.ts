import type { ClaimId } from "../engine/claims/index.ts";

// Numbers of cases for the tests of claims.

/** Usual number of cases tested when a claim is read. */
export const USUAL_CASES = 1000;

/** Numbers for claims where the usual one is too large or too small. */
export const CASES: Readonly<Partial<Record<ClaimId, number>>> = {
  "mex-is-least": 4096,
  "kayles-sums": 91,
  "moore-2": 500,
  "moore-3": 300,
  beatty: 100_000,
  "fibonacci-openings": 200,
  "staircase-odd": 500,
  "pebbles-from-right": 500,
  "hackenbush-trees": 500,
  "hackenbush-fusion": 800,
  "nim-misere": 500,
  "graphs-misere": 500,
  "subtraction-misere": 300,
  "kayles-pins": 13,
  "dawson-shift": 500,
  "kayles-certificate": 1,
  "kayles-period": 400,
  "consecutive-takes": 400,
  "kayles-quotient": 400,
};
