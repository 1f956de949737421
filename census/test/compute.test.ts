import { readFileSync } from "node:fs";
import { checkCertificate, heapRules, heapTable, misere, periodOf } from "nimber";
import { parseGame } from "nimber/games";
import { describe, expect, test } from "vitest";
import { isQuick } from "../../test/part.ts";
import { checksum, readPrefixes } from "../src/compute/checksum.ts";
import { packed, unpacked } from "../src/compute/packed.ts";
import { compute } from "../src/compute.ts";
import { jobsOf, parsePlan } from "../src/plan/index.ts";
import { sequential } from "../src/sequential.ts";
import type { Job, PeriodRow, QuotientRow, Row } from "../src/types.ts";

const jobOf = (game: string, question: string, limits = "{}"): Job =>
  [
    ...jobsOf(parsePlan(`family: { list: ["${game}"] }\nquestion: ${question}\nlimits: ${limits}`, "x.yml")),
  ][0]!;
const rowOf = (game: string, question: string, limits?: string): Row =>
  [...sequential([jobOf(game, question, limits)])][0]!;
const stable = ({ seconds: _, ...row }: Row) => row;

describe("a period", () => {
  test("is proved, with its certificate", () => {
    const row = rowOf("0.77", "period to 10^4");
    expect(row).toMatchObject({
      key: "period 0.77",
      verdict: "proved",
      stoppedBy: null,
      preperiod: 71,
      period: 12,
      saltus: 0,
      exceptions: [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70],
      maximum: 8,
      values: null,
    });
    expect(checkCertificate(JSON.stringify(row.certificate)).verdict).toBe("valid");
    expect(row.checksum).toBe(checksum(heapTable(heapRules(parseGame("0.77"))!).values(82), 83));
  });

  test("of a rule in a line is that of its shape", () => {
    const rule = rowOf("[n: n-1 | n-2 | a & n-1-a | a & n-2-a]", "period to 10^4");
    const kayles = rowOf("0.77", "period to 10^4");
    expect(rule).toMatchObject({ verdict: "proved", preperiod: 71, period: 12, checksum: kayles.checksum });
  });

  test("is not found below its proof, and the limit that stopped it is named", () => {
    expect(rowOf("0.77", "period to 100")).toMatchObject({
      verdict: "open",
      stoppedBy: "heaps",
      heaps: 101,
      preperiod: null,
      certificate: null,
      maximum: 8,
    });
    expect(rowOf("0.37", "period to 10^7", "{ seconds: 50 ms }").stoppedBy).toBe("seconds");
  });

  test("stopped by memory ends at the same heap, whatever is asked", () => {
    const [period, values] = ["period", "values"].map((question) =>
      rowOf("{fibonacci}", `${question} to 10^8`, "{ bytes: 16 MiB }"),
    );
    expect(period).toMatchObject({ stoppedBy: "bytes", heaps: (2 ** 24 - 2 ** 20) / 16, verdict: "open" });
    expect(values).toMatchObject({ stoppedBy: "bytes", heaps: period!.heaps, checksum: period!.checksum });
  });

  test("with a saltus is proved of all-but games and observed of hexadecimal ones", () => {
    expect(rowOf("!{2,3}", "period to 1000")).toMatchObject({
      verdict: "proved",
      period: 4,
      saltus: 2,
      maximum: null,
    });
    expect(rowOf("0.3F", "period to 600")).toMatchObject({
      verdict: "observed",
      saltus: 3,
      stoppedBy: "heaps",
    });
  });

  test.skipIf(isQuick)("rare heaps are those of the published table, which counts heap 0 too", () => {
    const { games } = JSON.parse(
      readFileSync(new URL("../../docs/census/octal-periods.json", import.meta.url), "utf8"),
    );
    const rares = games.filter((game: { rare?: object }) => game.rare !== undefined);
    expect(rares.length).toBeGreaterThan(2);
    for (const { code, rare } of rares) {
      const row = rowOf(code, "period to 10^6") as PeriodRow;
      expect([code, row.rareCount! + 1, row.lastRare, row.mask]).toEqual([
        code,
        rare.num_rare,
        rare.last_rare,
        rare.mask,
      ]);
    }
  });
});

describe("checksums", () => {
  test("do not depend on the width of the cells", () => {
    const values = [0, 1, 2, 255, 3];
    expect(checksum(Uint8Array.from(values), 5)).toBe(checksum(Uint32Array.from(values), 5));
    expect(checksum(values, 4)).not.toBe(checksum(values, 5));
    // SHA-256 of 00000000 01000000 02000000 ff000000, computed by sha256sum.
    expect(checksum(values, 4)).toBe("cf7fd6200ec3f0d0b2becafbbffa918f");
  });

  test("determine a sequence that is proved periodic, however far it was computed", () => {
    const [short, long] = [rowOf("0.33", "period to 10"), rowOf("0.33", "period to 10^5")];
    expect(short.checksum).toBe(long.checksum);
    expect(rowOf("{1,2}", "period to 10^4").checksum).toBe(long.checksum);
    expect(rowOf("{1,2,4,5}", "period to 10^4").checksum).toBe(long.checksum);
  });

  test("prefixes part where values do", () => {
    const [a, b] = ["0.161", "0.36"].map((game) => [...readPrefixes(rowOf(game, "period to 5000").prefixes)]);
    expect(a!.map(({ length }) => length)).toEqual([64, 128, 256, 512, 1024, 2048, 4096]);
    const parting = a!.findIndex(({ print }, i) => print !== b![i]!.print);
    // They differ first at heap 519.
    expect(a![parting]!.length).toBe(1024);
  });

  test("prefixes of a proved period continue it", () => {
    const proved = rowOf("!{2,3}", "period to 5000");
    const known = rowOf("!{2,3}", "values to 5000");
    expect(proved.heaps).toBeLessThan(64);
    expect(proved.prefixes).toBe(known.prefixes);
  });
});

describe("values", () => {
  test("are kept packed, all of them", () => {
    const row = rowOf("0.6", "values to 3000");
    expect(row).toMatchObject({ heaps: 3001, verdict: "open", stoppedBy: null });
    expect(unpacked(row.values!)).toEqual([...heapTable(heapRules(parseGame("0.6"))!).values(3000)]);
    expect(rowOf("0.77", "values to 500")).toMatchObject({ heaps: 501, verdict: "proved", period: 12 });
  });

  test("stop at the limit of time, which the search for a period does not exceed", () => {
    const row = rowOf("0.37", "values to 10^7", "{ seconds: 100 ms }");
    expect(row).toMatchObject({ verdict: "open", stoppedBy: "seconds" });
    expect(row.heaps).toBeLessThan(1_000_000);
    expect(unpacked(row.values!)).toHaveLength(row.heaps);
  });

  test("pack and unpack any number", () => {
    const values = [0, 127, 128, 16_383, 16_384, 2 ** 32 - 1, 5];
    expect(unpacked(packed(values))).toEqual(values);
    expect(unpacked(packed([]))).toEqual([]);
  });
});

describe("a checkpoint", () => {
  /** Computes with a stop after each step, going on from the checkpoint each time. */
  function inPieces(job: Job): { row: Row; pieces: number } {
    let state: Uint8Array | undefined;
    for (let pieces = 1; ; pieces++) {
      let calls = 0;
      const row = compute(job, state, {
        checkpoint: (next) => {
          state = next;
        },
        stop: () => ++calls > 1,
      });
      if (row !== undefined) return { row, pieces };
    }
  }

  test.each([
    ["0.156", "period to 10^5"],
    ["0.37", "period to 20000"],
    ["{2,5,7}", "values to 10^5"],
    ["0.3F", "distinct to 800"],
  ])("makes no difference to %s, %s", (game, question) => {
    const job = jobOf(game, question);
    const { row, pieces } = inPieces(job);
    expect(pieces).toBeGreaterThan(1);
    expect(stable(row)).toEqual(stable([...sequential([job])][0]!));
  });

  test("is continued when the limit is raised", () => {
    const job = jobOf("0.156", "period to 1000");
    let state: Uint8Array | undefined;
    let filled = 0;
    let calls = 0;
    const hooks = {
      checkpoint(next: Uint8Array, heaps: number) {
        state = next;
        filled = heaps;
      },
      stop: () => ++calls === 3,
    };
    expect(compute(job, undefined, hooks)).toBeUndefined();
    expect(filled).toBeGreaterThan(0);
    const raised = { ...job, limits: { ...job.limits, heaps: 100_000 } };
    const row = compute(raised, state, { ...hooks, stop: () => false })!;
    expect(row).toMatchObject({ verdict: "proved", preperiod: 3479, period: 349 });
  });

  test("of another game is refused", () => {
    let state: Uint8Array | undefined;
    const keep = {
      checkpoint: (next: Uint8Array) => {
        state = next;
      },
      stop: () => state === undefined,
    };
    let calls = 0;
    compute(jobOf("0.6", "period to 10^5"), undefined, { ...keep, stop: () => ++calls > 2 });
    expect(() => compute(jobOf("0.36", "period to 10^5"), state, keep)).toThrow(/expected 0\.36/);
  });
});

describe("misere outcomes", () => {
  const outcomesOf = (row: Row) => unpacked(row.values!).map((outcome) => (outcome === 1 ? "N" : "P"));

  test("of one heap after the other", () => {
    const row = rowOf("0.77", "misere outcomes to 20");
    const solving = misere();
    const game = parseGame("0.77");
    expect(row).toMatchObject({ verdict: "proved", heaps: 21, stoppedBy: null });
    expect(outcomesOf(row)).toEqual(
      Array.from({ length: 21 }, (_, position) => solving.outcome([{ rules: game, position }])),
    );
  });

  test("of sums, by their largest heap, so that a farther census begins with the same", () => {
    const [near, far] = [
      rowOf("0.77+0.77", "misere outcomes to 3"),
      rowOf("0.77+0.77", "misere outcomes to 5"),
    ];
    expect(outcomesOf(far).slice(0, near.heaps)).toEqual(outcomesOf(near));
    expect([near.heaps, far.heaps]).toEqual([10, 21]);
    // Kayles 0+0, 0+1, 1+1, 0+2: none, one and two single pins, a pair of pins, of which one may be left.
    expect(outcomesOf(near).slice(0, 4)).toEqual(["N", "P", "N", "N"]);
    expect(rowOf("nim+{1,2}", "misere outcomes to 3").heaps).toBe(16);
  });

  test("of codes that stand together are equal, but for the shift", () => {
    const [four, kayles, chess] = ["0.4", "0.07", "0.137"].map((game) =>
      outcomesOf(rowOf(game, "misere outcomes to 18")),
    );
    expect(kayles!.slice(0, 18)).toEqual(four!.slice(1));
    expect(chess!.slice(0, 18)).toEqual(kayles!.slice(1));
  });

  test("stop at the limit of memory", () => {
    const row = rowOf("0.6", "misere outcomes to 99", "{ bytes: 16 MiB }");
    expect(row).toMatchObject({ verdict: "open", stoppedBy: "bytes" });
    expect(row.heaps).toBeGreaterThan(5);
  });
});

describe("misere quotients", () => {
  test("are proved, with the certificate, or of heaps to N alone", () => {
    const row = rowOf("0.123", "misere quotient to 100") as QuotientRow;
    expect(row).toMatchObject({
      ...{ verdict: "proved", stoppedBy: null, order: 20, pPortion: 5, preperiod: 5, period: 5, tame: null },
      ...{ kernel: 4, regular: true, normal: true, generators: [1, 3, 6, 8, 9], heaps: 23 },
    });
    expect(checkCertificate(JSON.stringify(row.certificate)).verdict).toBe("valid");
    expect(rowOf("0.07", "misere quotient to 20")).toMatchObject({
      ...{ verdict: "open", stoppedBy: "heaps", order: 24, preperiod: null, period: null, heaps: 21 },
    });
    expect(rowOf("0.3", "misere quotient to 20")).toMatchObject({ verdict: "proved", tame: 1, order: 2 });
  });

  test("stop at the same heap for the same memory", () => {
    const rows = ["0.354", "0.354"].map((game) => rowOf(game, "misere quotient to 99", "{ bytes: 16 MiB }"));
    expect(rows[0]).toMatchObject({ verdict: "open", stoppedBy: "bytes" });
    expect(stable(rows[0]!)).toEqual(stable(rows[1]!));
  });

  test("have no fields of values, as outcomes have not", () => {
    for (const row of [rowOf("0.3", "misere quotient to 9"), rowOf("0.3", "misere outcomes to 9")]) {
      expect(Object.keys(row)).not.toContain("saltus");
      expect(Object.keys(row)).not.toContain("maximum");
    }
  });

  test("of sums, and of rules that no certificate names, are refused", () => {
    expect(() => jobOf("0.77+0.07", "misere quotient to 9")).toThrow(/expected a set or a code/);
    expect(() => jobOf("half", "misere quotient to 9")).toThrow();
    expect(() => jobOf("grundys-game", "misere quotient to 9")).toThrow(/expected a set or a code/);
  });
});

test("a row is the same each time, and equals plain answers", () => {
  for (const game of ["0.15", "{3,5,8}", "!{2}", "0.F", "{squares}"]) {
    const [a, b] = [rowOf(game, "period to 500"), rowOf(game, "period to 500")];
    expect(stable(a)).toEqual(stable(b));
    const found = periodOf(heapRules(parseGame(game))!, { heaps: 501 });
    expect(a.verdict).toBe(found.verdict === "none" ? "open" : found.verdict);
  }
});
