import { describe, expect, test } from "vitest";
import { proofClaim } from "../../src/index.ts";
import { say } from "../../src/locale/message.ts";
import { isShown, marked } from "./theorems.case.ts";

/** Theorems that are proved at once; the slow tests have all. */
const SHORT = [
  "lasker",
  "mark",
  "kayles",
  "dawsons-kayles",
  "dawsons-chess",
  "equal-nim",
  "dynamic-nim(1)",
  "fibonacci-nim",
  "wythoff(3)",
];

const proved = marked.filter(({ theorem: { proof } }) => proof !== undefined);

describe("what is marked as proved is proved again", () => {
  const short = proved.filter(({ id, theorem }) => SHORT.includes(id) || theorem.proof!.by === "theory");
  test.each(short)("$id: $theorem.claim.en", isShown);
});

test("every theorem says how it is known", () => {
  const claims = marked.map(({ theorem }) => say(proofClaim(theorem), "en"));
  for (const begins of ["Proved by an automaton", "Proved by a finite", "Proved in docs", "Cited"])
    expect(claims.filter((claim) => claim.startsWith(begins)).length).toBeGreaterThan(2);
  const nim2 = marked.find(({ id }) => id === "moore-nim(3)")!;
  expect(say(proofClaim(nim2.theorem), "en")).toBe(
    "Proved by an automaton for 4 heaps: P iff x = y and y = z and z = w",
  );
});
