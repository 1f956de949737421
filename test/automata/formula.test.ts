import { describe, expect, test } from "vitest";
import {
  accepts,
  and,
  atMost,
  base,
  between,
  compile,
  continued,
  type Dfa,
  equal,
  exists,
  type Formula,
  forall,
  not,
  or,
  ostrowski,
  type Periodic,
  type System,
  statesOf,
  usualEffort,
  witness,
} from "../../src/automata/index.ts";
import { digitsOf, numberOf, systemOf } from "../../src/automata/system.ts";
import { dice } from "../oracle.ts";
import { oneIn } from "../part.ts";
import { toldPlainly } from "./digits.ts";

const SYSTEMS: readonly System[] = oneIn(2, [
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

/** All tuples of `length` numbers below `side`. */
function* box(length: number, side: number): Generator<number[]> {
  for (let i = 0; i < side ** length; i++)
    yield Array.from({ length }, (_, j) => Math.floor(i / side ** j) % side);
}

const lookup = (names: readonly string[], numbers: readonly number[]) => (name: string) =>
  numbers[names.indexOf(name)]!;

function sumOf(formula: Formula & { kind: "linear" }, value: (name: string) => number): number {
  return Object.entries(formula.weights).reduce((sum, [name, by]) => sum + by * value(name), 0);
}

function timesDivided(n: number, base: number): number {
  let times = 0;
  for (let rest = n; rest > 0 && rest % base === 0; rest /= base) times++;
  return times;
}

const isIn = ({ members, loop }: Periodic, count: number): boolean =>
  members[count < members.length ? count : loop + ((count - loop) % (members.length - loop))]!;

/** By trying numbers below 40 for names under a quantifier, which is enough for the formulas below. */
function holds(formula: Formula, value: (name: string) => number): boolean {
  switch (formula.kind) {
    case "linear": {
      const sum = sumOf(formula, value);
      return sum >= formula.least && sum <= formula.most;
    }
    case "constant":
      return BigInt(value(formula.of)) === BigInt(formula.value);
    case "xor":
      return (value(formula.of[0]) ^ value(formula.of[1])) === value(formula.of[2]);
    case "power": {
      let power = 1;
      while (power < value(formula.of)) power *= formula.base;
      return power === value(formula.of);
    }
    case "fibonacci": {
      let [a, b] = [1, 2];
      while (a < value(formula.of)) [a, b] = [b, a + b];
      return a === value(formula.of);
    }
    case "root":
      return Math.floor(value(formula.of[0]) * Math.sqrt(formula.radicand)) === value(formula.of[1]);
    case "valuation":
      return isIn(formula.within, timesDivided(value(formula.of), formula.base));
    case "popcount":
      return isIn(formula.within, value(formula.of).toString(2).replaceAll("0", "").length);
    case "last": {
      const digits = value(formula.of).toString(formula.base).replace(/0+$/, "");
      return digits.at(-1) === formula.digit.toString(formula.base);
    }
    case "told":
      return isIn(formula.within, toldPlainly(value(formula.of), formula.told));
    case "lowest": {
      const told = { ...formula, what: "lowest", places: 0, block: [] };
      return value(formula.of[1]) === toldPlainly(value(formula.of[0]), told);
    }
    case "and":
      return formula.of.every((each) => holds(each, value));
    case "or":
      return formula.of.some((each) => holds(each, value));
    case "not":
      return !holds(formula.of, value);
    case "relation":
      return accepts(formula.dfa, formula.of.map(value));
    case "exists":
      return !holds({ kind: "forall", names: formula.names, of: not(formula.of) }, value);
    case "forall": {
      for (const numbers of box(formula.names.length, 40)) {
        const inner = (name: string) =>
          formula.names.includes(name) ? lookup(formula.names, numbers)(name) : value(name);
        if (!holds(formula.of, inner)) return false;
      }
      return true;
    }
  }
}

function agree(system: System, formula: Formula, names: readonly string[], side: number): Dfa {
  const dfa = compile(system, formula);
  for (const numbers of box(names.length, side)) {
    const value = lookup(names, numbers);
    if (accepts(dfa, dfa.tracks.map(value)) !== holds(formula, value))
      expect.fail(`${system.id}: ${JSON.stringify(formula)} at ${numbers}`);
  }
  return dfa;
}

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

describe("what digits tell", () => {
  test.each([2, 3, 5])("how often %d divides a number, its last digit, its power in a number", (base) => {
    const system = systemOf(`base ${base}`)!;
    for (const loop of [0, 2])
      agree(
        system,
        { kind: "valuation", base, within: { members: [true, false, true], loop }, of: "x" },
        ["x"],
        700,
      );
    for (let digit = 1; digit < base; digit++)
      agree(system, { kind: "last", base, digit, of: "x" }, ["x"], 700);
    agree(system, { kind: "lowest", quotients: [base], carry: 0, of: ["x", "y"] }, ["x", "y"], 40);
  });

  test.each([
    ["base 2", [2], 0],
    ["base 4", [2], 0],
    ["base 3", [3], 0],
    ["ostrowski 1", [1], 1],
    ["ostrowski 2", [2], 1],
    ["ostrowski 3", [3], 1],
    ["ostrowski 2,1", [2, 1], 1],
    ["ostrowski 1,1,2", [1, 1, 2], 1],
  ] as const)("what digits count, in %s", (id, quotients, carry) => {
    const system = systemOf(id)!;
    const blocks = [[1], [0], [1, 0], [1, 0, 1]];
    const counts = [
      ...(["zeros", "digitsum", "length"] as const).map((what) => ({ what, block: [], places: 0 })),
      ...[1, 2, 3].map((places) => ({ what: "tail" as const, block: [], places })),
      ...blocks.map((block) => ({ what: "count" as const, block, places: 0 })),
    ];
    for (const count of counts)
      for (const loop of [0, 1, 4]) {
        const within = { members: [true, false, true, true, false], loop };
        agree(system, { kind: "told", told: { quotients, carry, ...count }, within, of: "x" }, ["x"], 400);
      }
    if (id !== "base 4") agree(system, { kind: "lowest", quotients, carry, of: ["x", "y"] }, ["x", "y"], 40);
  });

  test.each([2, 4])("how many binary digits are 1, in base %d", (base) => {
    for (const loop of [0, 1])
      agree(
        systemOf(`base ${base}`)!,
        { kind: "popcount", within: { members: [true, false, false], loop }, of: "x" },
        ["x"],
        700,
      );
  });

  test.each([
    [5, "1"],
    [2, "2"],
    [13, "3"],
    [5, "4"],
    [10, "6"],
    [3, "2,1"],
    [3, "1,2"],
    [6, "4,2"],
    [7, "4,1,1,1"],
    [10, "2,1,1"],
    [21, "3,1"],
  ])("multiples of the root of %d in ostrowski %s", (radicand, list) => {
    agree(systemOf(`ostrowski ${list}`)!, { kind: "root", radicand, of: ["x", "y"] }, ["x", "y"], 60);
  });

  test("and what they do not tell in other systems", () => {
    const root: Formula = { kind: "root", radicand: 5, of: ["x", "y"] };
    for (const id of ["base 2", "ostrowski 2"])
      expect(() => compile(systemOf(id)!, root)).toThrow("square root");
    const valuation: Formula = { kind: "valuation", base: 2, within: { members: [true], loop: 0 }, of: "x" };
    for (const id of ["base 3", "ostrowski 1"])
      expect(() => compile(systemOf(id)!, valuation)).toThrow("divides");
  });
});
