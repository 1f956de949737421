import { describe, expect, test } from "vitest";
import { type Moves, readMoves } from "../../src/checker/heap-moves.ts";
import { meter } from "../../src/checker/meter.ts";
import { type Claimed, markSingle, plainMex } from "../../src/checker/mex.ts";
import { replay } from "../../src/checker/period.ts";
import { CODES, counter, mismatchOf, SETS, TRIPLES, valuesOf } from "./replays.case.ts";

describe("a replay", () => {
  test.each([...CODES, ...SETS, ...TRIPLES])(
    "of %s agrees with plain play, and refuses every other value",
    (game) => {
      const moves = readMoves(game)!;
      const heaps = TRIPLES.includes(game) ? 14 : 40;
      const values = valuesOf(moves, heaps);
      const most = 2 * Math.max(...values) + 2;
      expect(mismatchOf(moves, Int32Array.from(values))).toBeUndefined();
      const faults: unknown[] = [];
      for (let heap = 0; heap < heaps; heap++) {
        for (let wrong = 0; wrong <= most; wrong++) {
          if (wrong === values[heap]) continue;
          // Later values follow the rules from the wrong one, so only the wrong one can be detected.
          const found = mismatchOf(moves, Int32Array.from(values.with(heap, wrong)));
          if (found?.heap !== heap || found.found !== values[heap]) faults.push([heap, wrong, found]);
        }
      }
      expect(faults).toEqual([]);
    },
  );

  test("takes no memory for what is larger than a mex can be", () => {
    const moves = readMoves("0.77")!;
    const values = valuesOf(moves, 80);
    const room = (wrong: number) => {
      const each = counter();
      expect(mismatchOf(moves, Int32Array.from(values.with(50, wrong)), each)).toMatchObject({ heap: 50 });
      return each.bytes;
    };
    // Three digits, with as many pairs of heaps as there are sizes of one.
    expect(room(3 * 51 + 1)).toBeLessThan(room(3 * 51));
    expect(room(100_000)).toBe(room(3 * 51 + 1));
  });

  test("pauses while it has much to do", () => {
    const values = Uint16Array.from({ length: 3000 }, (_, n) => n);
    const steps = replay({ kind: "all but", forbidden: [] }, values, meter({}));
    const pauses: number[] = [];
    for (let step = steps.next(); !step.done; step = steps.next()) pauses.push(step.value);
    // 3000²/2 steps are 17 times 2^18.
    expect(pauses.length).toBeGreaterThan(12);
    expect(pauses.length).toBeLessThan(20);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  });
});

describe("the mex of a heap", () => {
  /** Values of which only the indices 0 to `length` - 1 may be read. */
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
      const marks = new Uint32Array(64);
      const codes = [[0, 3, 3, 3], [4, 7, 7, 7, 7, 7, 7], [12, 15, 15, 15, 15, 15], [0, 3], [4]];
      for (const digits of codes) {
        plainMex({ kind: "code", digits } as Moves, guarded(values), n, marks, counter());
        markSingle(digits, guarded(values), n, new Uint32Array(64));
      }
      plainMex({ kind: "set", takes: [1, 2, 9] } as Moves, guarded(values), n, marks, counter());
    }
  });

  const spentOn = (moves: Moves, n: number) => {
    const each = counter();
    const values = Uint16Array.from({ length: n }, () => 0);
    plainMex(moves, values, n, new Uint32Array(4), each);
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
      const marks = new Uint32Array(12);
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
