import { expect, it } from "vitest";
import { expectHonest, random, sparse } from "../law/observed.ts";

it("what is observed of random rules with seldom takes claims no more than plain play shows", () => {
  const next = random(41);
  const verdicts: Record<string, number> = {};
  for (let i = 0; i < 100; i++) {
    const verdict = expectHonest(sparse(next), 8);
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
  }
  expect(verdicts.observed).toBeGreaterThan(4);
});
