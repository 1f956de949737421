import { describe, expect, test } from "vitest";
import { leadingIn } from "../src/cli/terminal/box.ts";
import { encodedAs } from "../src/encoding.ts";
import { nested } from "../src/export/box.ts";
import { parseGame } from "../src/games/index.ts";
import { outcomesIn } from "../src/solve/box.ts";
import { asymmetry, begin, boxOf, coordinates, pPositions } from "../src/solve/index.ts";
import { nimber } from "./nimber.ts";
import { dice, type Options, plainGrundy, plainWins } from "./oracle.ts";

const table = (text: string, ends: readonly number[], play: "normal" | "misere" = "normal") =>
  boxOf(parseGame(text), ends, play, {}, begin());

/** Options of three heaps: reduce one heap by any amount, or all by the same amount. */
const three: Options<readonly number[]> = (heaps) => {
  const options: (readonly number[])[][] = [];
  heaps.forEach((heap, i) => {
    for (let k = 1; k <= heap; k++) options.push([heaps.with(i, heap - k)]);
  });
  for (let k = 1; k <= Math.min(...heaps); k++) options.push([heaps.map((heap) => heap - k)]);
  return options;
};

describe("a box has the values of plain play", () => {
  test("three numbers", () => {
    const { cells, known } = table("[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k | x-k,y-k,z-k]", [4, 3, 5]);
    const value = plainGrundy(three, (heaps) => heaps.join());
    expect(known).toBe("values");
    expect([...cells]).toEqual([...coordinates([4, 3, 5])].map((place) => value(place)));
  });

  test("moves that leave the box", () => {
    const moves: Options<readonly number[]> = ([x, y]) => {
      const options: (readonly number[])[][] = [];
      for (let k = 1; 2 * k <= x!; k++) options.push([[x! - 2 * k, y! + k]]);
      for (let k = 1; 2 * k <= y!; k++) options.push([[x! + k, y! - 2 * k]]);
      return options;
    };
    const value = plainGrundy(moves, (heaps) => heaps.join());
    const { cells } = table("[x,y: x-2*k,y+k | x+k,y-2*k]", [7, 5]);
    expect([...cells]).toEqual([...coordinates([7, 5])].map((place) => value(place)));
  });

  test("heaps of a game of one heap are a sum, under both plays", () => {
    const kayles: Options<number> = (n) => {
      const options: number[][] = [];
      for (const k of [1, 2]) for (let a = 0; 2 * a <= n - k; a++) options.push([a, n - k - a]);
      return options;
    };
    const value = plainGrundy(kayles);
    const wins = plainWins(kayles, true);
    const places = [...coordinates([6, 6])];
    expect([...table("kayles", [6, 6]).cells]).toEqual(places.map(([a, b]) => value(a!) ^ value(b!)));
    expect([...table("kayles", [6, 6], "misere").cells]).toEqual(places.map((place) => Number(wins(place))));
  });

  test("rules that say who has won have outcomes", () => {
    const box = table("[x,y: x-k,y | x,y-k ; won: x+y <= 1]", [4, 5]);
    const wins = (x: number, y: number): boolean => {
      if (x + y <= 1) return true;
      for (let k = 1; k <= x; k++) if (!wins(x - k, y)) return true;
      for (let k = 1; k <= y; k++) if (!wins(x, y - k)) return true;
      return false;
    };
    expect(box.known).toBe("outcomes");
    expect([...box.cells]).toEqual([...coordinates([4, 5])].map(([x, y]) => Number(wins(x!, y!))));
    expect(nested(box)).toEqual(["NNPNNN", "NPNNNN", "PNNNNN", "NNNPNN", "NNNNPN"]);
  });
});

describe("a sieve of P-positions", () => {
  const SETS = [
    ["", () => true],
    [" if k % 3 != 1", (k: number) => k % 3 !== 1],
    [" if k in {1,2,5}", (k: number) => [1, 2, 5].includes(k)],
    [" if 2 <= k < 5", (k: number) => 2 <= k && k < 5],
  ] as const;

  test("of random moves that take the same everywhere has the outcomes of plain play", () => {
    const roll = dice(260);
    let sieved = 0;
    for (let i = 0; i < 25; i++) {
      const rays = Array.from({ length: 1 + roll(5) }, () => ({
        by: [roll(3), roll(3), 1 + roll(2)].sort(() => roll(2) - 0.5),
        more: [roll(2), 0, roll(2)],
        set: SETS[roll(SETS.length)]!,
      }));
      const least = roll(3) === 0 ? 1 + roll(3) : -1;
      const ended = least < 0 ? "" : ` ; lost: x+y+z <= ${least}`;
      const rule = `[x,y,z: ${rays.map(({ by, more, set }) => `${["x", "y", "z"].map((name, j) => `${name}-${by[j]}*k-${more[j]}`).join()}${set[0]}`).join(" | ")}${ended}]`;
      const ends = [5 + roll(4), 5 + roll(4), 5 + roll(4)];
      const known = new Map<string, boolean>();
      const wins = (place: readonly number[]): boolean => {
        const found = known.get(place.join());
        if (found !== undefined) return found;
        let won = false;
        for (const { by, more, set } of place[0]! + place[1]! + place[2]! <= least ? [] : rays)
          for (let k = 1; k < 12; k++) {
            const to = place.map((each, j) => each - by[j]! * k - more[j]!);
            if (set[1](k) && to.every((each) => each >= 0)) won ||= !wins(to);
          }
        known.set(place.join(), won);
        return won;
      };
      const game = parseGame(rule);
      if (leadingIn(game) !== undefined) sieved++;
      const { cells } = outcomesIn(game, ends, leadingIn(game), {}, begin());
      expect([rule, ...cells]).toEqual([rule, ...[...coordinates(ends)].map((place) => Number(wins(place)))]);
    }
    expect(sieved).toBe(25);
  });

  test("two letters, and moves that depend on the position", () => {
    const ends = [6, 5, 6];
    for (const [rule, isSieved] of [
      ["[x,y,z: x-i,y-j,z | x,y-i,z-j | x-i,y,z-i if i != 2]", true],
      ["[x,y,z: x-k,y,z | x,y-k,z if k <= x | x,y,z-k]", false],
      ["[x,y,z: y-k,x-k,z | x,y,z-k if k <= 3]", false],
    ] as const) {
      const game = parseGame(rule);
      expect([rule, leadingIn(game) !== undefined]).toEqual([rule, isSieved]);
      const box = outcomesIn(game, ends, leadingIn(game), {}, begin());
      expect([rule, box.known]).toEqual([rule, isSieved ? "outcomes" : "values"]);
      expect([rule, ...pPositions(box)]).toEqual([rule, ...pPositions(table(rule, ends))]);
    }
  });

  test("limits stop it", () => {
    const game = parseGame("[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k]");
    expect(() => outcomesIn(game, [9, 9, 9], leadingIn(game), {}, begin({ positions: 999 }))).toThrow("999");
  });
});

test("what is no position is left out", () => {
  const { cells } = table("chomp", [2, 2]);
  // Chomp as non-increasing rows; the row 1 alone is the poisoned square.
  expect(nested({ ends: [2, 2], known: "values", cells })).toEqual([
    [null, null, null],
    [0, 1, null],
    [1, 0, 2],
  ]);
  expect(table("fibonacci-nim", [3, 4]).cells[3 * 5 + 4]).toBe(-1);
  // A row has no empty heaps: 0,2 is a row of one heap.
  expect(nested(table("end-nim", [2, 2]))).toEqual([
    [0, 1, 2],
    [1, 0, 3],
    [2, 3, 0],
  ]);
  // Coins on increasing squares.
  expect(nested(table("silver-dollar", [1, 2]))).toEqual([
    [null, 0, 1],
    [null, null, 0],
  ]);
});

test("P-positions, and whether the order of their numbers matters", () => {
  const wythoff = table("wythoff", [9, 9]);
  expect(pPositions(wythoff).filter(([a, b]) => a! <= b!)).toEqual([
    [0, 0],
    [1, 2],
    [3, 5],
    [4, 7],
  ]);
  expect(asymmetry([9, 9], pPositions(wythoff))).toBeUndefined();
  expect(asymmetry([2, 2], pPositions(table("[x,y: x-k,y]", [2, 2])))).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test("what has no coordinates is refused, and limits bind", () => {
  expect(() => table("hackenbush", [3])).toThrow("expected a game whose positions are numbers");
  expect(() => table("wythoff", [3, 3, 3])).toThrow("expected");
  expect(() => boxOf(parseGame("nim"), [999, 999], "normal", {}, begin({ positions: 1000 }))).toThrow(
    "stopped at the limit of 1000 positions",
  );
});

test.each([
  "[x,y,z: x-k,y,z | x,y-k,z | x-k,y,z-k]",
  "[x,y,z: x-2*k,y,z | x,y-k,z if k in primes | x,y,z/2]",
  "[x,y,z: x-k,y,z if k <= z | x,y-1,z/2 | x,y,z-1 ; lost: x+y+z <= 1]",
  "[a,b,c,d: a-k,b,c,d | a,b-1,c,d | a,b,c/2,d | a,b,c,d-k if k % 2 = 1]",
])("a box of %s filled in is that of a search", (line) => {
  const game = parseGame(line);
  expect(encodedAs(game, "cube")).toBeDefined();
  const { accelerators: _, ...plain } = game;
  const ends = line.startsWith("[a") ? [3, 4, 3, 4] : [6, 5, 4];
  const of = (each: typeof game) => Array.from(boxOf(each, ends, "normal", {}, begin({})).cells);
  expect(of(game)).toEqual(of(plain));
});

test.each([
  "[x,y,z: x+1,y-1,z | x,y,z-1]",
  "[x,y,z: k # x-1,y,z if k <= 2]",
  "[x,y,z: x-1,y,z & x,y-1,z]",
  "[x,y,z: x-1,y,z ; won: y = z]",
])("%s has no table of a box", (line) => expect(encodedAs(parseGame(line), "cube")).toBeUndefined());

describe("a box in the formats of one heap", () => {
  const values = (...args: string[]) => nimber(["values", ...args]);

  test("b-files are by antidiagonals", () => {
    const terms = (...args: string[]) =>
      values(...args, "--format", "bfile")
        .stdout.split("\n")
        .slice(0, 15)
        .map((line) => line.split(" ")[1])
        .join();
    // OEIS A003987 and A004481.
    expect(terms("nim", "--box", "6,4")).toBe("0,1,1,2,0,2,3,3,3,3,4,2,0,2,4");
    expect(terms("wythoff")).toBe("0,1,1,2,2,2,3,0,0,3,4,4,1,4,4");
    expect(values("nim", "--box", "2,1,3", "--format", "bfile").stdout).toBe("0 0\n1 1\n2 1\n3 1\n");
    expect(values("fibonacci-nim", "--box", "2,2", "--format", "bfile")).toMatchObject({
      status: 2,
      stderr: "nimber: --format bfile: expected a value for each position, but 0,1 has none\n",
    });
  });

  test("Markdown and LaTeX have a table for each choice of the coordinates before the last two", () => {
    expect(values("nim", "--box", "1,2", "--format", "markdown").stdout).toBe(
      "| nim | 0 | 1 | 2 |\n| ---: | ---: | ---: | ---: |\n| **0** | 0 | 1 | 2 |\n| **1** | 1 | 0 | 3 |\n",
    );
    const latex = values("nim", "--box", "1,1,1", "--format", "latex").stdout;
    expect(latex).toContain(
      "% nim 1,·,·\n\\begin{tabular}{r|*{2}{r}}\n & $0$ & $1$ \\\\\n\\hline\n$0$ & $1$ & $0$",
    );
    const rule = "[x,y: x-k,y | x,y-k]";
    expect(values(rule, "--box", "3,3", "--misere", "--format", "markdown").stdout).toContain(
      "| [x,y: x-k,y \\| x,y-k] | 0 | 1 | 2 | 3 |",
    );
    expect(values(rule, "--box", "3,3", "--p-positions", "--format", "markdown").stdout).toContain(
      "| x | y |",
    );
  });

  test("two sides are drawn, in signs and as SVG", () => {
    expect(values("wythoff", "--box", "2,3", "--plot").stdout).toBe(
      "  wythoff\n  0 ● · · ·\n  1 · · ● ·\n  2 · ● · ·\n",
    );
    expect(values("wythoff", "--box", "2,90", "--plot").stderr).toContain("--svg draws more");
    expect(values("nim", "--box", "2,2,2", "--plot").stderr).toContain(
      "expected a box of two sides, found 2,2,2",
    );
  });
});
