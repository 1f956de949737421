import { expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { heapRules } from "../../src/encoding.ts";
import { parseGame } from "../../src/games/index.ts";
import { certify, heapTable, periodOf } from "../../src/solve/index.ts";

/** Games whose periods need millions of heaps; prover and checker share no code. */
test.each(["0.127", "0.356", "0.644", "0.56", "0.16", "0.376", "0.354"])(
  "%s is proved, and the checker agrees",
  (code) => {
    const rules = heapRules(parseGame(code))!;
    const found = periodOf(rules, { heaps: 40_000_000 });
    expect(found.verdict).toBe("proved");
    if (found.verdict !== "proved") return;
    const certificate = JSON.stringify(certify(heapTable(rules), found));
    expect(checkCertificate(certificate, { seconds: 3600, bytes: 2 ** 31 })).toMatchObject({
      verdict: "valid",
    });
  },
);
