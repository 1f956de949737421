import { expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { heapRules } from "../../src/encoding.ts";
import { parseGame } from "../../src/games/index.ts";
import { certifyQuotient, misereQuotient, solver } from "../../src/solve/index.ts";
import { dice } from "../oracle.ts";
import { playOut } from "../quotient/sums.ts";

test("20,000 random misère sums have the outcomes and the winning moves of plain play", () => {
  expect(playOut(solver(), dice(20_000), 2500)).toBeGreaterThan(4000);
});

test("0.07 to heap 30 has 360 elements, 65 of them P (Plambeck & Siegel 2008), and a certificate", () => {
  const game = parseGame("0.07");
  const found = misereQuotient(game, { to: 30 });
  expect(found.quotient.monoid.order).toBe(360);
  expect(found.quotient.monoid.inP.reduce((sum, each) => sum + each)).toBe(65);
  expect(checkCertificate(JSON.stringify(certifyQuotient(heapRules(game)!, found))).verdict).toBe("valid");
});
