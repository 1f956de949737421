import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { heapRules } from "../../src/encoding.ts";
import { parseGame } from "../../src/games/index.ts";
import { localizedIn, say } from "../../src/locale/message.ts";
import { certifyQuotient, misereQuotient, type QuotientCertificate } from "../../src/solve/index.ts";
import { dice } from "../oracle.ts";
import { forgeries } from "./forge.ts";

const certificateOf = (code: string, to?: number): QuotientCertificate => {
  const game = parseGame(code);
  return certifyQuotient(heapRules(game)!, misereQuotient(game, to === undefined ? {} : { to }));
};

const proved = ["0.123", "0.75", "0.33", "0.53", "0.144", "0.152"].map((code) => certificateOf(code));
const partial = [certificateOf("0.07", 20), certificateOf("kayles", 30), certificateOf("4.7", 12)];

describe("the certificate of a misère quotient", () => {
  test.each([...proved, ...partial])("$game is valid, and says of which heaps", (claim) => {
    const { verdict, says } = checkCertificate(JSON.stringify(claim));
    expect(verdict).toBe("valid");
    expect(say(says, "en")).toContain(
      claim.period === null ? `for heaps 0 to ${claim.heaps} only` : "for all heaps",
    );
    expect(JSON.stringify(claim).length).toBeLessThan(5000);
  });

  const known = JSON.parse(readFileSync(new URL("../known/misere-quotients.json", import.meta.url), "utf8"));
  interface Known {
    readonly code: string;
    readonly to?: number;
    readonly order: number;
    readonly p?: number;
    readonly preperiod?: number;
    readonly period?: number;
  }
  // The largest takes seconds, and is in test/slow.
  test.each<Known>(known.quotients.filter(({ order }: Known) => order < 360))(
    "is that of the published quotient of $code, to $to",
    ({ code, to, order, p, preperiod, period }) => {
      const game = parseGame(code);
      const found = misereQuotient(game, to === undefined ? {} : { to });
      const claim = certifyQuotient(heapRules(game)!, found);
      expect(checkCertificate(JSON.stringify(claim)).verdict).toBe("valid");
      expect(localizedIn([found.verdict, claim.order])).toEqual([
        to === undefined ? "proved" : "partial",
        order,
      ]);
      const here = { p: claim.p.length, preperiod: claim.preperiod, period: claim.period };
      const there = Object.entries({ p, preperiod, period }).filter(([, each]) => each !== undefined);
      expect(here).toMatchObject(Object.fromEntries(there));
    },
  );

  test("of Kayles has the partial orders, and the single heaps that are lost", () => {
    const kayles = parseGame("0.77");
    for (const [to, order] of known.kayles.orders)
      expect(misereQuotient(kayles, { to }).quotient.monoid.order).toBe(order);
    const { monoid, phi } = misereQuotient(kayles).quotient;
    expect(phi.flatMap((x, heap) => (monoid.inP[x] === 1 ? [heap] : []))).toEqual(known.kayles.single);
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
      if (verdict === "refused") reasons.add(say(says, "en").replace(/\d+/g, "n"));
    }
    for (const check of [
      "table",
      "words",
      "phi",
      "`heaps`",
      "preperiod",
      "period",
      "heap n and one of its options",
      "cover",
      "separators",
    ])
      expect([...reasons].some((reason) => reason.includes(check))).toBe(true);
  });

  test("is malformed as soon as a field leaves its bounds, and names the field", () => {
    const right = proved[0]!;
    const { order, heaps, words, cover, separators, p, phi, table, generators } = right;
    const wrong: [string, object][] = [
      ["game", { game: 123 }],
      ["game", { game: "0.123x" }],
      ["version", { version: 2 }],
      ["preperiod", { preperiod: 0 }],
      ["period", { period: 0 }],
      ["period", { preperiod: null }],
      ["heaps", { heaps: -1 }],
      ["order", { order: 0 }],
      ["generators", { generators: [...generators.slice(0, -1), heaps + 1] }],
      ["generators", { generators: generators.toReversed() }],
      ["table", { table: table.slice(1) }],
      ["table", { table: table.with(0, table[0]!.with(0, order)) }],
      ["table", { table: table.with(0, [...table[0]!, 0]) }],
      ["words", { words: words.slice(1) }],
      ["words", { words: (words as unknown[]).with(0, [0]) }],
      ["words", { words: (words as unknown[]).with(0, [order, 0]) }],
      ["words", { words: (words as unknown[]).with(0, [0, generators.length]) }],
      ["words", { words: (words as unknown[]).with(0, { 0: 0, 1: 0, length: 2 }) }],
      ["p", { p: [...p, order] }],
      ["p", { p: p.toReversed() }],
      ["phi", { phi: [...phi, 0] }],
      ["phi", { phi: phi.with(0, order) }],
      ["cover", { cover: "none" }],
      ["cover", { cover: [...cover, [order, [0]]] }],
      ["cover", { cover: [...cover, [0, []]] }],
      ["cover", { cover: [...cover, [0, [order]]] }],
      ["cover", { cover: [...cover, [0, [1, 0]]] }],
      ["cover", { cover: [...cover, [0]] }],
      ["cover", { cover: [...cover, "01"] }],
      ["separators", { separators: [...separators, order] }],
      ["separators", { separators: [1, 0] }],
    ];
    for (const [field, change] of wrong) {
      const { verdict, says } = checkCertificate(JSON.stringify({ ...right, ...change }));
      expect(localizedIn([field, change, verdict, say(says, "en")])).toEqual([
        ...[field, change, "malformed"],
        expect.stringContaining(`\`${field}\``),
      ]);
    }
    const beyond = { ...right, generators: [...generators, heaps], table: table.map((row) => [...row, 0]) };
    expect(checkCertificate(JSON.stringify(beyond)).verdict).toBe("refused");
  });

  test("binds time and memory", () => {
    const text = JSON.stringify(proved[4]);
    expect(checkCertificate(text, { bytes: 100 }).verdict).toBe("limit");
    expect(localizedIn(checkCertificate(text, { positions: 3 }))).toMatchObject({
      verdict: "limit",
      limit: "positions",
    });
    const far = JSON.stringify({ ...proved[2], game: "{1,999999999999}" });
    expect(checkCertificate(far).verdict).not.toBe("valid");
  });

  test("is checked by what shares nothing with the learner", () => {
    for (const file of ["quotient.ts", "heap-moves.ts", "certificate.ts"]) {
      const source = readFileSync(new URL(`../../src/checker/${file}`, import.meta.url), "utf8");
      for (const [, from] of source.matchAll(/from "(.*)"/g))
        expect(from).toMatch(/^\.\/|^\.\.\/types\.ts$|^\.\.\/locale\//);
    }
  });

  test("needs rules that have a notation", () => {
    const game = parseGame("{squares}");
    expect(() => certifyQuotient(heapRules(game)!, misereQuotient(game, { to: 5 }))).toThrow(RangeError);
  });
});
