import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkCertificate } from "../../src/check/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { certifyQuotient, misereQuotient, type QuotientCertificate } from "../../src/solve/index.ts";
import { dice } from "../oracle.ts";
import { forgeries } from "./forge.ts";

const certificateOf = (code: string, to?: number): QuotientCertificate => {
  const game = parseGame(code);
  return certifyQuotient(game.heap!, misereQuotient(game, to === undefined ? {} : { to }));
};

const proved = ["0.123", "0.75", "0.33", "0.53", "0.144", "0.152"].map((code) => certificateOf(code));
const partial = [certificateOf("0.07", 20), certificateOf("kayles", 30), certificateOf("4.7", 12)];

describe("the certificate of a misère quotient", () => {
  test.each([...proved, ...partial])("$game is valid, and says of which heaps", (claim) => {
    const { verdict, says } = checkCertificate(JSON.stringify(claim));
    expect(verdict).toBe("valid");
    expect(says.en).toContain(claim.period === null ? `of heaps 0 to ${claim.heaps} alone` : "of all heaps");
    expect(JSON.stringify(claim).length).toBeLessThan(5000);
  });

  test("is refused in every other form, of a seeded corpus", () => {
    const counts = { valid: 0, refused: 0, malformed: 0, limit: 0 };
    const accepted: string[] = [];
    for (const { why, text } of forgeries([...proved, ...partial], dice(2008), 5)) {
      const { verdict } = checkCertificate(text);
      counts[verdict]++;
      if (verdict === "valid") accepted.push(why);
    }
    expect(accepted).toEqual([]);
    expect(counts.limit).toBe(0);
    expect(counts.refused).toBeGreaterThan(900);
    expect(counts.refused + counts.malformed).toBeGreaterThan(1000);
  });

  test("every check refuses something that the others let pass", () => {
    const reasons = new Set<string>();
    for (const { text } of forgeries([...proved, ...partial], dice(7), 3)) {
      const { verdict, says } = checkCertificate(text);
      if (verdict === "refused") reasons.add(says.en.replace(/\d+/g, "n"));
    }
    for (const check of [
      "table",
      "words",
      "phi",
      "`heaps`",
      "preperiod",
      "period",
      "heap n and an option",
      "cover",
      "separators",
    ])
      expect([...reasons].some((reason) => reason.includes(check))).toBe(true);
  });

  test("binds time and memory", () => {
    const text = JSON.stringify(proved[4]);
    expect(checkCertificate(text, { bytes: 100 }).verdict).toBe("limit");
    expect(checkCertificate(text, { positions: 3 })).toMatchObject({ verdict: "limit", limit: "positions" });
    const far = JSON.stringify({ ...proved[2], game: "{1,999999999999}" });
    expect(checkCertificate(far).verdict).not.toBe("valid");
  });

  test("is checked by what shares nothing with the learner", () => {
    for (const file of ["quotient.ts", "read-quotient.ts", "moves.ts"]) {
      const source = readFileSync(new URL(`../../src/check/${file}`, import.meta.url), "utf8");
      for (const [, from] of source.matchAll(/from "(.*)"/g)) expect(from).toMatch(/^\.\/|^\.\.\/types\.ts$/);
    }
  });

  test("needs rules that have a notation", () => {
    const game = parseGame("{squares}");
    expect(() => certifyQuotient(game.heap!, misereQuotient(game, { to: 5 }))).toThrow(RangeError);
  });
});
