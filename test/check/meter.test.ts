import { afterEach, describe, expect, test, vi } from "vitest";
import { type Moves, readMoves } from "../../src/checker/heap-moves.ts";
import { meter } from "../../src/checker/meter.ts";
import { stopOf } from "./replays.case.ts";

describe("a meter", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("looks at the clock at once, and then after every 2^18 steps", () => {
    expect(stopOf(() => meter({ seconds: 0 }).spend(1))).toMatchObject({ limit: "seconds", allowed: 0 });
    const each = meter({});
    expect(each.paused()).toBe(false);
    each.spend(1);
    expect([each.paused(), each.paused()]).toEqual([true, false]);
    each.spend(2 ** 18 - 1);
    expect(each.paused()).toBe(false);
    each.spend(1);
    expect(each.paused()).toBe(true);
    each.spend(2 ** 30);
    expect(each.paused()).toBe(true);
  });

  test("ends when its seconds are over, and not before", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const each = meter({ seconds: 0.03 });
    vi.advanceTimersByTime(29);
    each.spend(2 ** 18);
    vi.advanceTimersByTime(1);
    const stopped = stopOf(() => each.spend(2 ** 18));
    expect(stopped).toMatchObject({ limit: "seconds", allowed: 0.03, needed: undefined });
    expect(stopped!.message).toBe("stopped at the limit of 0.03 seconds");
  });

  test("counts the bytes of all that it hands out", () => {
    const each = meter({ bytes: 100 });
    expect(each.array(Float64Array, 5)).toEqual(new Float64Array(5));
    each.room(60);
    expect(stopOf(() => each.room(1))).toMatchObject({ limit: "bytes", allowed: 100, needed: 101 });
    expect(stopOf(() => meter({ bytes: 15 }).array(Uint16Array, 8))).toMatchObject({ needed: 16 });
    expect(stopOf(() => meter({ bytes: 16 }).array(Uint16Array, 8))).toBeUndefined();
    expect(stopOf(() => meter({}).room(2 ** 30))).toBeUndefined();
    expect(stopOf(() => meter({}).room(2 ** 30 + 1))).toMatchObject({ limit: "bytes", allowed: 2 ** 30 });
    // More memory than any engine can allocate.
    const endless = meter({ bytes: Number.POSITIVE_INFINITY });
    expect(stopOf(() => endless.array(Float64Array, 2 ** 52))).toMatchObject({
      limit: "bytes",
      needed: 2 ** 55,
    });
  });

  test("counts heaps", () => {
    expect(stopOf(() => meter({ positions: 7 }).heaps(7))).toBeUndefined();
    expect(stopOf(() => meter({ positions: 7 }).heaps(8))).toMatchObject({
      limit: "positions",
      allowed: 7,
      needed: 8,
    });
    expect(stopOf(() => meter({}).heaps(2 ** 30))).toBeUndefined();
    expect(stopOf(() => meter({}).heaps(2 ** 30 + 1))).toMatchObject({ allowed: 2 ** 30 });
  });
});

describe("moves are read in one spelling", () => {
  test.each<[string, Moves]>([
    ["0.7", { kind: "code", digits: [0, 7] }],
    ["0.0", { kind: "code", digits: [0, 0] }],
    ["4.0", { kind: "code", digits: [4, 0] }],
    ["C.0A9F", { kind: "code", digits: [12, 0, 10, 9, 15] }],
    [`0.${"0".repeat(4095)}1`, { kind: "code", digits: [...Array.from({ length: 4096 }, () => 0), 1] }],
    ["{}", { kind: "set", takes: [] }],
    ["{1,30,200}", { kind: "set", takes: [1, 30, 200] }],
    ["{999999999999999}", { kind: "set", takes: [999_999_999_999_999] }],
    ["!{}", { kind: "all but", forbidden: [] }],
    ["!{2,3}", { kind: "all but", forbidden: [2, 3] }],
  ])("%s", (text, moves) => {
    expect(readMoves(text)).toEqual(moves);
  });

  test.each([
    ...[
      "",
      "0",
      "0.",
      ".7",
      "00.7",
      "0.70",
      "0.00",
      "1.7",
      "2.7",
      "7.7",
      "D.7",
      "0.7a",
      "0.7 ",
      " 0.7",
      "0.G",
    ],
    ...[
      `0.${"0".repeat(4096)}1`,
      "x0.7",
      "{",
      "}",
      "{1",
      "1}",
      "{1}}",
      "{{1}",
      "!{1",
      "!1}",
      "!!{1}",
      "!",
      "x{1}",
    ],
    ...["{0}", "{01}", "{1,}", "{,1}", "{1,,2}", "{2,1}", "{1,1}", "{1, 2}", "{-1}", "{1.5}", "{1e3}", "{a}"],
    ...["{1000000000000000}", "{1}x", "{1x}", "{x1}", "{1;2}"],
  ])("not %j", (text) => {
    expect(readMoves(text)).toBeUndefined();
  });
});
