import { describe, expect, test } from "vitest";
import { readMoves } from "../../src/checker/heap-moves.ts";
import { checkCertificate, checkSteps } from "../../src/checker/index.ts";
import type { CheckLimits } from "../../src/checker/meter.ts";
import { checkPeriodSteps } from "../../src/checker/period.ts";
import { bestClasses } from "../../src/checker/sparse.ts";
import { localizedIn, say } from "../../src/locale/message.ts";
import type { Certificate } from "../../src/solve/index.ts";
import { counter, mismatchOf, right, rightOf, textOf, valuesOf } from "./replays.case.ts";

describe("a certificate", () => {
  const found = (claim: object, limits: CheckLimits = {}) => checkCertificate(textOf(claim), limits);

  test("ends at each of its limits by name", () => {
    const claim = rightOf("0.77");
    expect(localizedIn(found(claim, { seconds: 0 }))).toEqual({
      verdict: "limit",
      limit: "seconds",
      says: {
        en: "the window could not be replayed within 0 seconds",
        zh: "未能在 0 秒内重新计算整个窗口",
      },
    });
    expect(localizedIn(found(claim, { positions: 167 }))).toEqual({
      verdict: "limit",
      limit: "positions",
      says: {
        en: "stopped at the limit of 167 heaps of the window, needed 168",
        zh: "已达到限制：167 个 SG 值（窗口），需要 168",
      },
    });
    expect(found(claim, { positions: 168 }).verdict).toBe("valid");
    const text = textOf(claim);
    const moves = readMoves("0.77")!;
    const values = Uint8Array.from(valuesOf(moves, 168));
    const { zeros } = bestClasses([1, 2], values, 8, counter());
    const taken = counter();
    expect(mismatchOf(moves, values, taken)).toBeUndefined();
    // Memory: marks for values to 8 and their classes, counts of two classes, and the few heaps of one
    // class, which two digits split.
    expect(taken.bytes).toBeGreaterThan(5 * 16 + 2 * 8 * 9 + 4 * zeros + 2 * 2 * 4 * (zeros - 1));
    // Sixteen bytes for each character, and then the window.
    const bytes = 16 * text.length + 168 + taken.bytes;
    expect(localizedIn(found(claim, { bytes: 16 * text.length - 1 }))).toMatchObject({
      verdict: "limit",
      limit: "bytes",
    });
    expect(localizedIn(found(claim, { bytes: bytes - 1 }))).toMatchObject({
      verdict: "limit",
      limit: "bytes",
    });
    expect(localizedIn(found(claim, { bytes }))).toMatchObject({ verdict: "valid" });
    expect(localizedIn(found(claim, { bytes: 50 }).says)).toEqual({
      en: `stopped at the limit of 50 bytes of memory, needed ${16 * text.length}`,
      zh: `已达到限制：50 字节内存，需要 ${16 * text.length}`,
    });
  });

  test("of a period that is claimed of values in memory is checked as its text is", () => {
    const alone = (claim: Certificate, values: readonly number[], limits: CheckLimits = {}) => {
      const steps = checkPeriodSteps({ ...claim, values: Uint16Array.from(values) }, limits);
      for (;;) {
        const { done, value } = steps.next();
        if (done) return value;
      }
    };
    const valid = right.map(({ text }): Certificate => JSON.parse(text));
    expect(valid.length).toBeGreaterThan(10);
    for (const claim of valid) {
      const { preperiod, period, saltus, exceptions } = claim;
      const round = claim.cycle.split(" ").map(Number);
      const given = Array.from({ length: preperiod + period }, (_, n) => {
        const rounds = Math.floor((n - preperiod) / period);
        return Math.max(0, round[n - preperiod - rounds * period]! + rounds * saltus);
      });
      for (const [heap, value] of exceptions) given[heap] = value;
      const forged = [
        ...[{}, { from: claim.from + 1 }, { to: claim.to + 1 }, { saltus: saltus + period + 1 }],
        ...[{ theorem: "guy-smith" }, { theorem: "all-but-state" }],
      ].map((fault) => ({ ...claim, ...fault }));
      for (const each of forged)
        expect(localizedIn(alone(each, given))).toEqual(localizedIn(checkCertificate(textOf(each))));
      expect(alone(claim, given).verdict).toBe("valid");
      const limits = { positions: claim.to + period - 1 };
      expect(localizedIn(alone(claim, given, limits))).toEqual(
        localizedIn(checkCertificate(textOf(claim), limits)),
      );
      expect(alone(claim, given.slice(1)).verdict).toBe("refused");
      expect(alone({ ...claim, game: "01" }, given).verdict).toBe("malformed");
      for (const [heap, value] of given.entries()) {
        if (heap > 40) break;
        const finding = alone(claim, given.with(heap, value + 1));
        expect([claim.game, heap, finding.verdict]).toEqual([claim.game, heap, "refused"]);
        expect(say(finding.says, "en")).toContain(
          `heap ${heap}: claimed value ${value + 1}, the rules give ${value}`,
        );
      }
    }
  });

  test("of a window that would take hours ends at once", () => {
    const claim = { ...rightOf("{1,2}"), game: "{1000000000}", period: 1, cycle: "0", to: 1e9 };
    expect(localizedIn(found(claim, { seconds: 0.05 }))).toMatchObject({
      verdict: "limit",
      limit: "seconds",
    });
    expect(localizedIn(found(claim, { bytes: 1e8 }))).toMatchObject({ verdict: "limit", limit: "bytes" });
    expect(localizedIn(found({ ...claim, game: "{10000000000}", to: 1e10 }))).toMatchObject({
      limit: "positions",
    });
  });

  test("says what it says, in both languages", () => {
    expect(localizedIn(found(rightOf("0.77")))).toEqual({
      verdict: "valid",
      says: {
        en: "0.77: preperiod 71, period 12; 168 values replayed",
        zh: "0.77：前周期 71，周期 12；已重新计算 168 个值",
      },
    });
    expect(localizedIn(found(rightOf("!{2,3}")).says)).toEqual({
      en: "!{2,3}: preperiod 0, period 4, saltus 2; 7 values replayed",
      zh: "!{2,3}：前周期 0，周期 4，跃差 2；已重新计算 7 个值",
    });
  });

  test("is not echoed further than a line", () => {
    const of = (takes: readonly number[], period: number) => {
      const to = takes.at(-1)!;
      const game = `{${takes.join()}}`;
      const values = Array.from({ length: to + period }, (_, n) => n % period);
      let [c0, c1] = [0, 0];
      for (const value of values) {
        c0 = (c0 + value) & 0xffff;
        c1 = (c1 + c0) & 0xffff;
      }
      const claim = {
        ...rightOf("{1,2}"),
        ...{ game, period, to, cycle: values.slice(0, period).join(" "), max: [period - 1, period - 1] },
        checksum: (c1 * 65_536 + c0).toString(16).toUpperCase(),
      };
      return { game, says: say(found(claim).says, "en") };
    };
    const long = of(
      Array.from({ length: 100 }, (_, i) => i + 1),
      101,
    );
    expect(long.says).toBe(`${long.game.slice(0, 80)}…: preperiod 0, period 101; 201 values replayed`);
    const whole = of(
      Array.from({ length: 28 }, (_, i) => 2 * i + 1),
      2,
    );
    expect(whole.game).toHaveLength(80);
    expect(whole.says).toBe(`${whole.game}: preperiod 0, period 2; 57 values replayed`);
    const strange = say(checkCertificate(`{"\\u001b[31m${"x".repeat(100)}":1}`).says, "en");
    expect(strange).toBe("field `\\u001b[31mxxxxxxxxxxxxxxxxxxx…` is missing, unknown or of the wrong form");
    expect(localizedIn(checkCertificate('{"note":1}').says)).toEqual({
      en: "field `note` is missing, unknown or of the wrong form",
      zh: "字段 `note` 缺失、未知或格式不对",
    });
  });

  test("yields while it is replayed, and then its finding", () => {
    const steps = checkSteps(textOf(rightOf("0.77")));
    const first = steps.next();
    expect(first).toEqual({ done: false, value: 0 });
    let step = first;
    let pauses = 0;
    for (; !step.done; step = steps.next()) pauses++;
    expect(localizedIn(step.value)).toMatchObject({ verdict: "valid" });
    // None of its hundreds of heaps is long enough for another certificate.
    expect(pauses).toBeLessThan(10);
  });

  test("yields while it is read, and while its window is laid out", () => {
    const period = 600_000;
    const claim = {
      ...rightOf("0.77"),
      game: "{1}",
      theorem: "subtraction-state",
      preperiod: 0,
      period,
      from: 0,
      to: 1,
      exceptions: [],
      cycle: `1${" 0".repeat(period - 1)}`,
      max: [1, 0],
    };
    let pauses = 0;
    let found: unknown;
    for (const steps = checkSteps(textOf(claim)); found === undefined; ) {
      const step = steps.next();
      if (step.done) found = step.value;
      else pauses++;
    }
    expect(localizedIn(found)).toMatchObject({
      verdict: "refused",
      says: { en: expect.stringContaining("heap 0") },
    });
    // The clock is read at the start and then every 2^18 steps: the text of 1.2 million letters is read
    // twice, its values four times.
    expect(pauses).toBe(14);
  });
});
