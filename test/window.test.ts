import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { heapRules } from "../src/encoding.ts";
import { parseGame } from "../src/games/index.ts";
import { natural } from "../src/nimber/index.ts";
import { plainStep } from "../src/solve/heap/plain.ts";
import { lengthOf, windowOf } from "../src/solve/period/window.ts";
import { nimber } from "./nimber.ts";
import { slowly } from "./part.ts";

const schema = new Ajv({ allErrors: true, strict: false }).compile(
  JSON.parse(readFileSync(new URL("../docs/schema/values.json", import.meta.url), "utf8")),
);

/** Output of `nimber values … --json`, by its schema. */
function said(...args: string[]) {
  const { status, stdout, stderr } = nimber(["values", ...args, "--json"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const answer = JSON.parse(stdout);
  schema(answer);
  expect(schema.errors).toBeNull();
  return answer;
}

describe("a window of a periodic sequence", () => {
  test("has the values that the law says, wherever it begins", () => {
    const number = fc.oneof(
      fc.bigInt(0n, 60n),
      fc.bigInt(0n, 10n ** 40n),
      fc.bigInt(2n ** 53n - 40n, 2n ** 53n),
    );
    fc.assert(
      fc.property(
        fc.array(fc.nat(300), { minLength: 1, maxLength: 12 }),
        fc.nat(5),
        fc.nat(3),
        number,
        fc.nat(40),
        (values, before, saltus, from, more) => {
          const preperiod = Math.min(before, values.length - 1);
          const law = { preperiod, period: values.length - preperiod, saltus };
          const at = (heap: bigint): bigint => {
            if (heap < values.length) return BigInt(values[Number(heap)]!);
            return at(heap - BigInt(law.period)) + BigInt(saltus);
          };
          const near = (heap: bigint): bigint => {
            const skipped = heap < 200n ? 0n : (heap - 100n) / BigInt(law.period);
            return at(heap - skipped * BigInt(law.period)) + skipped * BigInt(saltus);
          };
          const [first, last] = [natural(from), natural(from + BigInt(more))];
          const window = windowOf(law, Uint16Array.from(values), first, last, 2 ** 20);
          expect(window.length).toBe(lengthOf(first, last));
          for (let i = 0; i < window.length; i++) expect(window[i]).toBe(natural(near(from + BigInt(i))));
        },
      ),
    );
  });

  test("is kept in cells as narrow as its values allow", () => {
    const of = (saltus: number, from: number | bigint, values = Uint16Array.of(0, 1)) =>
      windowOf({ preperiod: 0, period: 2, saltus }, values, from, natural(BigInt(from) + 1n), 2 ** 20);
    expect(of(0, 10n ** 30n)).toEqual(Uint16Array.of(0, 1));
    expect(of(1, 6)).toEqual(Uint32Array.of(3, 4));
    // The second one belongs to the next period.
    expect(of(2 ** 32, 1, Uint16Array.of(0, 0))).toEqual(Float64Array.of(0, 2 ** 32));
    expect(of(2 ** 32, 6)).toEqual(Float64Array.of(3 * 2 ** 32, 3 * 2 ** 32 + 1));
    expect(of(1, 10n ** 30n)).toEqual([10n ** 30n / 2n, 10n ** 30n / 2n + 1n]);
    // After one and a half periods, the values 2^32 and 2^53 - 1 are exactly the first and the last wide
    // ones.
    const one = (heap: number) =>
      windowOf({ preperiod: 0, period: 1, saltus: 1 }, Uint8Array.of(0), heap, heap, 2 ** 20);
    for (const heap of [2 ** 32 - 2, 2 ** 53 - 3]) expect(one(heap)).toEqual(Float64Array.of(heap));
    expect(one(2 ** 32 - 3)).toEqual(Uint32Array.of(2 ** 32 - 3));
    expect(one(2 ** 53 - 2)).toEqual([2 ** 53 - 2]);
    const round = windowOf({ preperiod: 0, period: 64, saltus: 2 ** 26 }, new Uint8Array(64), 0, 63, 2 ** 20);
    expect(round).toEqual(new Uint32Array(64));
  });

  test("has a bound of bytes", () => {
    const law = { preperiod: 0, period: 1, saltus: 0 };
    expect(windowOf(law, new Uint16Array(1), 5, 14, 20)).toEqual(new Uint16Array(10));
    expect(() => windowOf(law, new Uint16Array(1), 5, 14, 19)).toThrow("needed 20");
    expect(() => windowOf(law, new Uint8Array(1), 0, 10n ** 30n, 2 ** 30)).toThrow("bytes of memory");
  });
});

describe("nimber values beyond what was computed", () => {
  test.each<[string, number]>([
    ["0.07", 6000],
    ...slowly<[string, number]>([["0.156", 12_000]]),
    ["{2,5,7}", 30_000],
    ["!{1,2,5}", 9000],
    ["4.7", 3000],
  ])("of %s to %i are those of plain play", (id, to) => {
    const step = plainStep(heapRules(parseGame(id))!);
    const values: number[] = [];
    for (let n = 0; n <= to; n++) values.push(step(values, n));
    const { rests, ...answer } = said(id, "--to", `${to}`);
    expect(answer).toEqual({ game: id, from: 0, values });
    expect(rests).toMatchObject({ law: { preperiod: expect.any(Number), theorem: expect.any(String) } });
    expect(rests.from).toBeLessThan(to);
    expect(said(id, "--from", `${to - 50}`, "--to", `${to}`).values).toEqual(values.slice(-51));
  });

  test("say what they rest on, in every format", () => {
    const run = (format: string) =>
      nimber(["values", "0.07", "--from", "1e18", "--to", "1000000000000000002", "--format", format]);
    const rests =
      "The proved period 34 from heap 53 gives the values from heap 1000000000000000000 on: guy-smith (Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956) 514)";
    // 10^18 = 100 (mod 34), which is beyond the preperiod.
    const [a, b, c] = said("0.07", "--from", "100", "--to", "102").values;
    expect((10n ** 18n - 100n) % 34n).toBe(0n);
    for (const [format, text] of [
      ["csv", `heap,value\n1000000000000000000,${a}\n1000000000000000001,${b}\n1000000000000000002,${c}\n`],
      ["bfile", `1000000000000000000 ${a}\n1000000000000000001 ${b}\n1000000000000000002 ${c}\n`],
    ] as const) {
      expect(run(format)).toEqual({ status: 0, stdout: text, stderr: `${rests}\n` });
    }
    expect(run("latex").stdout).toContain(`$1000000000000000000$ & ${a} & ${b} & ${c} & `);
    expect(run("markdown").stdout).toContain(`| **1000000000000000000** | ${a} | ${b} | ${c} | `);
    expect(run("table").stdout.replace(/\s+/g, " ")).toContain(`1000000000000000000 ${a} ${b} ${c} `);
    expect(run("table").stdout.replace(/\s+/g, " ")).toContain(rests);
    expect(nimber(["values", "0.07", "--to", "99", "--format", "csv"]).stderr).toBe("");
  });

  test("grow with a saltus as far as one likes, and rest on a theorem where one is stated", () => {
    const far = said("!{2,3}", "--from", "1e30", "--to", `1${"0".repeat(29)}3`);
    // Period 4, saltus 2 from heap 0, whose first values are 0, 1, 0, 1.
    expect(far.values.map(BigInt)).toEqual([0n, 1n, 0n, 1n].map((value) => value + 10n ** 30n / 2n));
    const mark = said("{divisors}", "--from", "1e18", "--to", "1000000000000000003");
    expect(mark.values).toEqual([19, 1, 2, 1]);
    expect(mark.rests).toEqual({ from: "1000000000000000000", by: expect.stringContaining("Winning Ways") });
  });

  test("are drawn where they are", () => {
    const { stdout } = nimber([
      "values",
      "!{2,3}",
      "--from",
      "1e20",
      "--to",
      "100000000000000000040",
      "--plot",
    ]);
    expect(stdout).toContain("!{2,3}, heaps 100000000000000000000 to 100000000000000000040");
    expect(stdout).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("end where no period is proved, or the window is larger than memory, or time is up", () => {
    for (const args of [
      ["0.6", "--from", "1e18", "--positions", "3000"],
      ["0.07", "--to", "1e18"],
      ["0.07", "--to", "1e9", "--time", "0.3", "--format", "csv"],
    ]) {
      const { status, stderr } = nimber(["values", ...args]);
      expect(stderr).toMatch(/^nimber: stopped at the limit of [^\n]*\n$/);
      expect(status).toBe(3);
    }
  });
});
