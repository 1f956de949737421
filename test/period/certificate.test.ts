import { describe, expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { type HeapRules, heapRules } from "../../src/encoding.ts";
import { LimitError, ReplayError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { certify, heapTable, periodOf, rareHeaps } from "../../src/solve/index.ts";
import { type Budget, begin, type Limits } from "../../src/solve/limits.ts";
import { certificateOf, notationOf } from "../../src/solve/period/certificate.ts";
import { finish } from "../../src/solve/period/portions.ts";
import { replayed } from "../../src/solve/period/replayed.ts";
import { finiteTheorem, type Proved } from "../../src/solve/period/theorem.ts";
import { clock, withClock } from "./clock.case.ts";
import { allBut, code, take } from "./rules.case.ts";

test("rare heaps are those of a mask that leaves the fewest", () => {
  const oddBits = (n: number) => [...n.toString(2)].filter((bit) => bit === "1").length % 2;
  for (const game of ["0.77", "0.26", "0.6", "0.45", "0.165"]) {
    const rules = heapRules(parseGame(game)) as Extract<HeapRules, { kind: "break" }>;
    const values = heapTable(rules).values(3999);
    const found = rareHeaps(rules, values);
    const splits = [...rules.digits.keys()].filter((i) => rules.digits[i]! & 4);
    const tilt = splits[0]! % 2;
    const even = splits.every((i) => i % 2 === tilt);
    const rareBy = (mask: number, byPosition: boolean) =>
      [...values.keys()].filter(
        (n) => n > 0 && oddBits(values[n]! & mask) === (byPosition ? Math.abs(n - tilt) % 2 : 0),
      );
    const bits = Math.max(...values).toString(2).length;
    let fewest = Number.POSITIVE_INFINITY;
    for (let mask = 1; mask < 2 ** bits; mask++) {
      for (const byPosition of even ? [false, true] : [false]) {
        fewest = Math.min(fewest, rareBy(mask, byPosition).length);
      }
    }
    expect([game, found !== undefined]).toEqual([game, 8 * fewest <= values.length]);
    if (found === undefined) continue;
    const rares = rareBy(found.mask, found.byPosition);
    expect([found.count, found.last]).toEqual([fewest, rares.at(-1) ?? 0]);
    for (let n = 0; n < 500; n++) expect(found.has(n, values[n]!)).toBe(rares.includes(n));
  }
  expect(rareHeaps(take([1, 2]), [0, 1, 2])).toBeUndefined();
  expect(rareHeaps(code(0, 3, 3), heapTable(code(0, 3, 3)).values(999))).toBeUndefined();
  expect(rareHeaps(code(0, 8), heapTable(code(0, 8)).values(99))).toBeUndefined();
});

describe("a certificate", () => {
  const proof = { theorem: "guy-smith", preperiod: 0, saltus: 0, from: 0, to: 1, replayed: false } as const;

  test("names rules in one way", () => {
    const named = (rules: HeapRules) => {
      const found = periodOf(rules);
      if (found.verdict !== "proved") throw new Error("not proved");
      return certify(heapTable(rules), found).game;
    };
    expect(named(take([7, 2, 5, 2]))).toBe("{2,5,7}");
    expect(named(take([10, 9]))).toBe("{9,10}");
    expect(named(take([]))).toBe("{}");
    expect(named(allBut([3, 2]))).toBe("!{2,3}");
    expect(named(code(0, 7, 7, 0))).toBe("0.77");
    expect(named(code())).toBe("0.0");
    expect(named(code(4, 3))).toBe("4.3");
    expect(named(code(0, 15, 1))).toBe("0.F1");
  });

  test("has its values with one space between, also where they are joined in parts", () => {
    const cycle = Uint8Array.from({ length: 2 ** 18 }, (_, n) => n % 7);
    for (const period of [3, 2 ** 17, 2 ** 17 + 1, 2 ** 18]) {
      const given = { ...proof, period, exceptions: [], exceptionCount: 0 };
      expect(finish(certificateOf(code(0, 7), cycle, given)).cycle).toBe(cycle.slice(0, period).join(" "));
    }
  });

  test("is of the values of its window, and of no more", () => {
    const found = periodOf(take([2, 5, 7]));
    if (found.verdict !== "proved") throw new Error("not proved");
    expect(checkCertificate(JSON.stringify(certify(heapTable(take([2, 5, 7])), found))).verdict).toBe(
      "valid",
    );
  });

  test("has a cycle of so many letters at most", () => {
    const given = { ...proof, period: 3, exceptions: [], exceptionCount: 0 };
    expect(finish(certificateOf(code(0, 7), [1, 1, 1], given, 5)).cycle).toBe("1 1 1");
    expect(() => finish(certificateOf(code(0, 7), [1, 1, 1], given, 4))).toThrow("4 bytes of source");
  });

  test("lists no more than a million takes", () => {
    const upTo = (to: number): HeapRules => ({ kind: "take", from: 3, to });
    expect(notationOf(upTo(5))).toBe("{3,4,5}");
    expect(notationOf({ kind: "take", from: 4 })).toBe("!{1,2,3}");
    expect(notationOf(upTo(1_000_002))).toMatch(/^\{3,4,.*,1000002\}$/);
    expect(() => notationOf(upTo(1_000_003))).toThrow("1000000 bytes of source, needed 1000001");
  });

  test("is not written of more exceptions than are listed", () => {
    const proved = {
      theorem: "guy-smith",
      preperiod: 1,
      period: 1,
      saltus: 0,
      from: 1,
      to: 2,
      replayed: false,
    } as const;
    expect(() =>
      finish(certificateOf(code(0, 7), [0, 1, 1], { ...proved, exceptions: [], exceptionCount: 1 })),
    ).toThrow(LimitError);
    expect(() =>
      finish(
        certificateOf({ kind: "take", takes: () => [] }, [0, 1, 1], {
          ...proved,
          exceptions: [0],
          exceptionCount: 1,
        }),
      ),
    ).toThrow("expected a set, an all-but set or a code, got takes that depend on the heap");
  });
});

describe("a proof", () => {
  const rules = code(0, 7, 7);
  const values = heapTable(rules).values(400).slice();
  const proved = finish(finiteTheorem(rules)!.prove(values.subarray(0, 256)))!;
  const source = (given: number, of: ArrayLike<number> = values) => ({
    given,
    values: (to: number) => Uint16Array.from(of).subarray(0, to + 1),
  });
  const run = (rules: HeapRules, from: Parameters<typeof replayed>[1], proof: Proved, limits: Limits) =>
    finish(replayed(rules, from, proof, begin(limits)));

  test("that is small is replayed at once", () => {
    expect(run(rules, source(0), proved, {})).toEqual({ ...proved, replayed: true });
    expect(run(rules, source(100), proved, {})).toEqual({ ...proved, replayed: true });
  });

  test("that the checker refuses is a fault of who gave the values, or of this program", () => {
    const wrong = values.slice();
    wrong[40] = 7;
    expect(() => run(rules, source(100, wrong), proved, {})).toThrow(ReplayError);
    expect(() => run(rules, source(100, wrong), proved, {})).toThrow("the given values: heap 40");
    expect(() => run(rules, source(0, wrong), proved, {})).toThrow("the proof: heap 40");
    expect(() => run(rules, source(0, wrong), proved, {})).toThrow("a bug in nimber");
  });

  test("that does not fit its limits is not replayed, and proves nothing of values that were handed in", () => {
    const over: Budget = {
      ...begin(),
      tick() {
        throw new LimitError("seconds", 3);
      },
    };
    for (const [budget, limit, allowed] of [
      [begin({ bytes: 100 }), "bytes", 100],
      [over, "seconds", 3],
    ] as const) {
      expect(finish(replayed(rules, source(0), proved, budget))).toEqual({ ...proved, replayed: false });
      let stopped: unknown;
      try {
        finish(replayed(rules, source(1), proved, budget));
      } catch (error) {
        stopped = error;
      }
      expect(stopped).toBeInstanceOf(LimitError);
      expect(stopped).toMatchObject({ limit, allowed });
    }
  });

  const provedBy = (rules: HeapRules, heaps: number) =>
    finish(finiteTheorem(rules)!.prove(heapTable(rules).values(heaps - 1)))!;

  test("is replayed or not whatever the clock says", () => {
    const set = take([1, 100_000]);
    const long = provedBy(set, 300_001);
    expect(long.to + long.period).toBeGreaterThan(150_000);
    for (const step of [0, 1, 3_600_000]) {
      const { now } = clock(step);
      expect(withClock(now, () => run(set, heapTable(set), long, {}))).toEqual({ ...long, replayed: true });
    }
  });

  test("that takes more than 2^31 looks is replayed only of values that were handed in", () => {
    const rules: HeapRules = { kind: "take", from: 1, to: 33_000 };
    const table = heapTable(rules);
    const proof = provedBy(rules, 150_000);
    expect(run(rules, table, proof, {})).toEqual({ ...proof, replayed: false });
    const reason = new Error("it is replayed");
    let asked = 0;
    const signal = {
      aborted: false,
      throwIfAborted() {
        if (++asked > 3) throw reason;
      },
    };
    expect(() => run(rules, { given: 1, values: table.values }, proof, { signal })).toThrow(reason);
  });

  test("is replayed in what the question has left of its memory, half of it at least", () => {
    const fits = (bytes: number, held: number) => {
      const budget = { ...begin({ bytes }), memory: { held } };
      return finish(replayed(rules, source(0), proved, budget)).replayed;
    };
    let [least, low] = [2 ** 16, 0];
    while (least - low > 1) {
      const middle = (low + least) >> 1;
      if (fits(middle, 0)) least = middle;
      else low = middle;
    }
    expect(fits(least, 0)).toBe(true);
    expect(fits(least, 1)).toBe(false);
    expect(fits(least + 100, 100)).toBe(true);
    expect(fits(2 * least, 2 * least)).toBe(true);
  });

  test("may be given up while it is replayed", () => {
    const reason = new Error("given up");
    const signal = {
      aborted: true,
      throwIfAborted() {
        throw reason;
      },
    };
    expect(() => run(rules, source(1), proved, { signal })).toThrow(reason);
  });
});
