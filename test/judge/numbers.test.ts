import { describe, expect, test } from "vitest";
import { problemOf } from "../../src/judge/index.ts";
import { dice, plainGrundy, plainWins } from "../oracle.ts";
import { partOf } from "../part.ts";
import { answer } from "./answer.ts";
import { agree } from "./numbers.case.ts";
import { changed, plainWinner, upTo } from "./plain.ts";

const roll = dice(29);

const some = (count: number, most: number, least = 0) =>
  Array.from({ length: count }, () => least + roll(most - least + 1));

/** Heaps from which any number may be taken. */
const nimMoves = (heap: number) => upTo(heap).map((s) => [heap - s]);

describe("against plain play from the rules", () => {
  test("luogu-p2197", () => {
    const wins = plainWins(nimMoves, false);
    const games = Array.from({ length: 2000 }, () => some(roll(5), 6));
    agree(
      "luogu-p2197",
      games.map((heaps) => `${heaps.length}\n${heaps.join(" ")}`),
      games.map((heaps) => (wins(heaps) ? "Yes" : "No")),
    );
  });

  test("luogu-p4279", () => {
    const wins = plainWins(nimMoves, true);
    const games = Array.from({ length: 2000 }, () => some(roll(5), 1 + roll(6)));
    agree(
      "luogu-p4279",
      games.map((heaps) => `${heaps.length}\n${heaps.join(" ")}`),
      games.map((heaps) => (wins(heaps) ? "John" : "Brother")),
    );
    expect(problemOf("hdu-1907")).toBe(problemOf("poj-3480"));
  });

  test("luogu-p5675", () => {
    const wins = plainWins(nimMoves, false);
    const canWin = (chosen: readonly number[], first: number) =>
      upTo(chosen[first]!).some((s) => !wins(changed(chosen, first, chosen[first]! - s)));
    for (let round = 0; round < partOf(1000); round++) {
      const heaps = some(roll(6), 5);
      let count = 0;
      for (let set = 1; set < 2 ** heaps.length; set++) {
        const chosen = heaps.filter((_, i) => (set >> i) % 2 === 1);
        count += chosen.filter((_, i) => !canWin(chosen, i)).length;
      }
      expect(answer("luogu-p5675", `${heaps.length}\n${heaps.join(" ")}`)).toBe(`${count}`);
    }
  });

  test("luogu-p6487 and hdu-2516, every heap to 400", () => {
    const wins = plainWinner<[number, number]>(([heap, most]) =>
      upTo(Math.min(heap, most)).map((s): [number, number] => [heap - s, 2 * s]),
    );
    for (const n of upTo(400)) {
      const least = upTo(n).find((s) => !wins([n - s, 2 * s]));
      expect(answer("luogu-p6487", `${n}`)).toBe(`${least}`);
      expect(answer("hdu-2516", `${n}\n0`)).toBe(wins([n, n - 1]) ? "First win" : "Second win");
    }
  });

  test("luogu-p6487 and hdu-2516, every heap to 3,000 by its least winning take", () => {
    // If `most` tokens may be taken, a heap is won iff most >= least[heap]; taking s leaves heap - s, of
    // which 2s may be taken.
    const least = [Number.POSITIVE_INFINITY];
    for (const n of upTo(3000)) least.push(upTo(n).find((s) => 2 * s < least[n - s]!)!);
    for (const n of upTo(3000)) expect(answer("luogu-p6487", `${n}`)).toBe(`${least[n]}`);
    const expected = upTo(3000).map((n) => (n - 1 >= least[n]! ? "First win" : "Second win"));
    expect(answer("hdu-2516", `${upTo(3000).join("\n")}\n0`).split("\n")).toEqual(expected);
  });

  test("luogu-p3480", () => {
    const wins = plainWinner<number[]>((heaps) =>
      heaps.flatMap((heap, i) => upTo(heap - (heaps[i - 1] ?? 0)).map((s) => changed(heaps, i, heap - s))),
    );
    const games = Array.from({ length: 2000 }, () => some(roll(6), 7).sort((a, b) => a - b));
    agree(
      "luogu-p3480",
      games.map((heaps) => `${heaps.length}\n${heaps.join(" ")}`),
      games.map((heaps) => (wins(heaps) ? "TAK" : "NIE")),
    );
    expect(() => answer("luogu-p3480", "1\n3\n1 4 2")).toThrow("from 4 to");
  });

  test("hdu-1847, every heap to 1000", () => {
    const wins = plainWinner<number>((n) =>
      [1, 2, 4, 8, 16, 32, 64, 128, 256, 512].flatMap((s) => (s <= n ? [n - s] : [])),
    );
    const all = [0, ...upTo(1000)];
    expect(answer("hdu-1847", all.join("\n")).split("\n")).toEqual(
      all.map((n) => (wins(n) ? "Kiki" : "Cici")),
    );
  });

  test("hdu-1846", () => {
    for (const m of [0, ...upTo(40)]) {
      const wins = plainWinner<number>((n) => upTo(Math.min(m, n)).map((s) => n - s));
      const all = [0, ...upTo(300)];
      agree(
        "hdu-1846",
        all.map((n) => `${n} ${m}`),
        all.map((n) => (wins(n) ? "first" : "second")),
      );
    }
  });

  test("hdu-3951, coins in a circle as a set of places", () => {
    for (const k of upTo(6)) {
      for (const n of upTo(11)) {
        const wins = plainWinner<number>((coins) => {
          const options = new Set<number>();
          for (let first = 0; first < n; first++) {
            let left = coins;
            for (let s = 1; s <= Math.min(k, n); s++) {
              const place = 2 ** ((first + s - 1) % n);
              if ((left & place) === 0) break;
              left &= ~place;
              options.add(left);
            }
          }
          return options;
        });
        expect(answer("hdu-3951", `1\n${n} ${k}`)).toBe(`Case 1: ${wins(2 ** n - 1) ? "first" : "second"}`);
      }
    }
  });

  test("acwing-892", () => {
    const wins = plainWinner<number[]>((steps) =>
      steps.flatMap((here, i) =>
        upTo(here).map((s) => {
          const left = changed(steps, i, here - s);
          return i === 0 ? left : changed(left, i - 1, left[i - 1]! + s);
        }),
      ),
    );
    for (let round = 0; round < partOf(2000); round++) {
      const steps = some(roll(5), 3);
      expect(answer("acwing-892", `${steps.length}\n${steps.join(" ")}`)).toBe(wins(steps) ? "Yes" : "No");
    }
  });

  test("poj-1067 and extended-wythoff", () => {
    for (const d of [0, 1, 2, 3, 6]) {
      const wins = wythoffWinner(d);
      const pairs = upTo(26).flatMap((a) => upTo(26).map((b): [number, number] => [a - 1, b - 1]));
      const first = pairs.map(wins);
      agree(
        "extended-wythoff",
        pairs.map((pair) => [d, ...pair].join(" ")),
        first.map((won) => (won ? "First" : "Second")),
      );
      if (d > 0) continue;
      const lines = pairs.map((pair) => pair.join(" ")).join("\n");
      expect(answer("poj-1067", lines).split("\n")).toEqual(first.map((won) => (won ? "1" : "0")));
    }
  });

  test("extended-wythoff and wythoff-pair, both heaps to 400, by marking what reaches a P-position", () => {
    const most = 400;
    for (let d = 0; d <= 8; d++) {
      const won = upTo(most + 1).map(() => new Uint8Array(most + 1));
      const pairs: [number, number][] = [];
      for (let sum = 0; sum <= 2 * most; sum++) {
        for (let a = Math.max(0, sum - most); a <= Math.min(sum, most); a++) {
          const b = sum - a;
          if (won[a]![b] === 1) continue;
          if (a <= b) pairs.push([a, b]);
          for (let i = 1; i <= most; i++) {
            if (a + i <= most) won[a + i]![b] = 1;
            if (b + i <= most) won[a]![b + i] = 1;
            for (let j = Math.max(1, i - d); j <= i + d; j++) {
              if (a + i <= most && b + j <= most) won[a + i]![b + j] = 1;
            }
          }
        }
      }
      agree(
        "wythoff-pair",
        pairs.map((_, n) => `${d} ${n}`),
        pairs.map((pair) => pair.join(" ")),
      );
      const cells = some(4000, most).map((a) => [a, roll(most + 1)] as const);
      const asked = [...pairs, ...cells];
      agree(
        "extended-wythoff",
        asked.map(([a, b]) => `${d} ${b} ${a}`),
        asked.map(([a, b]) => (won[a]![b] === 1 ? "First" : "Second")),
      );
    }
  });

  test("wythoff-pair", () => {
    for (const d of [0, 1, 2, 3, 6]) {
      const wins = wythoffWinner(d);
      const pairs: [number, number][] = [];
      for (let x = 0; x <= 12; x++) {
        for (let y = x; y <= 60; y++) if (!wins([x, y])) pairs.push([x, y]);
      }
      expect(pairs.length).toBeGreaterThan(4);
      agree(
        "wythoff-pair",
        pairs.map((_, n) => `${d} ${n}`),
        pairs.map((pair) => pair.join(" ")),
      );
    }
  });

  test("moore-nim", () => {
    for (const k of [1, 2, 3, 4]) {
      const wins = plainWinner<number[]>((heaps) => lowered(heaps, k));
      const games = Array.from({ length: 400 }, () => some(roll(5), 4).sort());
      agree(
        "moore-nim",
        games.map((heaps) => `${heaps.length} ${k}\n${heaps.join(" ")}`),
        games.map((heaps) => (wins(heaps) ? "First" : "Second")),
      );
    }
  });

  test("misere-subtraction", () => {
    const games = Array.from({ length: 2000 }, () => ({ takes: some(roll(4), 7), heaps: some(roll(4), 12) }));
    const expected = games.map(({ takes, heaps }) => {
      const wins = plainWins((heap) => takes.filter((s) => s > 0 && s <= heap).map((s) => [heap - s]), true);
      return wins(heaps) ? "First" : "Second";
    });
    const lines = games.map(
      ({ takes, heaps }) => `${takes.length} ${takes.join(" ")}\n${heaps.length} ${heaps.join(" ")}`,
    );
    agree("misere-subtraction", lines, expected);
  });

  test("grundy-table", () => {
    for (let round = 0; round < partOf(500); round++) {
      const takes = some(roll(5), 12);
      const n = roll(60);
      const value = plainGrundy<number>((heap) =>
        takes.filter((s) => s > 0 && s <= heap).map((s) => [heap - s]),
      );
      const expected = [0, ...upTo(n)].map(value).join(" ");
      expect(answer("grundy-table", `${takes.length}\n${takes.join(" ")}\n${n}`)).toBe(expected);
    }
  });
});

function wythoffWinner(d: number): (pair: [number, number]) => boolean {
  return plainWinner<[number, number]>(([a, b]) => {
    const options: [number, number][] = [];
    for (let i = 0; i <= a; i++) {
      for (let j = 0; j <= b; j++) {
        const one = i + j > 0 && (i === 0 || j === 0);
        if (one || (i > 0 && j > 0 && Math.abs(i - j) <= d)) options.push([a - i, b - j]);
      }
    }
    return options;
  });
}

/** All ways to reduce between 1 and `most` of the heaps. */
function lowered(heaps: readonly number[], most: number): number[][] {
  let found: { heaps: number[]; touched: number }[] = [{ heaps: [], touched: 0 }];
  for (const heap of heaps) {
    found = found.flatMap(({ heaps: sofar, touched }) => [
      { heaps: [...sofar, heap], touched },
      ...upTo(touched < most ? heap : 0).map((s) => ({ heaps: [...sofar, heap - s], touched: touched + 1 })),
    ]);
  }
  return found.filter(({ touched }) => touched > 0).map((each) => each.heaps.sort());
}
