import { describe, expect, test } from "vitest";
import { parseGame, parseSum } from "../src/games/index.ts";
import { solver } from "../src/solve/index.ts";
import { dice, plainGrundy } from "./oracle.ts";

const grundyBy = (text: string, method: string) => solver({ method }).solve(parseSum(text)).value;

type Squares = readonly string[];

/** Random boards of a few squares, row by row as one text, and in notation. */
function* randomBoards(seed: number, many: number, signs: string): Generator<[Squares, number, string]> {
  const roll = dice(seed);
  for (let round = 0; round < many; round++) {
    const [rows, columns] = [1 + roll(3), 1 + roll(3)];
    const squares = Array.from({ length: rows * columns }, () => signs[roll(signs.length)]!);
    yield [
      squares,
      columns,
      squares
        .join("")
        .match(new RegExp(`.{${columns}}`, "g"))!
        .join("/"),
    ];
  }
}

/** Distance of two squares, and the squares between them if they are in line. */
function gap(i: number, j: number, columns: number): { dx: number; dy: number; between: number[] } {
  const [dx, dy] = [(j % columns) - (i % columns), Math.floor(j / columns) - Math.floor(i / columns)];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  const isLine = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
  const between = isLine
    ? Array.from({ length: Math.max(0, steps - 1) }, (_, k) => i + ((k + 1) * (j - i)) / steps)
    : [];
  return { dx: Math.abs(dx), dy: Math.abs(dy), between };
}

const plainBoard = (moves: (squares: string) => string[]): ((squares: Squares) => number) => {
  const value = plainGrundy<string>((squares) => moves(squares).map((left) => [left]));
  return (squares) => value(squares.join(""));
};
const replaced = (squares: string, changes: Readonly<Record<number, string>>) =>
  [...squares].map((stone, i) => changes[i] ?? stone).join("");

describe.each<[id: string, reaches: (dx: number, dy: number) => boolean, far?: boolean, any?: boolean]>([
  ["clobber", (dx, dy) => dx + dy === 1],
  ["cannibal-clobber", (dx, dy) => dx + dy === 1, false, true],
  ["king-clobber", (dx, dy) => Math.max(dx, dy) === 1],
  ["knight-clobber", (dx, dy) => dx * dy === 2],
  ["rook-clobber", (dx, dy) => (dx === 0) !== (dy === 0), true],
  ["queen-clobber", (dx, dy) => dx === 0 || dy === 0 || dx === dy, true],
])("%s", (id, reaches, far = false, any = false) => {
  test("has on random boards the values of plain play", () => {
    for (const [squares, columns, text] of randomBoards(3, 25, "xo.xo")) {
      const value = plainBoard((board) =>
        [...board].flatMap((stone, i) =>
          [...board].flatMap((other, j) => {
            if (i === j || stone === "." || other === "." || (stone === other && !any)) return [];
            const { dx, dy, between } = gap(i, j, columns);
            if (!reaches(dx, dy) || (far && between.some((k) => board[k] !== "."))) return [];
            return [replaced(board, { [i]: ".", [j]: stone })];
          }),
        ),
      )(squares);
      for (const method of ["resolve", "search"])
        expect([text, method, grundyBy(`${id} ${text}`, method)]).toEqual([text, method, value]);
    }
  });
});

const isBeside = (i: number, j: number, columns: number) => {
  const { dx, dy } = gap(i, j, columns);
  return dx + dy === 1;
};

/** Whether every stone is connected, through stones of its colour, to an empty square. */
function breathes(board: string, columns: number): boolean {
  const all = [...board].map((_, i) => i);
  return all.every((i) => {
    if (!"xo".includes(board[i]!)) return true;
    const group = [i];
    for (const a of group)
      for (const b of all) {
        if (!isBeside(a, b, columns)) continue;
        if (board[b] === ".") return true;
        if (board[b] === board[i] && !group.includes(b)) group.push(b);
      }
    return false;
  });
}

describe.each<[id: string, allows: (board: string, i: number, columns: number) => boolean]>([
  [
    "col",
    (board, i, columns) => [...board].every((other, j) => !isBeside(i, j, columns) || other !== board[i]),
  ],
  [
    "snort",
    (board, i, columns) =>
      [...board].every((other, j) => !isBeside(i, j, columns) || other === board[i] || !"xo".includes(other)),
  ],
  ["nogo", (board, _, columns) => breathes(board, columns)],
])("%s", (id, allows) => {
  test("has on random boards the values of plain play", () => {
    for (const [squares, columns, text] of randomBoards(9, 20, "....xo#")) {
      const value = plainBoard((board) =>
        [...board].flatMap((stone, i) =>
          stone === "."
            ? ["x", "o"]
                .map((colour) => replaced(board, { [i]: colour }))
                .filter((left) => allows(left, i, columns))
            : [],
        ),
      )(squares);
      for (const method of ["resolve", "search"])
        expect([text, method, grundyBy(`${id} ${text}`, method)]).toEqual([text, method, value]);
    }
  });
});

test("TacTix and Notakto have on random boards the values of plain play", () => {
  for (const [squares, columns, text] of randomBoards(12, 25, "xxx.")) {
    const inLine = (i: number, j: number) =>
      i <= j && (Math.floor(i / columns) === Math.floor(j / columns) || i % columns === j % columns);
    const tactix = plainBoard((board) =>
      [...board].flatMap((_, i) =>
        [...board].flatMap((_, j) => {
          const taken = [i, ...gap(i, j, columns).between, j];
          if (!inLine(i, j) || taken.some((k) => board[k] !== "x")) return [];
          return [replaced(board, Object.fromEntries(taken.map((k) => [k, "."])))];
        }),
      ),
    )(squares);
    for (const method of ["resolve", "search"])
      expect([text, method, grundyBy(`tactix ${text}`, method)]).toEqual([text, method, tactix]);
  }
  for (const [squares, columns, text] of randomBoards(13, 20, "...x")) {
    const isDead = (board: string) =>
      [...board].some((stone, i) =>
        [...board].some((other, j) => {
          const { dx, dy, between } = gap(i, j, columns);
          return (
            stone === "x" &&
            other === "x" &&
            Math.max(dx, dy) === 2 &&
            between.length === 1 &&
            board[between[0]!] === "x"
          );
        }),
      );
    const notakto = plainBoard((board) =>
      isDead(board)
        ? []
        : [...board].flatMap((stone, i) => (stone === "." ? [replaced(board, { [i]: "x" })] : [])),
    )(squares);
    for (const method of ["resolve", "search"])
      expect([text, method, grundyBy(`notakto ${text}`, method)]).toEqual([text, method, notakto]);
  }
});

test("TacTix of four rows is lost under misère play, and of three won", () => {
  const outcome = (text: string) => solver().outcome(parseSum(text), "misere");
  expect([outcome("tactix 3x3"), outcome("notakto 3x3"), outcome("notakto 3x3 3x3")]).toEqual([
    "N",
    "N",
    "P",
  ]);
});

type Strung = readonly [number, number];

/**
 * Whether the player to move wins Nimstring with a Nim heap, by its rules: after taking a coin, a player
 * moves again.
 */
function plainNimstring(): (strings: readonly Strung[], heap: number) => boolean {
  const known = new Map<string, boolean>();
  const wins = (strings: readonly Strung[], heap: number): boolean => {
    const name = `${strings.join(" ")}:${heap}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    let won = false;
    for (let less = 0; less < heap && !won; less++) won = !wins(strings, less);
    for (let i = 0; i < strings.length && !won; i++) {
      const left = strings.toSpliced(i, 1);
      const freed = strings[i]!.some((coin) => coin !== 0 && !left.flat().includes(coin));
      won = freed ? wins(left, heap) : !wins(left, heap);
    }
    known.set(name, won);
    return won;
  };
  return wins;
}

test("Nimstring has the values with which the true rules lose, and adds them up", () => {
  const roll = dice(41);
  const wins = plainNimstring();
  const fixed = [
    "1x1",
    "1x2",
    "0-1,0-1,1-2,0-2",
    "0-1,1-2,2-3,0-3",
    "1-2,2-3,1-3",
    "1-2,2-3,3-4,1-4",
    "0-1,0-1,2-3,3-4,2-4",
  ];
  const random = Array.from({ length: 60 }, () => {
    const coins = 2 + roll(3);
    const pairs = [...Array(coins).keys()].flatMap((b) =>
      [...Array(b + 1).keys()].map((a) => `${a}-${b + 1}`),
    );
    return [...pairs, ...pairs.filter((each) => each.startsWith("0"))].filter(() => roll(2) > 0).join();
  });
  let tried = 0;
  for (const text of [...fixed, ...random]) {
    const game = parseGame("nimstring");
    let strings: readonly Strung[];
    try {
      strings = game.parse(text) as readonly Strung[];
    } catch {
      continue;
    }
    if (strings.length > 9) continue;
    tried++;
    const value = grundyBy(`nimstring ${text}`, "resolve")!;
    expect([text, grundyBy(`nimstring ${text}`, "search")]).toEqual([text, value]);
    for (let heap = 0; heap < 5; heap++)
      expect([text, heap, wins(strings, heap)]).toEqual([text, heap, heap !== value]);
  }
  expect(tried).toBeGreaterThan(25);
});

test("sheets of paper are won where the true rules win, whoever cuts out a square first", () => {
  const known = new Map<string, boolean>();
  const wins = (sheets: readonly (readonly [number, number])[]): boolean => {
    const name = sheets
      .map((each) => each.join("x"))
      .sort()
      .join(" ");
    const found = known.get(name);
    if (found !== undefined) return found;
    const after = sheets.flatMap(([w, h], i) =>
      [
        ...Array.from(
          { length: w - 1 },
          (_, x) =>
            [
              [x + 1, h],
              [w - x - 1, h],
            ] as const,
        ),
        ...Array.from(
          { length: h - 1 },
          (_, y) =>
            [
              [w, y + 1],
              [w, h - y - 1],
            ] as const,
        ),
      ].map((two) => ({ two, all: [...sheets.toSpliced(i, 1), ...two] })),
    );
    const won = after.some(({ two, all }) => two.some(([w, h]) => w * h === 1) || !wins(all));
    known.set(name, won);
    return won;
  };
  for (const [w, h] of [
    [2, 2],
    [3, 2],
    [4, 2],
    [3, 3],
    [4, 3],
    [5, 2],
    [4, 4],
    [5, 3],
  ] as const) {
    const outcome = solver().outcome(parseSum(`paper-cutting ${w}x${h}`));
    expect([w, h, outcome]).toEqual([w, h, wins([[w, h]]) ? "N" : "P"]);
  }
});

test("graphs with counters have the values of plain play", () => {
  const roll = dice(19);
  for (let round = 0; round < 25; round++) {
    const count = 2 + roll(4);
    const edges = [...Array(count).keys()]
      .flatMap((b) => [...Array(b).keys()].map((a) => [a, b] as const))
      .filter(() => roll(2) > 0);
    const weights = Array.from({ length: count }, () => 1 + roll(3));
    const value = plainGrundy<readonly number[]>(
      (left) =>
        edges
          .filter((ends) => ends.every((v) => left[v]! > 0))
          .map((ends) => [left.map((each, v) => (ends.some((end) => end === v) ? each - 1 : each))]),
      (left) => left.join(),
    )(weights);
    const text = `${[...edges.map((ends) => ends.join("-")), ...weights.keys()].join()}:${weights.join()}`;
    const read = text.replace(/(?<=^|,)(\d+)(?=[,:])/g, "$1-$1");
    for (const method of ["resolve", "search"])
      expect([read, method, grundyBy(`weighted-arc-kayles ${text}`, method)]).toEqual([read, method, value]);
  }
});
