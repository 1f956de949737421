import { describe, expect, test } from "vitest";
import { heapTable, periodOf, periodSteps } from "../../src/solve/index.ts";
import { observed } from "../../src/solve/period/find.ts";
import { finish } from "../../src/solve/period/portions.ts";
import { clock, withClock } from "./clock.case.ts";
import { code, take, valuesOf } from "./rules.case.ts";

test("the period of Kayles is found with all that is known of it", () => {
  const values = valuesOf(code(0, 7, 7), 168);
  const most = Math.max(...values);
  expect(periodOf(code(0, 7, 7))).toEqual({
    verdict: "proved",
    heaps: 168,
    theorem: "guy-smith",
    ...{ preperiod: 71, period: 12, saltus: 0, from: 71, to: 156, replayed: true },
    // Winning Ways, ch. 4.
    exceptions: [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70],
    exceptionCount: 14,
    maximum: { value: most, heap: values.indexOf(most) },
  });
});

describe("what is not proved", () => {
  const rules = code(0, 3, 6);

  test("is observed, or nothing is", () => {
    expect(periodOf(rules, { heaps: 300 })).toEqual({ verdict: "none", heaps: 300 });
    expect(periodOf(rules, { heaps: 0 })).toEqual({ verdict: "none", heaps: 0 });
    expect(periodOf(take([1, 2]), { heaps: 4 })).toEqual({ verdict: "none", heaps: 4 });
    expect(periodOf(code(0, 7, 7), { heaps: 160 })).toMatchObject({
      verdict: "observed",
      heaps: 160,
      preperiod: 71,
      period: 12,
    });
    // From 71 on, 131 heaps show the period four times; 130 heaps do not.
    expect(periodOf(code(0, 7, 7), { heaps: 131 }).verdict).toBe("observed");
    expect(periodOf(code(0, 7, 7), { heaps: 130 })).toEqual({ verdict: "none", heaps: 130 });
    // Values that the table already has do not count against the question's limit.
    const table = heapTable(code(0, 7, 7));
    table.values(5000);
    expect(finish(periodSteps(code(0, 7, 7), table, { heaps: 160 }))).toMatchObject({ heaps: 160 });
    expect(observed([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1])).toEqual({
      ...{ preperiod: 0, period: 2, saltus: 0 },
      exceptions: [],
      exceptionCount: 0,
      maximum: { value: 1, heap: 1 },
    });
    expect(observed([])).toBeUndefined();
  });

  test("is not looked at beyond what was asked", () => {
    const table = heapTable(take([1]));
    expect(finish(periodSteps(take([1]), table, { heaps: 3 }))).toMatchObject({
      verdict: "proved",
      period: 2,
    });
    expect(table.filled).toBe(3);
  });

  test("is observed of what there is when the time is up", () => {
    const table = heapTable(take([1, 2]));
    table.values(999);
    const late = clock(1000);
    const found = withClock(late.now, () => finish(periodSteps(take([1, 2]), table, { seconds: 0.5 })));
    expect(found).toMatchObject({
      verdict: "observed",
      heaps: 1000,
      ...{ preperiod: 0, period: 3, saltus: 0 },
      limit: { limit: "seconds" },
    });
  });

  /** Runs up to the last portion, in which it looks for an observation; then calls `act`. */
  const untilLast = (limits: object, act: () => void, { now }: { now(): number }) =>
    withClock(now, () => {
      const steps = () => periodSteps(rules, heapTable(rules), { heaps: 300, ...limits });
      const portions = [...steps()].length;
      const last = steps();
      for (let i = 1; i < portions; i++) last.next();
      act();
      return finish(last);
    });

  test("is not observed once the time is up while that is sought, nor after a signal", () => {
    const time = clock(2);
    expect(untilLast({ seconds: 1000 }, () => time.forward(10 ** 7), time)).toMatchObject({
      verdict: "none",
      heaps: 300,
      limit: { limit: "seconds" },
    });
    const reason = new Error("given up");
    let given = false;
    const signal = {
      aborted: false,
      throwIfAborted() {
        if (given) throw reason;
      },
    };
    const give = () => {
      given = true;
    };
    expect(() => untilLast({ signal }, give, clock(2))).toThrow(reason);
  });
});
