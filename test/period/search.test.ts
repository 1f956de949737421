import { describe, expect, test } from "vitest";
import { LimitError } from "../../src/errors.ts";
import { heapTable } from "../../src/solve/index.ts";
import { type Budget, begin } from "../../src/solve/limits.ts";
import { certificateOf } from "../../src/solve/period/certificate.ts";
import { usualHeaps } from "../../src/solve/period/find.ts";
import { finish, PORTION, within } from "../../src/solve/period/portions.ts";
import { rareSteps } from "../../src/solve/period/rare.ts";
import { inPortions, observe, seek } from "../../src/solve/period/seek.ts";
import { finiteTheorem, type Proved } from "../../src/solve/period/theorem.ts";
import { withClock } from "./clock.case.ts";
import { allBut, code, take } from "./rules.case.ts";

describe("what is observed", () => {
  test("is what the last quarter keeps, four times at least", () => {
    const list = (head: number[], round: number[], length: number) =>
      [...head, ...Array.from({ length }, (_, i) => round[i % round.length]!)].slice(0, length);
    const rules = code(0, 7);
    expect(finish(observe(rules, list([9, 8], [1, 2, 3], 40)))).toEqual({
      preperiod: 2,
      period: 3,
      saltus: 0,
    });
    for (const each of [rules, allBut([1])])
      expect(finish(observe(each, list([9, 8], [1, 2, 3], 17)))).toEqual({
        preperiod: 2,
        period: 3,
        saltus: 0,
      });
    expect(finish(observe(allBut([1]), []))).toBeUndefined();
    expect(finish(observe(rules, list([9, 8], [1, 2, 3], 16)))).toBeUndefined();
    expect(finish(observe(rules, []))).toBeUndefined();
    expect(finish(observe(rules, [1, 1, 1]))).toBeUndefined();
    const rising = Array.from({ length: 60 }, (_, n) => 2 * Math.floor(n / 3) + (n % 3));
    for (const [grows, each] of [
      [true, code(0, 15)],
      [true, allBut([1])],
      [true, { kind: "take", takes: () => [1] } as const],
      [false, take([1, 2])],
      [false, code(0, 7)],
    ] as const) {
      expect(finish(observe(each, rising))).toEqual(
        grows ? { preperiod: 0, period: 3, saltus: 2 } : undefined,
      );
    }
  });

  test("and how far is looked", () => {
    expect(usualHeaps(code(0, 7))).toBe(1_000_000);
    expect(usualHeaps(code(0, 8))).toBe(4000);
    expect(usualHeaps({ kind: "take", takes: () => [1] })).toBe(20_000);
    expect(usualHeaps(take([1]))).toBe(10_000_000);
    expect(usualHeaps(allBut([1]))).toBe(10_000_000);
  });
});

describe("a search", () => {
  test("asks for its values in portions, and says how far it is", () => {
    const asked: number[] = [];
    const extend = inPortions((to) => {
      asked.push(to);
      return [];
    }, {});
    expect([...extend(255)]).toEqual([256]);
    expect([...extend(255)]).toEqual([]);
    expect([...extend(256)]).toEqual([257]);
    const many = [...extend(4000)];
    expect(many.at(-1)).toBe(4001);
    expect(many).toEqual(many.toSorted((a, b) => a - b));
    expect(Math.max(...asked)).toBe(4000);
  });

  test("asks for twice as many as long as a portion takes no time, and for half as many when it does", () => {
    const asked = (cost: number, to: number) =>
      withClock(
        () => now,
        () => [
          ...inPortions(() => {
            now += cost;
            return [];
          }, {})(to),
        ],
      );
    let now = 0;
    expect(asked(0, 5000)).toEqual([256, 768, 1792, 3840, 5001]);
    expect(asked(49, 2000)).toEqual([256, 768, 1792, 2001]);
    expect(asked(50, 1000)).toEqual([256, 512, 768, 1001]);
    let costs = [0, 0, 60, 60, 0, 0];
    const mixed = inPortions(() => {
      now += costs.shift() ?? 0;
      return [];
    }, {});
    expect(
      withClock(
        () => now,
        () => [...mixed(6000)],
      ),
    ).toEqual([256, 768, 1792, 2304, 2560, 3072, 4096, 6001]);
    costs = [];
  });

  test("looks again when there are a quarter more values, or twice as many", () => {
    const found = finish(seek(code(0, 1, 5, 6), heapTable(code(0, 1, 5, 6)), 100_000, begin()));
    const window = found.proved!.to + found.proved!.period;
    let goal = 256;
    while (goal < window) goal = Math.ceil(1.25 * goal);
    expect(goal).toBeGreaterThan(1000);
    expect(found.heaps).toBe(goal);
    const none = { kind: "take", takes: () => [1] } as const;
    expect(finish(seek(none, heapTable(none), 1000, begin()))).toEqual({
      heaps: 1000,
      proved: undefined,
      limit: undefined,
    });
  });

  test("counts what it has when it is stopped within a goal, each portion after it was asked for", () => {
    let [now, most] = [0, 0];
    const rules = code(0, 3, 6);
    const table = heapTable(rules);
    const source = {
      given: 0,
      values(to: number) {
        now += 60;
        if (to >= 1900) throw new LimitError("bytes", 1900);
        most = Math.max(most, to);
        return table.values(to);
      },
    };
    const sought = withClock(
      () => now,
      () => {
        const steps = seek(rules, source, 100_000, begin());
        for (;;) {
          const step = steps.next();
          if (step.done) return step.value;
          expect(most).toBeGreaterThanOrEqual(step.value - 1);
        }
      },
    );
    // Goals are 256, 320, 400, …, 1529 and 1912, in portions of 256.
    expect(sought).toMatchObject({ heaps: 1785, proved: undefined, limit: { limit: "bytes" } });
  });

  test("proves by what it has when its time is up within a goal", () => {
    let [now, most] = [0, 0];
    // 600 values prove the period; goals are 256, 512 and 1024, in portions of 256 that take 60 ms each.
    const rules = take([200]);
    const table = heapTable(rules);
    const source = {
      given: 0,
      values(to: number) {
        if (to >= most) now += 60;
        most = Math.max(most, to + 1);
        return table.values(to);
      },
    };
    const tick = Object.assign(
      () => {
        if (now > 150) throw new LimitError("seconds", 0.15);
      },
      { positions: 0 },
    );
    const sought = withClock(
      () => now,
      () => finish(seek(rules, source, 10_000, { ...begin(), tick })),
    );
    expect(sought).toMatchObject({ heaps: 768, proved: { period: 400 }, limit: undefined });
    expect(most).toBe(768);
  });

  test("ends where its heaps do, or its table", () => {
    const rules = code(0, 3, 6);
    expect(finish(seek(rules, heapTable(rules), 700, begin()))).toEqual({
      heaps: 700,
      proved: undefined,
      limit: undefined,
    });
    const table = heapTable(rules);
    let most = 0;
    const watched = {
      given: 0,
      values(to: number) {
        most = Math.max(most, to);
        return table.values(to);
      },
    };
    const done = [...seek(rules, watched, 700, begin())];
    expect([most, done.at(-1), done.includes(256)]).toEqual([699, 700, true]);
    const sought = finish(seek(rules, heapTable(rules), 100_000, begin({ bytes: 3000 })));
    expect(sought.proved).toBeUndefined();
    expect(sought.limit?.limit).toBe("bytes");
    const failing = {
      given: 0,
      values: () => {
        throw new Error("broken");
      },
    };
    for (const each of [rules, { kind: "take", takes: () => [1] } as const])
      expect(() => finish(seek(each, failing, 700, begin()))).toThrow("broken");
    const kayles = finish(seek(code(0, 7, 7), heapTable(code(0, 7, 7)), 100_000, begin()));
    expect(kayles.proved).toMatchObject({ preperiod: 71, period: 12, replayed: true });
    expect(kayles.heaps).toBeLessThan(300);
  });
});

describe("work over many heaps", () => {
  const heaps = 4 * PORTION;
  let state = 1;
  const restless = new Uint8Array(heaps).map(() => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    return state >>> 28;
  });
  const octal = code(0, 7, 7);
  const periodic = new Uint8Array(heaps).map((_, n) => n % 8);
  const eights = { preperiod: 0, period: PORTION, saltus: 0, exceptions: [], exceptionCount: 0 };
  const proved: Proved = { ...eights, theorem: "guy-smith", from: 0, to: 1, replayed: false };
  const works: Record<string, () => Generator<unknown>> = {
    "a proof": () => finiteTheorem(octal)!.prove(restless),
    "a proof by gaps": () => finiteTheorem(allBut([3]))!.prove(periodic),
    "an observation": () => observe(octal, restless),
    "an observation of steps": () => observe(allBut([3]), restless),
    "the count of rare heaps": () => rareSteps(octal, restless),
    "a certificate": () => certificateOf(octal, periodic, { ...proved, ...eights }),
  };

  test.each(Object.keys(works))("is cut in portions: %s", (name) => {
    let portions = 0;
    for (const _ of works[name]!()) portions++;
    expect(portions).toBeGreaterThanOrEqual(4);
  });

  /** A table that has all values at once, with a clock that runs out after this many readings. */
  const search = (looks: number) => {
    let left = Number.POSITIVE_INFINITY;
    const source = {
      given: 0,
      values: (to: number) => {
        if (to === heaps - 1 && left === Number.POSITIVE_INFINITY) left = looks;
        return restless.subarray(0, to + 1);
      },
    };
    const tick = () => {
      if (--left < 0) throw new LimitError("seconds", 1);
    };
    return seek(octal, source, heaps, { ...begin(), tick });
  };

  test("is stopped by the clock while it proves", () => {
    expect(finish(search(3))).toMatchObject({ heaps, proved: undefined, limit: { limit: "seconds" } });
  });

  test("goes on for a moment only when the time is up before the proof", () => {
    expect(finish(search(0))).toMatchObject({ proved: undefined, limit: { limit: "seconds" } });
    const slow = function* () {
      for (;;) yield;
    };
    let steps = 0;
    const given = within(slow(), 7, undefined);
    let step = given.next();
    for (; !step.done; step = given.next()) steps++;
    expect(step.value).toBeUndefined();
    expect(steps).toBeLessThan(100);
  });

  test("is stopped by a signal while it proves, and between portions by whoever waits", () => {
    const reason = new Error("given up");
    const budget: Budget = {
      ...begin(),
      tick() {
        throw reason;
      },
    };
    expect(() => finish(within(works["a proof"]!(), heaps, budget))).toThrow(reason);
    expect(within(works["a proof"]!(), heaps, begin()).next()).toEqual({ done: false, value: heaps });
  });
});
