import { describe, expect, test } from "vitest";
import { boxValues } from "../src/codegen/index.ts";
import { parseGame } from "../src/games/index.ts";
import { vectorsIn } from "../src/rules/rays.ts";
import { begin, coordinates } from "../src/solve/index.ts";
import { lostOnLines, pairsOnLines } from "../src/solve/lines.ts";
import { nimber, wordsOf } from "./nimber.ts";
import { dice } from "./oracle.ts";
import { partOf } from "./part.ts";

type Place = readonly number[];

/** Moves as text, and the vectors that they take from every position. */
interface Moves {
  readonly text: string;
  readonly vectors: readonly Place[];
}

const FAR = 40;

const SETS = [
  ["", () => true],
  [" if k != 2", (k: number) => k !== 2],
  [" if k >= 3", (k: number) => k >= 3],
  [" if k in {1,2,5}", (k: number) => [1, 2, 5].includes(k)],
  [" if 2 <= k < 5", (k: number) => 2 <= k && k < 5],
  [" if not (k = 1 or k = 4)", (k: number) => k !== 1 && k !== 4],
] as const;

const option = (names: readonly string[], start: Place, step: Place): string =>
  names
    .map((name, i) => `${name}${step[i] === 0 ? "" : `-${step[i]}*k`}${start[i] === 0 ? "" : `-${start[i]}`}`)
    .join();

function randomMoves(roll: (sides: number) => number, names: readonly string[]): Moves {
  const axis = roll(names.length);
  const free = names.map((_, i) => (i === axis ? 1 : 0));
  const zero = names.map(() => 0);
  const texts = [option(names, zero, free)];
  const vectors = Array.from({ length: FAR }, (_, k) => free.map((each) => each * (k + 1)));
  for (let more = 1 + roll(4); more > 0; more--) {
    const start = names.map(() => (roll(3) === 0 ? roll(3) : 0));
    const step = names.map(() => roll(3));
    if (step.every((each) => each === 0)) {
      if (start.every((each) => each === 0)) continue;
      texts.push(option(names, start, step));
      vectors.push(start);
      continue;
    }
    const [text, holds] = SETS[roll(SETS.length)]!;
    texts.push(`${option(names, start, step)}${text}`);
    for (let k = 1; k <= FAR; k++) if (holds(k)) vectors.push(start.map((each, i) => each + k * step[i]!));
  }
  return { text: `[${names.join()}: ${texts.join(" | ")}]`, vectors };
}

function plainLost(vectors: readonly Place[], ends: Place, misere: boolean): string[] {
  const wins = new Map<string, boolean>();
  const lost: string[] = [];
  for (const place of coordinates(ends)) {
    const to = vectors
      .map((vector) => place.map((each, i) => each - vector[i]!))
      .filter((each) => each.every((number) => number >= 0));
    const won = to.length === 0 ? misere : to.some((each) => wins.get(each.join()) === false);
    wins.set(place.join(), won);
    if (!won) lost.push(place.join());
  }
  return lost;
}

describe("P-positions line by line are those of plain play", () => {
  const roll = dice(1910);
  for (const [names, ends, games] of [
    [["x", "y"], [30, 35], partOf(240)],
    [["x", "y", "z"], [9, 11, 10], partOf(120)],
    [["a", "b", "c", "d"], [4, 5, 3, 4], 10],
  ] as const) {
    test(`random rules of ${names.length} numbers under both plays`, () => {
      let listed = 0;
      for (let i = 0; i < games; i++) {
        const { text, vectors } = randomMoves(roll, names);
        const given = vectorsIn(parseGame(text))!;
        for (const play of ["normal", "misere"] as const) {
          const lost = lostOnLines(given, ends, play, begin());
          if (lost === undefined) continue;
          listed++;
          expect([text, play, ...lost.map(String)]).toEqual([
            text,
            play,
            ...plainLost(vectors, ends, play === "misere"),
          ]);
        }
      }
      expect(listed).toBeGreaterThan(games);
    });
  }

  test("without end, for two numbers", () => {
    let listed = 0;
    for (let i = 0; i < 40; i++) {
      const { text, vectors } = randomMoves(roll, ["x", "y"]);
      const pairs = pairsOnLines(vectorsIn(parseGame(text))!, "normal", begin());
      if (pairs === undefined) continue;
      const first = Array.from({ length: 12 }, () => pairs.next().value as Place);
      const most = Math.max(...first.flat());
      if (most > FAR) continue;
      listed++;
      const lost = new Set(plainLost(vectors, [most, most], false));
      expect([text, first.filter((pair) => !lost.has(pair.join()))]).toEqual([text, []]);
    }
    expect(listed).toBeGreaterThan(10);
  });
});

test("which rules have such lines", () => {
  for (const [rule, has] of [
    ["wythoff", true],
    ["[x,y: x-k,y | x,y-k if k != 3]", true],
    ["[x,y: x-k,y | x-i,y-j if i+j < 4]", true],
    ["[x,y: x-k,y if k != 1 | x,y-2*k]", false],
    ["[x,y: x-k,y | x-1,y-2*k]", true],
    ["[x,y: x,y-k | x-1,y-2*k]", false],
  ] as const) {
    const vectors = vectorsIn(parseGame(rule));
    const lines = vectors && lostOnLines(vectors, [5, 5], "normal", begin());
    expect([rule, lines !== undefined]).toEqual([rule, has]);
  }
  for (const rule of [
    "[x,y: x-k,y if k <= y | x,y-k]",
    "[x,y: x-k,y | x,y-k | x-i,y-j if i < j]",
    "[x,y: x-k,y | x,y-k ; lost: x+y <= 1]",
    "[x,y: x-k,y | x+1,y-k]",
  ])
    expect([rule, vectorsIn(parseGame(rule))]).toEqual([rule, undefined]);
});

describe("nimber values --first", () => {
  const run = (line: string) => nimber(wordsOf(`nimber values ${line}`)!);
  const GDWN = "[x,y: x-k,y | x,y-k | x-k,y-k | x-k,y-2*k | x-2*k,y-k]";
  const MAHARAJA = "[x,y: x-k,y | x,y-k | x-k,y-k | x-2,y-1 | x-1,y-2]";

  test("lists the pairs with their ratio", () => {
    const { stdout } = run(`'${MAHARAJA}' --symmetric --first 4`);
    expect(stdout.split("\n").map((line) => line.split(/ +/))).toEqual([
      ["n", "x", "y", "y/x"],
      ["0", "0", "0"],
      ["1", "1", "3", "3.000000000"],
      ["2", "2", "6", "3.000000000"],
      ["3", "4", "5", "1.250000000"],
      [""],
    ]);
  });

  test("as a b-file, CSV or JSON", () => {
    // OEIS A000201 and A001950, the lower and upper Wythoff sequences.
    const wythoff = "wythoff --p-positions --symmetric --first 6 --format bfile";
    expect(run(wythoff).stdout).toBe("0 0\n1 2\n2 5\n3 7\n4 10\n5 13\n");
    expect(run(`${wythoff} --letter x`).stdout).toBe("0 0\n1 1\n2 3\n3 4\n4 6\n5 8\n");
    expect(run("wythoff --p-positions --first 3 --format csv").stdout).toBe(
      "n,x,y,y/x\n0,0,0,\n1,1,2,2.000000000\n2,2,1,0.500000000\n",
    );
    expect(JSON.parse(run("wythoff --misere --p-positions --first 3 --json").stdout)).toEqual({
      game: "wythoff",
      positions: [
        [0, 1],
        [1, 0],
        [2, 2],
      ],
    });
  });

  test("a table of wins under misère play has the P-positions of plain play", () => {
    const { values } = boxValues(parseGame("wythoff"), [24, 24], "misere");
    const lost = new Set<string>();
    for (let x = 0; x <= 24; x++)
      for (let y = 0; y <= 24; y++) {
        const reaches = [...lost].some((each) => {
          const [a, b] = each.split(",").map(Number) as [number, number];
          return a <= x && b <= y && (a === x || b === y || x - a === y - b);
        });
        if (!reaches && x + y > 0) lost.add(`${x},${y}`);
        expect([x, y, values[25 * x + y]]).toEqual([x, y, reaches || x + y === 0 ? 1 : 0]);
      }
  });

  test("the ratios of Larsson's game approach two numbers, 1.478 and 2.247", () => {
    const { stdout } = run(`'${GDWN}' --p-positions --symmetric --first 20000 --format csv`);
    const ratios = stdout
      .trim()
      .split("\n")
      .slice(10_000)
      .map((line) => Number(line.split(",")[3]));
    const [low, high] = [ratios.filter((each) => each < 2), ratios.filter((each) => each >= 2)];
    for (const each of low) expect(each).toBeCloseTo(1.478, 2);
    for (const each of high) expect(each).toBeCloseTo(2.247, 2);
    expect(Math.min(low.length, high.length)).toBeGreaterThan(1000);
  });

  test("limits stop it, and errors say what is expected", () => {
    for (const [args, says, code] of [
      [`'${GDWN}' --p-positions --first 1000 --positions 99`, "99", 3],
      ["wythoff --p-positions --first x", "expected the number of P-positions", 2],
      ["wythoff --first 5", "needs --p-positions", 2],
      ["kayles --p-positions --first 5", "expected a rule of two numbers", 2],
      ["'[x,y: x-k,y | x,y-k | x-2*k,y-k]' --symmetric --first 5", "change places", 2],
      ["wythoff --p-positions --first 5 --format bfile --letter z", "expected x or y", 2],
      ["wythoff --p-positions --first 5 --format latex", "expected one of", 2],
    ] as const) {
      const { stderr, status } = run(`${args}`);
      expect([args, stderr, status]).toEqual([args, expect.stringContaining(says), code]);
    }
  });
});
