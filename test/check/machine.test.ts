import { describe, expect, test } from "vitest";
import {
  type Machine,
  machineOf,
  type Numerals,
  numeralsOf,
  validMachine,
} from "../../src/checker/machine.ts";
import { meter } from "../../src/checker/meter.ts";
import type { Atom, Ranges } from "../../src/checker/rule-moves.ts";
import { dice } from "../oracle.ts";

const IDS = [
  "base 2",
  "base 3",
  "base 4",
  "base 10",
  "ostrowski 1",
  "ostrowski 2",
  "ostrowski 2,1",
  "ostrowski 1,1,2",
];

/** Place values in ascending order, up to the first above `most`. */
function weightsOf({ quotients, carry }: Numerals, most: number): number[] {
  const weights = [1];
  for (let i = 0; weights.at(-1)! <= most; i++)
    weights.push(quotients[i % quotients.length]! * weights[i]! + carry * (weights[i - 1] ?? 1));
  return weights;
}

/** Digits of numbers as columns, most significant first, by the greedy algorithm. */
function columnsOf(numerals: Numerals, numbers: readonly number[]): number[] {
  const { quotients, words, digits } = numerals;
  const places = weightsOf(numerals, Math.max(...numbers));
  while (places.length % quotients.length > 0) places.push(Number.POSITIVE_INFINITY);
  const written = numbers.map((number) => {
    let rest = number;
    const found = places.toReversed().map((weight) => {
      const digit = Math.floor(rest / weight);
      rest -= digit === 0 ? 0 : digit * weight;
      return digit;
    });
    return Array.from({ length: found.length / quotients.length }, (_, i) =>
      words.findIndex((word) => word.every((each, j) => each === found[i * quotients.length + j])),
    );
  });
  return written[0]!.map((_, i) => written.reduce((column, each) => column * digits + each[i]!, 0));
}

function accepts({ next, classOf, classes, accepting }: Machine, columns: readonly number[]): boolean {
  let state = 0;
  for (const column of columns) {
    state = next[state * classes + classOf[column]!]!;
    if (state < 0) return false;
  }
  return accepting[state] === 1;
}

const isPower = (base: number, n: number): boolean => {
  if (base === 0) {
    let [a, b] = [1, 2];
    while (a < n) [a, b] = [b, a + b];
    return a === n;
  }
  let power = 1;
  while (power < n) power *= base;
  return power === n;
};

/** Truth of the atom for these numbers. */
function holds(atom: Atom, numbers: Readonly<Record<string, number>>): boolean {
  if (atom.kind === "power") return isPower(atom.base, numbers[atom.of]!) === atom.holds;
  if (atom.kind === "digit")
    return numbers[atom.of]!.toString(atom.base).includes(atom.digit.toString(atom.base)) === atom.holds;
  if (atom.kind === "xor") {
    const [a, b, c] = atom.of.map((name) => numbers[name]!) as [number, number, number];
    return (a ^ b) === c;
  }
  const sum = Object.entries(atom.weights).reduce((all, [name, by]) => all + by * numbers[name]!, 0);
  return atom.within.some(([from, to]) => from <= sum && sum <= to);
}

const made = (numerals: Numerals, atom: Atom): Machine => machineOf(numerals, atom, meter({}));

function agrees(id: string, atom: Atom, numbers: Readonly<Record<string, number>>): void {
  const numerals = numeralsOf(id)!;
  const machine = made(numerals, atom);
  const columns = columnsOf(
    numerals,
    machine.of.map((name) => numbers[name]!),
  );
  for (const zeros of [0, 2]) {
    const padded = [...Array<number>(zeros).fill(0), ...columns];
    expect([id, atom, numbers, accepts(machine, padded)]).toEqual([id, atom, numbers, holds(atom, numbers)]);
  }
}

const { POSITIVE_INFINITY: END } = Number;
const RANGES: readonly Ranges[] = [
  [[0, 0]],
  [[-END, -1]],
  [[3, END]],
  [[-2, 4]],
  [
    [-END, -6],
    [0, 1],
    [5, 5],
  ],
  [
    [-4, -3],
    [9, END],
  ],
  [
    [-END, -1],
    [1, END],
  ],
];

describe.each(IDS)("machines that read %s", (id) => {
  const numerals = numeralsOf(id)!;

  test("compare with numbers of 20 bits in few states", () => {
    const roll = dice(20);
    const ends = [2 ** 19 - 1, 2 ** 19, 700_001, 2 ** 20];
    for (const weights of [{ x: 1 }, { x: 1, y: -1 }, { x: -1, y: 2 }] as const)
      for (const within of [
        [[2 ** 20, 2 ** 20]],
        [
          [-END, 2 ** 19 - 1],
          [700_001, END],
        ],
        [[-700_001, 2 ** 19]],
      ] as const) {
        const machine = made(numerals, { kind: "sum", weights, within });
        expect(machine.accepting.length).toBeLessThan(1000);
        for (let i = 0; i < 200; i++) {
          const y = roll(3) === 0 ? roll(2 ** 21) : roll(9);
          const x =
            Math.max(0, ends[roll(4)]! + roll(5) - 2 + (roll(2) === 0 ? y : 0)) >>>
            (roll(4) === 0 ? roll(20) : 0);
          const numbers = "y" in weights ? { x, y } : { x };
          const written = machine.of.map((name) => (name === "x" ? x : y));
          const said = holds({ kind: "sum", weights, within }, numbers);
          expect([numbers, accepts(machine, columnsOf(numerals, written))]).toEqual([numbers, said]);
        }
      }
  });

  test("accept what sums say", () => {
    const roll = dice(id.length);
    for (const within of RANGES)
      for (let round = 0; round < 4; round++) {
        const names = ["x", "y", "z"].slice(0, 1 + (round % 3));
        const weights = Object.fromEntries(
          names.map((name) => [name, (1 + roll(3)) * (roll(2) === 0 ? 1 : -1)]),
        );
        const machine = made(numerals, { kind: "sum", weights, within });
        for (let i = 0; i < 60; i++) {
          const numbers = Object.fromEntries(names.map((name) => [name, i < 15 ? roll(5) : roll(90)]));
          const columns = columnsOf(
            numerals,
            machine.of.map((name) => numbers[name]!),
          );
          const said = holds({ kind: "sum", weights, within }, numbers);
          expect([weights, within, numbers, accepts(machine, columns)]).toEqual([
            weights,
            within,
            numbers,
            said,
          ]);
          expect(accepts(machine, [0, 0, ...columns])).toBe(said);
        }
      }
  });

  test("accept digits that are a number's, and no others", () => {
    const machine = validMachine(numerals, "x");
    const { quotients, carry, words, digits } = numerals;
    const most = Math.min(3, Math.floor(Math.log(3000) / Math.log(digits)));
    for (let n = 0; n < digits ** most; n++) {
      const columns = Array.from({ length: most }, (_, i) => Math.floor(n / digits ** i) % digits);
      const places = columns.flatMap((column) => words[column]!);
      const limits = places.map((_, i) => quotients[quotients.length - 1 - (i % quotients.length)]!);
      const right = places.every((digit, i) => {
        if (carry === 0) return digit < limits[i]!;
        return digit <= limits[i]! && (digit < limits[i]! || (places[i + 1] ?? 0) === 0);
      });
      expect([columns, accepts(machine, columns)]).toEqual([columns, right]);
    }
  });
});

test("powers are accepted in a base of which they are powers, Fibonacci numbers by Zeckendorf, or all others", () => {
  for (const [id, base] of [
    ["base 2", 2],
    ["base 2", 4],
    ["base 2", 8],
    ["base 4", 2],
    ["base 8", 4],
    ["base 8", 2],
    ["base 4", 8],
    ["base 3", 9],
    ["base 9", 27],
    ["base 10", 10],
    ["ostrowski 1", 0],
  ] as const)
    for (const each of [true, false])
      for (let x = 0; x <= 130; x++) agrees(id, { kind: "power", base, of: "x", holds: each }, { x });
  for (const [id, base] of [
    ["base 2", 3],
    ["base 6", 2],
    ["base 2", 0],
    ["ostrowski 1", 2],
    ["ostrowski 2", 0],
    ["ostrowski 1,1", 0],
  ] as const)
    expect(() => made(numeralsOf(id)!, { kind: "power", base, of: "x", holds: true })).toThrow(
      "powers of another base",
    );
});

test("digits are met in their own base alone", () => {
  for (const base of [2, 3, 10])
    for (let digit = 0; digit < base; digit++)
      for (const each of [true, false])
        for (let x = 0; x <= 130; x++)
          agrees(`base ${base}`, { kind: "digit", base, digit, of: "x", holds: each }, { x });
  for (const id of ["base 4", "base 3", "ostrowski 1"])
    expect(() => made(numeralsOf(id)!, { kind: "digit", base: 2, digit: 1, of: "x", holds: true })).toThrow(
      "digits in another base",
    );
});

test("nim-sums are accepted in bases that are powers of 2", () => {
  const roll = dice(8);
  for (const id of ["base 2", "base 4", "base 8"])
    for (let i = 0; i < 60; i++) {
      const [x, y] = [roll(70), roll(70)];
      for (const z of [x ^ y, roll(70)]) agrees(id, { kind: "xor", of: ["x", "y", "z"] }, { x, y, z });
    }
  for (const id of ["base 3", "base 6", "ostrowski 1"])
    expect(() => made(numeralsOf(id)!, { kind: "xor", of: ["x", "y", "z"] })).toThrow(
      "nim-sums in this system",
    );
  expect(() => made(numeralsOf("base 2")!, { kind: "xor", of: ["x", "x", "z"] })).toThrow(
    "nim-sum of equal numbers",
  );
});

test("systems have names, and at most 36 digits", () => {
  for (const id of [
    "base 1",
    "base 2,3",
    "base 02",
    "base 0",
    "base",
    "base 37",
    "ostrowski 0",
    "ostrowski 36",
    "ostrowski 1,",
    "ostrowski 9,9",
    "hex 2",
    " base 2",
    "base 2 ",
    "base 100",
  ])
    expect([id, numeralsOf(id)]).toEqual([id, undefined]);
  expect(numeralsOf("base 36")?.digits).toBe(36);
  expect(numeralsOf("ostrowski 35")?.digits).toBe(36);
  // Two places with digits of at most 2 and 1.
  expect(numeralsOf("ostrowski 2,1")?.words).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
  ]);
});
