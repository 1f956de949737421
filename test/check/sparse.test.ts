import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Moves, readMoves } from "../../src/checker/heap-moves.ts";
import { bestClasses, byClasses, parity } from "../../src/checker/sparse.ts";
import { heapRules } from "../../src/encoding.ts";
import { parseGame } from "../../src/games/index.ts";
import { heapTable, periodOf } from "../../src/solve/index.ts";
import { dice, plainCodeValues } from "../oracle.ts";
import { isQuick, oneIn } from "../part.ts";
import { counter, heapsOf, mismatchOf, rightOf, valuesOf } from "./replays.case.ts";

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

  test("are the first of those that are as good, and none where no value is ever odd", () => {
    const best = (values: number[], splitting: number[]) =>
      bestClasses(splitting, Uint8Array.from(values), Math.max(...values), counter());
    expect(best([1, 2, 4, 1], [1, 2])).toEqual({ mask: 7, alternate: false, t: 1, zeros: 0 });
    expect(best([3, 3], [1, 2])).toEqual({ mask: 1, alternate: false, t: 1, zeros: 0 });
    expect(best([0, 0, 0], [1, 3])).toEqual({ mask: 0, alternate: false, t: 1, zeros: 3 });
  });

  test.skipIf(isQuick)("cost a look at each value and each mask, of which there are not too many", () => {
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
    const large = counter();
    bestClasses([1, 2], Int32Array.of(2 ** 20), 2 ** 20, large);
    expect(large.spent).toBe(1 + 63 * 2 * 2 ** 20);
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

  test.skipIf(isQuick)("never vouch for a wrong value, and for most of the right ones", () => {
    const usual = ["0.77", "0.137", "0.6", "4.7", "0.26", "0.45", "0.04", "0.34", "4.34"];
    // In 0.0004 an empty part, which no move leaves, would justify a value that is too large.
    for (const game of [...usual, "0.0004"]) {
      const { digits } = readMoves(game) as Extract<Moves, { kind: "code" }>;
      const values = valuesOf({ kind: "code", digits }, HEAPS);
      const most = Math.max(...values) + 3;
      const marks = () => new Uint32Array(32);
      const { isRight } = byClasses(digits, Uint8Array.from(values), most, marks(), counter());
      const vouched = values.map((_, n) => isRight(n));
      if (usual.includes(game)) expect(vouched.filter((each) => each).length).toBeGreaterThan(HEAPS / 2);
      for (let heap = 1; heap < HEAPS; heap++) {
        for (let wrong = 0; wrong <= most; wrong++) {
          if (wrong === values[heap]) continue;
          const lying = Uint8Array.from(values.with(heap, wrong));
          const { isRight } = byClasses(digits, lying, most, marks(), counter());
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
        expect(mismatchOf(code, lying)).toEqual({ heap, found: values[heap] });
      }
    }
  });

  test("agree with plain play of heaps that are compared in blocks, and refuse every other value there", () => {
    const roll = dice(43);
    const usual = ["0.77", "0.45", "0.26", "0.156", "0.34", "0.165", "4.7"];
    const random = Array.from({ length: 20 }, () => `${4 * roll(2)}.${roll(8)}${roll(8)}${4 + roll(4)}`);
    for (const game of oneIn(8, [...usual, ...random])) {
      const moves = readMoves(game) as Extract<Moves, { kind: "code" }>;
      const values = plainCodeValues(moves.digits, 1400);
      const most = 2 * Math.max(...values) + 2;
      for (const Cells of most < 256 ? [Uint8Array, Uint16Array, Int32Array] : [Uint16Array, Int32Array]) {
        expect([game, mismatchOf(moves, Cells.from(values))]).toEqual([game, undefined]);
        for (let round = 0; round < 12; round++) {
          const heap = 900 + roll(500);
          const wrong = roll(2 * values[heap]! + 2);
          if (wrong === values[heap]) continue;
          const found = mismatchOf(moves, Cells.from(values.with(heap, wrong)));
          expect([game, found]).toEqual([game, { heap, found: values[heap] }]);
        }
      }
    }
  });

  test.skipIf(isQuick)("settle what repeats beyond the heaps that were looked at, and no lie", () => {
    const roll = dice(44);
    let settled = 0;
    for (const game of ["0.77", "0.45", "0.26", "0.156", "0.165", "0.055", "0.07", "0.34"]) {
      const rules = heapRules(parseGame(game))!;
      const claim = periodOf(rules, { heaps: 20_000 });
      if (claim.verdict !== "proved") throw new Error(`${game} is not proved`);
      const { preperiod, period } = claim;
      const moves = readMoves(game)!;
      const [whole, less] = [counter(), counter()];
      const values = [...heapTable(rules).values(claim.to + period - 1)];
      expect(mismatchOf(moves, Uint16Array.from(values), whole)).toBeUndefined();
      expect(mismatchOf(moves, Uint16Array.from(values), less, claim)).toBeUndefined();
      if (less.spent < 0.9 * whole.spent) settled++;
      for (let round = 0; round < 10; round++) {
        const place = preperiod + roll(period);
        const wrong = values[place]! ^ (1 + roll(7));
        const lying = Uint16Array.from(values, (value, n) =>
          n >= preperiod && (n - place) % period === 0 ? wrong : value,
        );
        const found = mismatchOf(moves, lying, counter(), claim);
        expect([game, found]).toEqual([game, mismatchOf(moves, lying)]);
        expect(found).toMatchObject({ heap: place, found: values[place] });
      }
      // A preperiod that is too small by one makes the first heap wrong.
      if (preperiod === 0 || values[preperiod - 1] === values[preperiod - 1 + period]) continue;
      const early = Uint16Array.from(values).fill(values[preperiod - 1 + period]!, preperiod - 1, preperiod);
      const repeats = { preperiod: preperiod - 1, period };
      expect(mismatchOf(moves, early, counter(), repeats)).toMatchObject({ heap: preperiod - 1 });
    }
    expect(settled).toBeGreaterThan(2);
  });

  test("make a replay of a sparse game cheap", () => {
    const claim = rightOf("0.45");
    const values = heapsOf(claim);
    const each = counter();
    expect(mismatchOf(readMoves(claim.game)!, Uint8Array.from(values), each)).toBeUndefined();
    // All splits would be 1038²/4 for each of the two digits that allow them.
    expect(each.spent).toBeLessThan(1038 ** 2 / 8);
    // All work is counted.
    expect(each.spent).toBeGreaterThan(35_000);
  });
});
