import { describe, expect, test } from "vitest";
import { factIn, failure } from "../src/cli/facts.ts";
import { contestProblems, parseSum, problemNamed } from "../src/games/index.ts";
import { begin, solver } from "../src/solve/index.ts";
import { nimber } from "./nimber.ts";

const solving = solver();

describe("what the statements of contest problems say holds", () => {
  for (const { ids, facts } of contestProblems) {
    test.each(facts)(`${ids[0]}: %s`, (line) => {
      expect(failure(factIn(line, 1)!, solving, begin())).toBeUndefined();
    });
  }
});

test("every problem is named once and has facts", () => {
  const names = contestProblems.flatMap(({ ids }) => ids);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(90);
  for (const { facts } of contestProblems) expect(facts.length).toBeGreaterThan(0);
});

/** Whether the next player wins, by trying all moves. */
function plainly<P>(moves: (position: P) => readonly P[], ended?: (position: P) => boolean) {
  const known = new Map<string, boolean>();
  const wins = (position: P): boolean => {
    const key = JSON.stringify(position);
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = ended?.(position) === true ? false : moves(position).some((next) => !wins(next));
    known.set(key, result);
    return result;
  };
  return wins;
}

/** Problems by their statements, played forwards, without the rules that stand for them here. */
describe("rules that stand for a statement have its outcomes", () => {
  const outcome = (sum: string) => solving.outcome(parseSum(sum)) === "N";
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

  test("hdu-1517: from 1, multiply by 2 to 9 until n is reached", () => {
    for (const n of range(2, 200)) {
      const wins = plainly<number>(
        (p) => range(2, 9).map((k) => p * k),
        (p) => p >= n,
      );
      expect([n, outcome(`[n: (n+k-1)/k if k in {2..9} and n > 1] ${n}`)]).toEqual([n, wins(1)]);
    }
  });

  test("poj-2311: cut a paper; who makes a 1 by 1 piece wins", () => {
    const rule = "[x,y: a,y & x-a,y if 1 < a and 1 < x-a | x,a & x,y-a if 1 < a and 1 < y-a]";
    type Papers = readonly (readonly [number, number])[];
    const wins = plainly<Papers>(
      (papers) =>
        papers.flatMap(([w, h], i) => {
          const rest = papers.filter((_, j) => j !== i);
          const cuts: Papers[] = [];
          for (let a = 1; a < w; a++)
            cuts.push([
              [a, h],
              [w - a, h],
            ]);
          for (let a = 1; a < h; a++)
            cuts.push([
              [w, a],
              [w, h - a],
            ]);
          return cuts.map((cut) =>
            [...rest, ...cut].map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const).sort(),
          );
        }),
      (papers) => papers.some(([w, h]) => w === 1 && h === 1),
    );
    for (const w of range(2, 4))
      for (const h of range(2, 4))
        expect([w, h, outcome(`${rule} ${w},${h}`)]).toEqual([w, h, wins([[w, h]])]);
  });

  test("luogu-p3235: split a heap of at least F evenly", () => {
    const F = 2;
    const wins = plainly<readonly number[]>((heaps) =>
      heaps.flatMap((n, i) =>
        n < F
          ? []
          : range(2, n).map((k) => {
              const parts = range(0, k - 1).map((j) => Math.floor((n + j) / k));
              return [...heaps.filter((_, j) => j !== i), ...parts].filter((each) => each >= F).sort();
            }),
      ),
    );
    for (const n of range(1, 11))
      expect([n, outcome(`[n: n%k # n/k+1 & k-n%k # n/k if k >= 2 and k <= n and n >= ${F}] ${n}`)]).toEqual([
        n,
        wins([n]),
      ]);
  });

  test("codeforces-1312f: three attacks, two of which may not be repeated", () => {
    const [x, y, z] = [1, 3, 4];
    const wins = plainly<readonly [number, string]>(([n, last]) => {
      if (n === 0) return [];
      const left = (hit: number) => Math.max(n - hit, 0);
      const mixed = [[left(x), "mixed"] as const];
      const infantry = last === "infantry" ? [] : [[left(y), "infantry"] as const];
      return [...mixed, ...infantry, ...(last === "cavalry" ? [] : [[left(z), "cavalry"] as const])];
    });
    const rule = `[n,t: max(n-${x},0),0 if n > 0 | max(n-${y},0),1 if n > 0 and t != 1 | max(n-${z},0),2 if n > 0 and t != 2]`;
    for (const n of range(0, 40)) expect([n, outcome(`${rule} ${n},0`)]).toEqual([n, wins([n, ""])]);
  });
});

test("games finds a problem by its name, and by words in both languages", () => {
  expect(problemNamed("POJ 3537")).toBe(problemNamed("poj3537"));
  expect(nimber(["games", "poj-3537"]).stdout).toContain("nimber solve 0.007 n+2");
  expect(nimber(["games", "HDU", "1848", "--lang", "zh"]).stdout).toContain("Nacci");
  expect(JSON.parse(nimber(["games", "hdu-1848", "--json"]).stdout)).toMatchObject({ ids: ["hdu-1848"] });
  expect(nimber(["games", "--search", "取石子"]).stdout).toContain("poj-1067");
  expect(nimber(["games", "--search", "Wythoff"]).stdout).toMatch(/^ +wythoff/m);
  expect(nimber(["games", "--search", "zzz"]).stdout).toContain("nothing has `zzz`");
  expect(nimber(["games", "hdu-9999"]).status).toBe(2);
});
