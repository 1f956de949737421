import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkCertificate, checkSteps } from "../src/check/index.ts";
import { type CheckLimits, type Meter, meter, Stopped } from "../src/check/meter.ts";
import { type Claimed, markSingle, plainMex } from "../src/check/mex.ts";
import { type Moves, readMoves } from "../src/check/notation.ts";
import { replay } from "../src/check/replay.ts";
import { bestClasses, byClasses, parity } from "../src/check/sparse.ts";
import type { Certificate } from "../src/solve/index.ts";
import { codeOptions, dice, plainGrundy } from "./oracle.ts";

interface Case {
  readonly path: string;
  readonly why: string;
  readonly verdict: string;
  readonly text: string;
}

const corpus: readonly Case[] = JSON.parse(
  readFileSync(new URL("known/certificates.json", import.meta.url), "utf8"),
).certificates;
const right = corpus.filter(({ verdict, why }) => verdict === "valid" && why === "right");
const rightOf = (game: string) =>
  right.map(({ text }) => JSON.parse(text)).find((each) => each.game === game)!;
const textOf = (claim: object) => JSON.stringify(claim);

/** The values of the window of a certificate without saltus. */
function heapsOf({ preperiod, period, to, cycle, exceptions }: Certificate): number[] {
  const round = cycle.split(" ").map(Number);
  const values = Array.from(
    { length: to + period },
    (_, n) => round[(n - preperiod + period * to) % period]!,
  );
  for (const [heap, value] of exceptions) values[heap] = value;
  return values;
}

/** A meter that never stops, and what was spent. */
function counter(): Meter & { spent: number; bytes: number } {
  const unlimited = meter({ seconds: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY });
  return {
    ...unlimited,
    spent: 0,
    bytes: 0,
    spend(steps) {
      if (!(steps >= 0)) throw new Error(`spent ${steps}`);
      this.spent += steps;
    },
    paused: () => false,
    array(Kind, length) {
      this.bytes += length * Kind.BYTES_PER_ELEMENT;
      return new Kind(length);
    },
  };
}

function stopOf(run: () => unknown): Stopped | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof Stopped) return error;
    throw error;
  }
  return undefined;
}

describe("a meter", () => {
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
    const begun = Date.now();
    const each = meter({ seconds: 0.03 });
    const stopped = stopOf(() => {
      for (;;) each.spend(2 ** 18);
    });
    expect(Date.now() - begun).toBeGreaterThanOrEqual(30);
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
    // More than any engine can give.
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

/** The values of `moves` by plain play. */
function valuesOf(moves: Moves, heaps: number): number[] {
  const options =
    moves.kind === "code"
      ? codeOptions(moves.digits)
      : (n: number) =>
          Array.from({ length: n }, (_, i) => i + 1)
            .filter((s) => (moves.kind === "set" ? moves.takes.includes(s) : !moves.forbidden.includes(s)))
            .map((s) => [n - s]);
  const value = plainGrundy(options);
  return Array.from({ length: heaps }, (_, n) => value(n));
}

const mismatchOf = (moves: Moves, claimed: Claimed, most: number, each: Meter = counter()) => {
  const steps = replay(moves, claimed, most, each);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

const CODES = [
  "0.77",
  "0.137",
  "0.07",
  "4.7",
  "0.6",
  "0.26",
  "0.45",
  "0.055",
  "4.17",
  "0.7371",
  "0.1",
  "0.33",
  "4.0",
];
const TRIPLES = ["0.8", "8.0", "C.31", "0.9F", "4.F2", "0.08"];
const SETS = ["{1,2}", "{2,5,7}", "{4,9}", "{}", "!{2,3}", "!{1,4,5}", "!{}", "!{1,2,5,9}"];

describe("a replay", () => {
  test.each([...CODES, ...SETS, ...TRIPLES])(
    "of %s agrees with plain play, and refuses every other value",
    (game) => {
      const moves = readMoves(game)!;
      const heaps = TRIPLES.includes(game) ? 14 : 40;
      const values = valuesOf(moves, heaps);
      const most = 2 * Math.max(...values) + 2;
      expect(mismatchOf(moves, Int32Array.from(values), most)).toBeUndefined();
      const faults: unknown[] = [];
      for (let heap = 0; heap < heaps; heap++) {
        for (let wrong = 0; wrong <= most; wrong++) {
          if (wrong === values[heap]) continue;
          // What follows a lie follows it by the rules, and would not be found out by itself.
          const found = mismatchOf(moves, Int32Array.from(values.with(heap, wrong)), most);
          if (found?.heap !== heap || found.found !== values[heap]) faults.push([heap, wrong, found]);
        }
      }
      expect(faults).toEqual([]);
    },
  );

  test("pauses while it has much to do", () => {
    const values = Uint16Array.from({ length: 3000 }, (_, n) => n);
    const steps = replay({ kind: "all but", forbidden: [] }, values, 2999, meter({}));
    const pauses: number[] = [];
    for (let step = steps.next(); !step.done; step = steps.next()) pauses.push(step.value);
    // 3000²/2 steps are 17 times 2^18.
    expect(pauses.length).toBeGreaterThan(12);
    expect(pauses.length).toBeLessThan(20);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  });
});

describe("the mex of a heap", () => {
  /** Values of which only places 0 to `length` - 1 may be read. */
  const guarded = (values: readonly number[]) =>
    new Proxy(values, {
      get(target, place) {
        const at = typeof place === "string" && /^-?\d+$/.test(place) ? Number(place) : 0;
        if (at < 0 || at >= target.length) throw new Error(`read at ${at}`);
        return Reflect.get(target, place);
      },
    }) as unknown as Claimed;

  test("reads no value of a heap that there is not", () => {
    const many = [0, 1, 2, 3, 4, 5].map((n) => [n, Array.from({ length: n }, (_, i) => i)] as const);
    for (const [n, values] of many) {
      const marks = new Float64Array(64);
      const codes = [[0, 3, 3, 3], [4, 7, 7, 7, 7, 7, 7], [12, 15, 15, 15, 15, 15], [0, 3], [4]];
      for (const digits of codes) {
        plainMex({ kind: "code", digits } as Moves, guarded(values), n, marks, counter());
        markSingle(digits, guarded(values), n, new Float64Array(64));
      }
      plainMex({ kind: "set", takes: [1, 2, 9] } as Moves, guarded(values), n, marks, counter());
    }
  });

  const spentOn = (moves: Moves, n: number) => {
    const each = counter();
    const values = Uint16Array.from({ length: n }, () => 0);
    plainMex(moves, values, n, new Float64Array(4), each);
    return each.spent;
  };

  test("costs as much as it has options to look at", () => {
    expect(spentOn({ kind: "set", takes: [1, 2, 3] }, 100)).toBe(4);
    expect(spentOn({ kind: "all but", forbidden: [1, 2, 3] }, 100)).toBe(101);
    expect(spentOn({ kind: "code", digits: [0, 3, 3] }, 100)).toBe(3);
    expect(spentOn({ kind: "code", digits: [0, 7] }, 100)).toBe(2 + 99);
    expect(spentOn({ kind: "code", digits: [0, 8] }, 100)).toBe(2 + 33 * 99);
    expect(spentOn({ kind: "code", digits: [0, 0, 15] }, 100)).toBe(3 + 98 + 32 * 98);
  });

  test("marks the options that leave one heap or none, and no others", () => {
    const marked = (digits: readonly number[], n: number) => {
      const marks = new Float64Array(12);
      markSingle(
        digits,
        Uint8Array.from({ length: n }, (_, i) => i),
        n,
        marks,
      );
      return [...marks.keys()].filter((value) => marks[value] === n + 1);
    };
    expect(marked([0, 1], 1)).toEqual([0]);
    expect(marked([0, 1], 2)).toEqual([]);
    expect(marked([0, 2], 1)).toEqual([]);
    expect(marked([0, 2], 2)).toEqual([1]);
    expect(marked([0, 3, 3, 3], 2)).toEqual([0, 1]);
    expect(marked([0, 3, 3, 3], 5)).toEqual([2, 3, 4]);
    expect(marked([0, 12, 4], 2)).toEqual([]);
    expect(marked([15, 0, 0], 3)).toEqual([]);
    expect(marked([0, 3], 0)).toEqual([]);
  });
});

describe("classes of heaps", () => {
  test("are told by parity", () => {
    const roll = dice(5);
    for (let round = 0; round < 500; round++) {
      const bits = roll(2 ** 30) >>> roll(30);
      expect(parity(bits)).toBe([...bits.toString(2)].filter((bit) => bit === "1").length % 2);
    }
    for (let bit = 0; bit < 30; bit++) expect(parity(2 ** bit)).toBe(1);
  });

  test("are chosen so that the fewest values are of class 0", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 40 }),
        fc.constantFrom([1], [2], [0], [1, 3], [2, 4], [1, 2], [0, 1]),
        (list, splitting) => {
          const values = [...list, 13];
          const t = splitting[0]! % 2;
          const may = splitting.every((i) => i % 2 === t) ? [false, true] : [false];
          const zerosOf = (mask: number, alternate: boolean) =>
            values.filter((value, n) => {
              const odd = [...(value & mask).toString(2)].filter((bit) => bit === "1").length;
              return (odd + (alternate ? n + t : 0)) % 2 === 0;
            }).length;
          const fewest = Math.min(
            values.length,
            ...may.flatMap((alternate) => Array.from({ length: 15 }, (_, i) => zerosOf(i + 1, alternate))),
          );
          const most = 13;
          const found = bestClasses(splitting, Uint8Array.from(values), most, counter());
          expect(found.zeros).toBe(fewest);
          if (found.mask > 0) expect(zerosOf(found.mask, found.alternate)).toBe(fewest);
          else expect(found.alternate).toBe(false);
          expect(found.t).toBe(t);
        },
      ),
      { seed: 3, numRuns: 300 },
    );
  });

  test("cost a look at each value and each mask, of which there are not too many", () => {
    const each = counter();
    bestClasses(
      [1, 2],
      Uint8Array.from({ length: 1000 }, (_, n) => n % 8),
      7,
      each,
    );
    expect(each.spent).toBe(1000 + 7 * 2 * 7);
    const many = counter();
    bestClasses(
      [1, 2],
      Uint16Array.from({ length: 9000 }, (_, n) => n),
      8999,
      many,
    );
    expect(many.spent).toBe(9000 + 4095 * 2 * 8999);
    const both = counter();
    bestClasses(
      [1, 3],
      Uint8Array.from({ length: 1000 }, (_, n) => n % 8),
      7,
      both,
    );
    expect(both.spent).toBe(1000 + 2 * 7 * 2 * 7);
    expect(both.bytes).toBe(2 * 8 * 8);
  });

  const HEAPS = 60;

  test("never vouch for a wrong value, and for most of the right ones", () => {
    const usual = ["0.77", "0.137", "0.6", "4.7", "0.26", "0.45", "0.04", "0.34", "4.34"];
    // In 0.0004 a part that is empty, which no move leaves, would vouch for a value too large.
    for (const game of [...usual, "0.0004"]) {
      const { digits } = readMoves(game) as Extract<Moves, { kind: "code" }>;
      const values = valuesOf({ kind: "code", digits }, HEAPS);
      const most = Math.max(...values) + 3;
      const marks = () => new Float64Array(32);
      const isRight = byClasses(digits, Uint8Array.from(values), most, marks(), counter());
      const vouched = values.map((_, n) => isRight(n));
      if (usual.includes(game)) expect(vouched.filter((each) => each).length).toBeGreaterThan(HEAPS / 2);
      for (let heap = 1; heap < HEAPS; heap++) {
        for (let wrong = 0; wrong <= most; wrong++) {
          if (wrong === values[heap]) continue;
          const lying = Uint8Array.from(values.with(heap, wrong));
          const isRight = byClasses(digits, lying, most, marks(), counter());
          for (let n = 0; n < heap; n++) isRight(n);
          if (isRight(heap)) expect([game, heap, wrong]).toBe("refused");
        }
      }
    }
  });

  test("are not used where a move leaves three heaps", () => {
    const code = { kind: "code", digits: [0, 4, 8] } as const;
    const values = valuesOf(code, HEAPS);
    const most = Math.max(...values);
    for (let heap = 1; heap < HEAPS; heap++) {
      for (let wrong = 0; wrong <= most; wrong++) {
        if (wrong === values[heap]) continue;
        const lying = Uint8Array.from(values.with(heap, wrong));
        expect(mismatchOf(code, lying, most, counter())).toEqual({ heap, found: values[heap] });
      }
    }
  });

  test("make a replay of a sparse game cheap", () => {
    const claim = rightOf("0.45");
    const values = heapsOf(claim);
    const each = counter();
    expect(
      mismatchOf(readMoves(claim.game)!, Uint8Array.from(values), Math.max(...values), each),
    ).toBeUndefined();
    // All splits are 1038²/4, for each of the two digits that may be split are met by one.
    expect(each.spent).toBeLessThan(1038 ** 2 / 8);
    // And no work is left out of the count.
    expect(each.spent).toBeGreaterThan(40_000);
  });
});

describe("a certificate", () => {
  const found = (claim: object, limits: CheckLimits = {}) => checkCertificate(textOf(claim), limits);

  test("ends at each of its limits by name", () => {
    const claim = rightOf("0.77");
    expect(found(claim, { seconds: 0 })).toEqual({
      verdict: "limit",
      limit: "seconds",
      says: {
        en: "the window could not be replayed within 0 seconds",
        zh: "未能在 0 秒内重新计算整个窗口",
      },
    });
    expect(found(claim, { positions: 167 })).toEqual({
      verdict: "limit",
      limit: "positions",
      says: {
        en: "stopped at the limit of 167 heaps of the window, needed 168",
        zh: "已达到上限：窗口 167 个堆，需要 168",
      },
    });
    expect(found(claim, { positions: 168 }).verdict).toBe("valid");
    const text = textOf(claim);
    const values = Uint8Array.from(valuesOf(readMoves("0.77")!, 168));
    const { zeros } = bestClasses([1, 2], values, 8, counter());
    // Sixteen for each character, then the window, marks for values to 8, counts of two classes, and the few of one.
    const bytes = 16 * text.length + 168 + 8 * 16 + 2 * 8 * 9 + 4 * zeros;
    expect(found(claim, { bytes: 16 * text.length - 1 })).toMatchObject({ verdict: "limit", limit: "bytes" });
    expect(found(claim, { bytes: bytes - 1 })).toMatchObject({ verdict: "limit", limit: "bytes" });
    expect(found(claim, { bytes })).toMatchObject({ verdict: "valid" });
    expect(found(claim, { bytes: 50 }).says).toEqual({
      en: `stopped at the limit of 50 bytes of memory, needed ${16 * text.length}`,
      zh: `已达到上限：50 字节内存，需要 ${16 * text.length}`,
    });
  });

  test("of a window that would take hours ends at once", () => {
    const claim = { ...rightOf("{1,2}"), game: "{1000000000}", period: 1, cycle: "0", to: 1e9 };
    expect(found(claim, { seconds: 0.05 })).toMatchObject({ verdict: "limit", limit: "seconds" });
    expect(found(claim, { bytes: 1e8 })).toMatchObject({ verdict: "limit", limit: "bytes" });
    expect(found({ ...claim, game: "{10000000000}", to: 1e10 })).toMatchObject({ limit: "positions" });
  });

  test("says what it says, in both languages", () => {
    expect(found(rightOf("0.77"))).toEqual({
      verdict: "valid",
      says: {
        en: "0.77: preperiod 71, period 12; 168 values replayed",
        zh: "0.77：前周期 71，周期 12；已重新计算 168 个值",
      },
    });
    expect(found(rightOf("!{2,3}")).says).toEqual({
      en: "!{2,3}: preperiod 0, period 4, saltus 2; 7 values replayed",
      zh: "!{2,3}：前周期 0，周期 4，跃差 2；已重新计算 7 个值",
    });
  });

  test("is not echoed further than a line", () => {
    const set = Array.from({ length: 100 }, (_, i) => i + 1);
    const game = `{${set.join()}}`;
    const period = 101;
    const cycle = Array.from({ length: period }, (_, n) => n);
    const values = Array.from({ length: 201 }, (_, n) => n % period);
    let [c0, c1] = [0, 0];
    for (const value of values) {
      c0 = (c0 + value) & 0xffff;
      c1 = (c1 + c0) & 0xffff;
    }
    const claim = {
      ...rightOf("{1,2}"),
      ...{ game, period, to: 100, cycle: cycle.join(" "), max: [100, 100] },
      checksum: (c1 * 65_536 + c0).toString(16).toUpperCase(),
    };
    expect(found(claim).says.en).toBe(`${game.slice(0, 80)}…: preperiod 0, period 101; 201 values replayed`);
    const strange = checkCertificate(`{"\\u001b[31m${"x".repeat(100)}":1}`).says.en;
    expect(strange).toBe("field `\\u001b[31mxxxxxxxxxxxxxxxxxxx…` is missing, unknown or of the wrong form");
    expect(checkCertificate('{"note":1}').says).toEqual({
      en: "field `note` is missing, unknown or of the wrong form",
      zh: "字段 `note` 缺失、未知或格式不对",
    });
  });

  test("yields while it is replayed, and then its finding", () => {
    const steps = checkSteps(textOf(rightOf("0.77")));
    const first = steps.next();
    expect(first).toEqual({ done: false, value: 0 });
    let step = first;
    while (!step.done) step = steps.next();
    expect(step.value).toMatchObject({ verdict: "valid" });
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
    expect(found).toMatchObject({ verdict: "refused", says: { en: expect.stringContaining("heap 0") } });
    // At once, and then after every 2^18 steps: a text of 1.2 million letters is gone over twice, its values four times.
    expect(pauses).toBe(14);
  });
});
