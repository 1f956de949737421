import { describe, expect, test } from "vitest";
import { problemOf } from "../../src/judge/index.ts";
import { dice, plainGrundy, plainWins } from "../oracle.ts";
import { answer, printed } from "./answer.ts";
import { changed, plainWinner, upTo } from "./plain.ts";

const roll = dice(29);
const some = (count: number, most: number, least = 0) =>
  Array.from({ length: count }, () => least + roll(most - least + 1));

/** Heaps of which any number may be taken. */
const nimMoves = (heap: number) => upTo(heap).map((s) => [heap - s]);

/** Asks a format that begins with the number of tests, and holds every line against `expected`. */
function agree(id: string, lines: readonly string[], expected: readonly string[]): void {
  expect(answer(id, `${lines.length}\n${lines.join("\n")}\n`).split("\n")).toEqual(expected);
}

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
    for (let round = 0; round < 1000; round++) {
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
    // With `most` allowed a heap is won iff most >= least[heap]; taking s leaves heap - s with 2s allowed.
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
    for (let round = 0; round < 2000; round++) {
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
    for (let round = 0; round < 500; round++) {
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

describe("largest legal inputs", () => {
  const LARGE = 1_000_000_000;

  test("acwing-892: 10^5 steps", () => {
    const steps = some(100_000, LARGE);
    const sum = steps.filter((_, i) => i % 2 === 0).reduce((total, here) => total ^ BigInt(here), 0n);
    steps[0] = Number(BigInt(steps[0]!) ^ sum);
    expect(answer("acwing-892", `100000\n${steps.join(" ")}`)).toBe("No");
    steps[99_998]! += 1;
    expect(answer("acwing-892", `100000\n${steps.join(" ")}`)).toBe("Yes");
  });

  test("luogu-p2197 and moore-nim: 10^4 heaps of 10^9", () => {
    const heaps = some(5000, LARGE);
    const twice = [...heaps, ...heaps].join(" ");
    expect(answer("luogu-p2197", `1\n10000\n${twice}`)).toBe("No");
    expect(answer("moore-nim", `2\n10000 1\n${twice}\n15000 2\n${twice} ${heaps.join(" ")}`)).toBe(
      "Second\nSecond",
    );
  });

  test("luogu-p4279: 500 tests of 50 heaps of 5000", () => {
    const lines = Array.from({ length: 500 }, (_, i) => `50\n${"5000 ".repeat(49)}${i === 0 ? 5000 : 4999}`);
    agree(
      "luogu-p4279",
      lines,
      lines.map((_, i) => (i === 0 ? "Brother" : "John")),
    );
  });

  test("luogu-p5675: 200 heaps of 255", () => {
    // Of 199 others all of 255, an odd number must be chosen: 2^198 sets for each of the 200 heaps.
    let expected = 200;
    for (let i = 0; i < 198; i++) expected = (2 * expected) % 1_000_000_007;
    expect(answer("luogu-p5675", `200\n${"255 ".repeat(200)}`)).toBe(`${expected}`);
  });

  test("luogu-p6487: 10^15", () => {
    const parts = zeckendorf(10n ** 15n);
    expect(answer("luogu-p6487", "1000000000000000")).toBe(`${parts.at(-1)}`);
  });

  test("hdu-2516: to 2^31", () => {
    expect(answer("hdu-2516", "1836311903\n1836311904\n2147483647\n0")).toBe(
      "Second win\nFirst win\nFirst win",
    );
  });

  test("luogu-p3480: 10 tests of 1000 heaps", () => {
    const heaps = some(1000, 19).sort((a, b) => a - b);
    const line = `1000\n${heaps.join(" ")}`;
    expect(answer("luogu-p3480", `10\n${`${line}\n`.repeat(10)}`)).toMatch(/^(TAK\n|NIE\n){9}(TAK|NIE)$/);
  });

  test("extended-wythoff and wythoff-pair: exact at 10^15 and beyond", () => {
    const lines: string[] = [];
    const pairs: [bigint, bigint, bigint, bigint][] = [];
    for (const d of [0n, 1n, 7n, 1_000_000n]) {
      for (const n of [1n, 102_334_155n, 10n ** 15n - 1n, 10n ** 15n]) {
        const [x, y] = answer("wythoff-pair", `1\n${d} ${n}`).split(" ").map(BigInt) as [bigint, bigint];
        pairs.push([d, n, x, y]);
        lines.push(`${d} ${x} ${y}`, `${d} ${x} ${y - 1n}`, `${d} ${x + 1n} ${y + 1n}`);
      }
    }
    for (const [d, n, x, y] of pairs) {
      // x = ⌊nα⌋, where α is the positive root of z² + (d - 1)z - (d + 1).
      const below = (z: bigint) => z * z + (d - 1n) * n * z <= (d + 1n) * n * n;
      expect(below(x) && !below(x + 1n)).toBe(true);
      expect(y - x).toBe((d + 1n) * n);
    }
    expect(pairs.at(-1)![3]).toBeGreaterThan(10n ** 21n);
    agree(
      "extended-wythoff",
      lines,
      lines.map((_, i) => (i % 3 === 0 ? "Second" : "First")),
    );
  });

  test("poj-1067: where doubles fail, the exact answer and the judged one differ", () => {
    const problem = problemOf("poj-1067")!;
    const input = "165580140 267914295\n";
    expect(printed(problem, input)).toBe("0\n");
    expect(printed(problem, input, true)).toBe("1\n");
    // No pair before it is judged wrongly: here those near Fibonacci numbers, the closest calls.
    for (let [a, b] = [1, 2]; b < 165_580_140; [a, b] = [b, a + b]) {
      const before = `${a} ${b}\n${a} ${b + 1}\n${a + 1} ${b + 2}\n`;
      expect(printed(problem, before, true)).toBe(printed(problem, before));
    }
  });

  test("hdu-3951: 10^9 coins", () => {
    expect(answer("hdu-3951", "3\n1000000000 10\n999999999 1\n10 10")).toBe(
      "Case 1: second\nCase 2: first\nCase 3: first",
    );
  });

  test("misere-subtraction and grundy-table: 100 takes, heaps of 10^4", () => {
    const takes = Array.from({ length: 100 }, (_, i) => 1 + 97 * i + (i % 3));
    const table = answer("grundy-table", `100\n${takes.join(" ")}\n10000`)
      .split(" ")
      .map(Number);
    expect(table).toHaveLength(10_001);
    const large = table.findLastIndex((value) => value > 1);
    const lines = [large, 0].map((last) => `100 ${takes.join(" ")}\n100 ${`${large} `.repeat(99)}${last}`);
    agree("misere-subtraction", lines, ["Second", "First"]);
    for (const n of some(50, 10_000)) {
      const options = new Set(takes.filter((s) => s <= n).map((s) => table[n - s]!));
      expect(options.has(table[n]!)).toBe(false);
      for (let value = 0; value < table[n]!; value++) expect(options.has(value)).toBe(true);
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

/** Every way to lower from 1 to `most` of the heaps. */
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

/** The greedy form of `n` in Fibonacci numbers. */
function zeckendorf(n: bigint): bigint[] {
  const fibonacci = [1n, 2n];
  while (fibonacci.at(-1)! < n) fibonacci.push(fibonacci.at(-1)! + fibonacci.at(-2)!);
  const parts: bigint[] = [];
  let left = n;
  for (const part of fibonacci.reverse()) {
    if (part > left) continue;
    parts.push(part);
    left -= part;
  }
  return parts;
}
