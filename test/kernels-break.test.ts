import { describe, expect, test } from "vitest";
import { type HeapRules, heapRules } from "../src/encoding.ts";
import { LimitError } from "../src/errors.ts";
import { parseGame, takeAndBreakGame } from "../src/games/index.ts";
import { grundyValues, heapTable, random } from "../src/solve/index.ts";
import { breakMoves } from "../src/solve/kernel/break.ts";
import { compiled } from "../src/solve/kernel/break-compiled.ts";
import { memoryAccount } from "../src/solve/limits.ts";
import {
  byKernels,
  CHOICES,
  difference,
  differences,
  hexadecimalCode,
  octalCodes,
  plainly,
} from "./kernels-break.case.ts";
import { isQuick, oneIn, partOf, slowly } from "./part.ts";

/** Checksum of octal game solvers: c0 += value, c1 += c0 in 16 bits, c1 before c0. */
function checksum(values: ArrayLike<number>): string {
  let c0 = 0;
  let c1 = 0;
  for (let n = 0; n < values.length; n++) {
    c0 = (c0 + values[n]!) & 0xffff;
    c1 = (c1 + c0) & 0xffff;
  }
  return (c1 * 65_536 + c0).toString(16).toUpperCase();
}

const codes = octalCodes();
const sample = (next: () => number) => codes[Math.floor(next() * codes.length)]!;

test("values from the definition are those that search gives", () => {
  const next = random(1);
  for (let i = 0; i < partOf(80); i++) {
    const game = takeAndBreakGame(i % 2 === 0 ? sample(next) : hexadecimalCode(next));
    const found = grundyValues(game);
    const digits = (heapRules(game) as { digits: readonly number[] }).digits;
    plainly(digits, false, 25).forEach((value, n) => {
      expect(value, `${game.id}, heap ${n}`).toBe(found.at(n));
    });
  }
});

describe("every solver of take-and-break games gives the values from the definition", () => {
  test("for octal codes", () => {
    const next = random(2);
    for (let i = 0; i < partOf(30); i++) {
      const digits = sample(next);
      expect(differences(digits, false, 1200), `${digits}`).toEqual([]);
    }
  });

  test("when a rare heap is the last of its block", () => {
    const { digits } = heapRules(parseGame("4.044")) as { digits: readonly number[] };
    const [rare, to] = [1688, 2000];
    const kernels = compiled(
      breakMoves(digits, false),
      memoryAccount(2 ** 28),
      plainly(digits, false, rare - 128),
      {
        rareEnough: 0,
        quiet: 64,
      },
    );
    kernels.extend(to, () => {});
    expect(kernels.stats().rare?.count).toBeGreaterThan(0);
    expect(difference(kernels.values.subarray(0, to + 1), plainly(digits, false, to))).toBe(undefined);
  });

  test("for octal codes with longer takes and many splits", () => {
    const next = random(3);
    for (let i = 0; i < partOf(12); i++) {
      const digits = [0, ...Array.from({ length: 90 }, () => (next() < 0.1 ? Math.floor(next() * 8) : 0))];
      expect(differences(digits, false, 700), `${digits}`).toEqual([]);
    }
  });

  test("for hexadecimal codes", () => {
    const next = random(4);
    for (let i = 0; i < partOf(20); i++) {
      const digits = hexadecimalCode(next);
      expect(differences(digits, false, 300), `${digits}`).toEqual([]);
    }
  });

  test.skipIf(isQuick)("for moves that leave different heaps", () => {
    const next = random(5);
    expect(differences([4], true, 2500)).toEqual([]);
    for (let i = 0; i < partOf(20); i++) {
      const digits = sample(next);
      expect(differences(digits, true, 1200), `${digits}`).toEqual([]);
    }
    expect(differences([8, 3, 13], true, 120)).toEqual([]);
  });
});

describe("on long tables", () => {
  const long: readonly [string, number][] = [
    ["0.16", 400_000],
    ["0.56", 200_000],
    ["0.354", 150_000],
    ["0.6", 60_000],
    ["0.36", 60_000],
    ["0.376", 80_000],
    ["0.106", 400_000],
    ["0.104", 300_000],
    ["0.127", 150_000],
    ["4.7", 100_000],
    ["4.06", 60_000],
  ];
  test.each(oneIn(6, long))("%s, the plane kernel agrees with the one for single heaps", (id, to) => {
    const { digits } = heapRules(parseGame(id)) as { digits: readonly number[] };
    const single = byKernels(CHOICES.sparse)(digits, false, to).slice();
    const planes = byKernels(CHOICES.planes)(digits, false, to);
    expect(difference(planes, single)).toBe(undefined);
  });

  // tczajka/octal-games, UnsolvedGames.md: 1,274 rare values with heap 0, the last at 82,860.
  const ofCzajka: readonly (readonly [to: number, maximum: number | undefined])[] = [
    [100_000, undefined],
    ...slowly([[800_000, 231] as const]),
  ];
  test.each(ofCzajka)(
    "Grundy's game to %i has the maximum and the rare heaps that Czajka publishes",
    (to, maximum) => {
      const table = heapTable({ kind: "break", digits: [4], unequal: true });
      const values = table.values(to);
      const { rare, ...stats } = table.stats();
      expect(rare).toEqual({ count: 1273, last: 82_860, mask: 0xfe, byPosition: false });
      if (maximum === undefined) return;
      expect(stats).toEqual({ method: "planes", maximum });
      expect(values.indexOf(maximum)).toBe(763_622);
    },
  );
});

describe("tables of take-and-break games", () => {
  // Beling's ogsolve prints these checksums.
  const sums: readonly [string, number, string, string][] = [
    ["0.77", 100_000, "E740F9DF", "planes"],
    ["0.07", 100_000, "FD5C20D5", "marking"],
    ["0.6", 100_000, "D848C92", "planes"],
    ["0.16", 100_000, "E4D9167A", "planes"],
    ["0.004", 100_000, "F1134C94", "marking"],
    ["0.106", 100_000, "717B3974", "planes"],
    ["0.16", 1_000_000, "5DD3EF50", "planes"],
  ];
  test.each(oneIn(8, sums))("%s to %i has the checksum of ogsolve", (id, to, sum, method) => {
    const table = heapTable(heapRules(parseGame(id))!);
    expect(checksum(table.values(to))).toBe(sum);
    expect(table.stats().method).toBe(method);
  });

  test("keep values as wide as they are", () => {
    const linear: HeapRules = { kind: "break", digits: [0, 3, 15] };
    const values = heapTable(linear).values(3000);
    expect(values.BYTES_PER_ELEMENT).toBe(2);
    expect(difference(values.subarray(0, 400), plainly(linear.digits, false, 399))).toBe(undefined);
  });

  test("empty the views that growth leaves behind, or leave them as they were", () => {
    for (const id of ["0.56", "0.6", "0.3F"]) {
      const table = heapTable(heapRules(parseGame(id))!);
      const views = [300, 3000, 6000, 12_000].map((to) => table.values(id === "0.3F" ? to >> 3 : to));
      const last = views.at(-1)!;
      for (const view of views)
        if (view.length > 0) expect(difference(view, last.subarray(0, view.length))).toBe(undefined);
    }
  });

  test("begin with given values", () => {
    const rules = heapRules(parseGame("0.56"))!;
    const whole = heapTable(rules).values(60_000).slice();
    for (const begun of [10, 3000, 50_000]) {
      for (const cells of [Uint8Array, Uint32Array]) {
        const table = heapTable(rules, {}, cells.from(whole.subarray(0, begun)));
        expect(difference(table.values(60_000), whole)).toBe(undefined);
      }
    }
  });

  test("stop at limits before they take memory, and can go on", () => {
    const rules = heapRules(parseGame("0.14"))!;
    expect(() => heapTable(rules, { bytes: 10_000_000 }).values(2 ** 40)).toThrow(LimitError);
    expect(() => heapTable(rules, { bytes: 1000 }).values(1500)).toThrow(/limit of 1000 bytes.*needed/);
    let asked = 0;
    const stop = new Error("stop");
    const signal = {
      aborted: false,
      throwIfAborted() {
        if (++asked % 5 === 0 && asked < 50) throw stop;
      },
    };
    const table = heapTable(rules, { signal });
    const whole = heapTable(rules).values(20_000);
    for (;;) {
      try {
        expect(difference(table.values(20_000), whole)).toBe(undefined);
        break;
      } catch (error) {
        if (error !== stop) throw error;
      }
    }
    expect(asked).toBeGreaterThan(10);
  });
});
