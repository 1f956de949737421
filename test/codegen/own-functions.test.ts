import { expect, test } from "vitest";
import {
  languageNamed,
  nimProductCode,
  parseAnswer,
  parseRead,
  templateCode,
  wholeCode,
  wholeOf,
} from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { dice } from "../oracle.ts";
import { isQuick } from "../part.ts";
import { expectAnswers, toolchains } from "./toolchains.ts";

// Tables that Python fills as bits of long integers, instead of the loops of other languages.

const python = languageNamed("python")!;
const chain = toolchains.find(({ id }) => id === "python");

/** Values of heaps whose options are the nim-sums of these parts, by their least excluded value. */
function valuesOf(to: number, options: (heap: number) => Iterable<readonly number[]>): readonly number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= to; heap++) {
    const met = new Set<number>();
    for (const parts of options(heap)) met.add(parts.reduce((sum, part) => sum ^ values[part]!, 0));
    let least = 0;
    while (met.has(least)) least++;
    values.push(least);
  }
  return values;
}

const takes = (set: readonly number[]) => (heap: number) =>
  set.filter((take) => take <= heap).map((take) => [heap - take]);

function* unequalParts(heap: number): Generator<readonly number[]> {
  for (let part = 1; 2 * part < heap; part++) yield [part, heap - part];
}

/** Two adjacent tokens of a row: those left stand in two rows, of which one or both may be empty. */
function* adjacentPairs(heap: number): Generator<readonly number[]> {
  for (let left = 0; left <= heap - 2 - left; left++) yield [left, heap - 2 - left];
}

const FAR = isQuick ? 1500 : 40_000;
const SPLIT = isQuick ? 300 : 1500;
/** Options of a table that is filled in this way. */
const MANY = 1_000_000;
/** Takes within a block of bits, beyond it, at its ends, and far apart. */
const SETS = [
  [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584],
  [511, 512, 513, 1024, 1030],
  [2, 7, 2000],
];

test.skipIf(chain === undefined)("sums have the values of plain play", () => {
  const games = [
    ...SETS.map(
      (set) => [`{${set}}`, "heapValues", Math.ceil(MANY / set.length), valuesOf(FAR, takes(set))] as const,
    ),
    ["grundys-game", "splitValues", 2000, valuesOf(SPLIT, unequalParts)] as const,
    ["0.07", "splitValues", 2000, valuesOf(SPLIT, adjacentPairs)] as const,
  ];
  const asked = games.flatMap(([id, own, largest, values]) => {
    const source = templateCode(
      {
        game: parseGame(id),
        read: parseRead("(a b)*"),
        answer: parseAnswer("first/second"),
        largest,
      },
      python,
      "en",
    );
    expect(source).toContain(`sg = ${own}(`);
    const heaps = values.flatMap((value, heap) => {
      const other = values.indexOf(value);
      return [
        [heap, other, "second"],
        [heap, heap === 0 ? 1 : heap - 1, values[heap === 0 ? 1 : heap - 1] === value ? "second" : "first"],
      ] as const;
    });
    return [
      {
        id,
        source,
        input: heaps.map(([a, b]) => `${a} ${b}\n`).join(""),
        expected: heaps.map(([, , winner]) => winner),
      },
    ];
  });
  expectAnswers(chain!, asked);
});

/** Product of two nimbers by the mex of all x b ^ a y ^ x y for smaller x and y. */
function plainProducts(below: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (let a = 0; a < below; a++) {
    const row: number[] = [];
    found.push(row);
    for (let b = 0; b < below; b++) {
      const met = new Set<number>();
      for (let x = 0; x < a; x++)
        for (let y = 0; y < b; y++) met.add(found[x]![b]! ^ row[y]! ^ found[x]![y]!);
      let least = 0;
      while (met.has(least)) least++;
      row.push(least);
    }
  }
  return found;
}

/** Pairs that fill more than one vector. */
const PAIRS = 40_000;

test.skipIf(chain === undefined)("thousands of nim products are those of the definition", () => {
  const source = nimProductCode(python, "en");
  expect(source).toContain("a = vector(");
  const products = plainProducts(16);
  const roll = dice(5);
  const pairs = Array.from({ length: PAIRS }, () => [roll(16), roll(16)] as const);
  const input = `${PAIRS}\n${pairs.map((pair) => `${pair.join(" ")}\n`).join("")}`;
  const expected = pairs.map(([a, b]) => `${products[a]![b]!}`);
  expectAnswers(chain!, [{ id: "nim-product-64", source, input, expected }]);
});

test.skipIf(chain === undefined)("single heaps are won as in plain play, also of sets that are read", () => {
  const asked = SETS.flatMap((set) => {
    const lost = valuesOf(FAR, takes(set)).map((value) => value === 0);
    const settings = { answer: parseAnswer("W/L"), largest: MANY };
    const own = templateCode(
      { game: parseGame(`{${set}}`), read: parseRead("n*"), ...settings },
      python,
      "en",
    );
    const reads = templateCode({ read: parseRead("n k {s*k} -> 1..n"), ...settings }, python, "en");
    for (const source of [own, reads]) expect(source).toContain("won = wonHeaps(");
    const heaps = lost.map((_, heap) => heap);
    const told = lost.map((isLost) => (isLost ? "L" : "W"));
    return [
      { id: `{${set}}`, source: own, input: heaps.join(" "), expected: told },
      {
        id: `read {${set}}`,
        source: reads,
        input: `${FAR} ${set.length} ${set.join(" ")}`,
        expected: told.slice(1),
      },
    ];
  });
  expectAnswers(chain!, asked);
});

/** Whether the player to move wins a row of heaps, of which moves take from the first or the last one. */
function winsRow(row: readonly number[], known: Map<string, boolean>): boolean {
  const key = row.join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const without = (at: number) =>
    Array.from({ length: row[at]! }, (_, left) => row.with(at, left).filter((heap) => heap > 0));
  const options = row.length === 0 ? [] : [...without(0), ...without(row.length - 1)];
  const wins = options.some((option) => !winsRow(option, known));
  known.set(key, wins);
  return wins;
}

test.skipIf(chain === undefined)("rows of heaps are won as in plain play", () => {
  const whole = wholeOf(parseGame("end-nim"))!;
  const source = wholeCode(whole, parseGame("end-nim"), parseAnswer("W/L"), python, "en");
  expect(source).toContain("mateOfRow(");
  const roll = dice(9);
  const rows = Array.from({ length: isQuick ? 300 : 2000 }, () =>
    Array.from({ length: roll(7) }, () => 1 + roll(5)),
  );
  const known = new Map<string, boolean>();
  const input = [rows.length, ...rows.map((row) => [row.length, ...row].join(" "))].join("\n");
  const expected = rows.map((row) => (winsRow(row, known) ? "W" : "L"));
  expectAnswers(chain!, [{ id: "end-nim", source, input, expected }]);
});
