import { expect, test } from "vitest";
import {
  accepts,
  and,
  atMost,
  base,
  between,
  compile,
  continued,
  equal,
  exists,
  type Formula,
  forall,
  not,
  or,
  ostrowski,
  type System,
  statesOf,
  usualEffort,
  witness,
} from "../../src/automata/index.ts";
import { digitsOf, numberOf, systemOf } from "../../src/automata/system.ts";
import { dice } from "../oracle.ts";
import { oneIn } from "../part.ts";
import { agree } from "./plainly.ts";

const SYSTEMS: readonly System[] = oneIn(4, [
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map(base),
  ...[1, 2, 3, 4].map(ostrowski),
  ...[
    [2, 1],
    [1, 2],
    [1, 1, 2],
    [3, 1],
  ].map(continued),
]);

test.each(SYSTEMS)("numbers in $id have one word each", (system) => {
  const words = new Set<string>();
  for (let n = 0; n < 2000; n++) {
    const digits = digitsOf(system, n);
    expect(numberOf(system, digits)).toBe(BigInt(n));
    words.add(digits.join());
    const places = digits.flatMap((digit) => system.places[digit]!).reverse();
    if (system.carry === 1)
      places.forEach((digit, i) => {
        if (digit === system.quotients[i % system.quotients.length]) expect(places[i - 1] ?? 0).toBe(0);
      });
  }
  expect(words.size).toBe(2000);
  expect(systemOf(system.id)).toEqual(system);
});

test.each(SYSTEMS)("sums and comparisons in $id", (system) => {
  const roll = dice(7);
  for (let i = 0; i < 40; i++) {
    const names = ["x", "y", "z"].slice(0, 1 + roll(3));
    const weights = Object.fromEntries(names.map((name) => [name, roll(9) - 4]));
    const most = roll(41) - 20;
    const least = [most, most - roll(6), Number.NEGATIVE_INFINITY][i % 3]!;
    agree(system, between(weights, least, most), names, [0, 60, 25, 12][names.length]!);
  }
  expect(statesOf(agree(system, equal({ x: 1 }, 1000), ["x"], 1200))).toBeGreaterThan(2);
});

test.each(SYSTEMS)("large constants take few states in $id", (system) => {
  for (const constant of [999_999, 2 ** 20]) {
    const few = { ...usualEffort, states: 2000 };
    const below = compile(system, atMost({ x: 1 }, constant), few);
    const same = compile(system, equal({ x: 2, y: -3 }, constant), few);
    for (const x of [0, 1, constant - 1, constant, constant + 1, 2 * constant, 10 ** 12]) {
      expect(accepts(below, [x])).toBe(x <= constant);
      const numbers = { x, y: 0 };
      for (const y of [Math.floor((2 * x - constant) / 3), x]) {
        numbers.y = Math.max(0, y);
        const given = same.tracks.map((name) => numbers[name as "x" | "y"]);
        expect(accepts(same, given)).toBe(2 * x - 3 * numbers.y === constant);
      }
    }
  }
});

test.each(SYSTEMS)("conjunction, alternative, negation and quantifiers in $id", (system) => {
  const roll = dice(11);
  const name = () => ["x", "y", "k"][roll(3)]!;
  const atom = (): Formula =>
    roll(2) === 0
      ? equal({ [name()]: 1, [name()]: -(1 + roll(2)) }, roll(5) - 2)
      : atMost({ [name()]: 1, [name()]: -(1 + roll(3)) }, roll(7) - 3);
  const tree = (depth: number): Formula => {
    const kind = depth === 0 ? 0 : roll(4);
    if (kind === 0) return atom();
    if (kind === 1) return not(tree(depth - 1));
    return (kind === 2 ? and : or)(tree(depth - 1), tree(depth - 1));
  };
  for (let i = 0; i < 25; i++) {
    agree(system, tree(3), ["x", "y", "k"], 10);
    agree(system, exists(["k"], and(tree(2), atMost({ k: 1 }, 30))), ["x", "y"], 9);
    agree(system, forall(["k"], or(tree(2), atMost({ k: -1 }, -25))), ["x", "y"], 9);
  }
});

test("nim-sums, powers and Fibonacci numbers by their digits", () => {
  for (const b of [2, 4, 8]) agree(base(b), { kind: "xor", of: ["x", "y", "z"] }, ["x", "y", "z"], 20);
  agree(base(2), { kind: "xor", of: ["x", "x", "z"] }, ["x", "z"], 30);
  for (const [b, of] of [
    [2, 2],
    [2, 4],
    [2, 8],
    [4, 2],
    [8, 4],
    [3, 9],
    [9, 3],
    [10, 10],
    [6, 6],
  ] as const)
    agree(base(b), { kind: "power", base: of, of: "x" }, ["x"], 3000);
  agree(ostrowski(1), { kind: "fibonacci", of: "x" }, ["x"], 3000);
});

test.each(SYSTEMS)("the least witness in $id", (system) => {
  const far = compile(system, and(equal({ x: 3, y: -5 }, 1), atMost({ x: -1 }, -70)));
  const found = witness(far)!;
  const [x, y] = ["x", "y"].map((name) => Number(found[far.tracks.indexOf(name)]));
  expect(3 * x! - 5 * y!).toBe(1);
  expect(x).toBeGreaterThanOrEqual(70);
  expect(witness(compile(system, and(equal({ x: 2, y: -2 }, 1))))).toBeUndefined();
});

test("equal sets have equal automata", () => {
  for (const system of SYSTEMS) {
    const even = exists(["k"], equal({ x: 1, k: -2 }, 0));
    const other = not(exists(["k"], equal({ x: 1, k: -2 }, 1)));
    expect(compile(system, even)).toEqual(compile(system, other));
  }
});
