import { describe, expect, test } from "vitest";
import { readBoardClaim } from "../../src/checker/board.ts";
import { type Board, readBoard } from "../../src/checker/board-position.ts";
import { say } from "../../src/locale/message.ts";
import { writtenWords } from "../../src/solve/board-certificate.ts";
import { dice } from "../oracle.ts";

type Pair = readonly [number, number];

const sorted = (pairs: readonly Pair[]): string[] =>
  [...new Set(pairs.map(([a, b]) => (a < b ? `${a}-${b}` : `${b}-${a}`)))].sort();

/** Pairs of adjacent cells, in both directions. */
function edgesOf({ near }: Board): string[] {
  for (const [a, others] of near.entries()) {
    expect(new Set(others).size).toBe(others.length);
    for (const b of others) expect(near[b]).toContain(a);
  }
  return sorted(near.flatMap((others, a) => others.map((b) => [a, b] as const)));
}

/** Adjacent cells of a rectangle in the format of certificates; on a torus also across the border. */
function touching(rows: number, columns: number, torus: boolean): Pair[] {
  const cells = Array.from({ length: rows * columns }, (_, n) => [Math.floor(n / columns), n % columns]);
  const apart = (a: number, b: number, side: number) =>
    torus ? Math.min((a - b + side) % side, (b - a + side) % side) : Math.abs(a - b);
  return cells.flatMap(([y, x], n) =>
    cells.flatMap(([b, a], m) =>
      apart(y!, b!, rows) + apart(x!, a!, columns) === 1 ? [[n, m] as const] : [],
    ),
  );
}

describe("a board that a certificate names", () => {
  test("is a rectangle or a torus, its longer side down", () => {
    for (let rows = 1; rows <= 6; rows++)
      for (let columns = 1; columns <= 6; columns++)
        for (const torus of [false, true]) {
          const sides = `${rows}x${columns}`;
          for (const [game, position, kind] of [
            ["cram", torus ? `torus(${sides})` : sides, "arcs"],
            ["node-kayles", torus ? `torus(${sides})` : `grid(${sides})`, "nodes"],
          ] as const) {
            const board = readBoard(game, position) as Board;
            const place = (n: number) => board.place(n);
            expect([position, board.kind, board.columns]).toEqual([
              position,
              kind,
              torus ? 0 : Math.min(rows, columns),
            ]);
            const edges = touching(rows, columns, torus).map(([a, b]) => [place(a), place(b)] as const);
            expect([position, edgesOf(board)]).toEqual([position, sorted(edges)]);
            expect([...board.left].sort((a, b) => a - b)).toEqual([...board.near.keys()]);
            if (!torus && columns > rows) expect(place(1)).toBe(rows);
            else expect(place(1)).toBe(1);
          }
        }
  });

  test("may have holes", () => {
    for (const [text, inside] of [
      ["..#/...", ["..#", "..."]],
      ["torus(.#./#../...)", [".#.", "#..", "..."]],
      ["#", ["#"]],
      [".#.#.", [".#.#."]],
    ] as const) {
      const board = readBoard("cram", text) as Board;
      const there = [...inside.join("")].flatMap((sign, n) => (sign === "." ? [board.place(n)] : []));
      expect([text, [...board.left].sort()]).toEqual([text, there.sort()]);
      expect(board.near).toHaveLength(inside.length * inside[0].length);
    }
  });

  test("is a graph of a family", () => {
    const families: Readonly<Record<string, readonly Pair[]>> = {
      ...{
        "path(0)": [],
        "path(1)": [],
        "path(4)": [
          [0, 1],
          [1, 2],
          [2, 3],
        ],
      },
      ...{
        "cycle(1)": [],
        "cycle(2)": [[0, 1]],
        "cycle(3)": [
          [0, 1],
          [1, 2],
          [2, 0],
        ],
      },
      "cycle(5)": [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 0],
      ],
      ...{ "complete(0)": [], "complete(2)": [[0, 1]] },
      "complete(4)": [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
        [2, 3],
      ],
      ...{
        "star(0)": [],
        "star(0,2)": [
          [0, 1],
          [1, 2],
        ],
      },
      "star(2,1,3)": [
        [0, 1],
        [1, 2],
        [0, 3],
        [0, 4],
        [4, 5],
        [5, 6],
      ],
    };
    const cells: Readonly<Record<string, number>> = {
      "path(1)": 1,
      "path(0)": 0,
      "cycle(1)": 1,
      "complete(0)": 0,
    };
    for (const [text, edges] of Object.entries(families)) {
      const board = readBoard("graph-kayles", text) as Board;
      expect([text, board.kind, board.columns]).toEqual([text, "pins", 0]);
      expect([text, edgesOf(board)]).toEqual([text, sorted(edges)]);
      const count = cells[text] ?? 1 + Math.max(0, ...edges.flat());
      expect([text, board.left]).toEqual([text, [...Array(count).keys()]]);
      expect(board.left.map(board.place)).toEqual(board.left);
    }
  });

  test("is a list of edges, the vertices in the order of their numbers", () => {
    const board = readBoard("arc-kayles", "100-9,9-100,20-20,5,100-20") as Board;
    expect(edgesOf(board)).toEqual(["1-3", "2-3"]);
    expect(board.near).toHaveLength(4);
  });

  test.each([
    ["cram", "8x14 torus(8x14)", "9x13 torus(9x13)", 117],
    [
      "node-kayles",
      "grid(7x16) path(112) cycle(112) complete(112) star(100,11)",
      "path(113) cycle(113) complete(113) star(100,12) grid(1x113)",
      113,
    ],
    [
      "arc-kayles",
      Array.from({ length: 111 }, (_, i) => `${i}-111`).join(),
      Array.from({ length: 112 }, (_, i) => `${i}-112`).join(),
      113,
    ],
    ["cram", `${".".repeat(16)}/`.repeat(7).slice(0, -1), `${".".repeat(38)}/`.repeat(3).slice(0, -1), 114],
  ])("of %s has at most 112 cells", (game, allowed, refused, cells) => {
    for (const text of allowed.split(" "))
      if (game !== "cram" || !text.startsWith("grid"))
        expect((readBoard(game, text) as Board).near).toHaveLength(112);
    for (const text of refused.split(" ")) expect([text, readBoard(game, text)]).toEqual([text, cells]);
  });

  test("is written in no other way", () => {
    const neither =
      "0x3 3x0 x3 3x 3x4x a3x4 12345x1 ..#/.. a ..a/... .../..a torus() torus torus( (3x4) xtorus(3x4) torus(3x4)x torus(torus(3x4)) grid(3x4)";
    for (const text of ["", "3x4 ", " 3x4", "/", "./", ...neither.split(" ")])
      expect([text, readBoard("cram", text)]).toEqual([text, undefined]);
    const graphs =
      "grid(3) grid(3x4 xgrid(3x4)x grid(.#) path() path(01) path(3,4) cycle(3,3) complete(2,2) path(-1) path(3x4) path(12345) path(3)a apath(3) (3) tree(3) star() star(1,) star(,1) star(1,,2) star(1,x) star(x,1) 3x4 1- -1 1--2 1-2-3 1,,2 a-b 0-1, ,0-1 0-1a a0-1 0-1;1-2 1234567890";
    for (const text of ["", " ", ...graphs.split(" ")])
      expect([text, readBoard("node-kayles", text)]).toEqual([text, undefined]);
    for (const game of ["chomp", "", "toString", "Cram"]) expect(readBoard(game, "3x4")).toBeUndefined();
  });
});

describe("the claims of a board", () => {
  const right = {
    certificate: "nimber-board",
    version: 1,
    game: "cram",
    position: "3x3",
    value: 0,
    claims: [],
  };
  const wordsIn = (...claims: string[]) => {
    const read = readBoardClaim({ ...right, claims });
    return "code" in read ? say(read, "en") : read.claims;
  };
  const wrong = (field: string) => `field \`${field}\` is missing, unknown or of the wrong form`;

  test("are words of 112 bits as they were written", () => {
    const roll = dice(64);
    const most = 2n ** 112n - 1n;
    for (let round = 0; round < 200; round++) {
      const size = 1 + roll(112);
      const some = Array.from({ length: roll(6) }, () =>
        BigInt.asUintN(
          size,
          Array.from({ length: 4 }, () => BigInt(roll(2 ** 31))).reduce((word, part) => (word << 30n) ^ part),
        ),
      );
      const words = [
        ...new Set([...some, ...(round % 3 === 0 ? [0n] : []), ...(round % 5 === 0 ? [most] : [])]),
      ];
      words.sort((a, b) => (a < b ? -1 : 1));
      expect(wordsIn(writtenWords(words))).toEqual([words]);
    }
    expect(wordsIn(...Array(112).fill(""))).toHaveLength(112);
  });

  test("are spelt in one way, each by letters to its end, and none beyond 112 bits", () => {
    const most = writtenWords([2n ** 112n - 1n]);
    expect(wordsIn(most)).toEqual([[2n ** 112n - 1n]]);
    // Another claim in the same text; a larger last digit; a group that continues, ends with zeros, or has
    // no letter.
    for (const text of [
      `${most}A`,
      `${most.slice(0, -1)}Q`,
      `${"g".repeat(23)}B`,
      "g",
      "gA",
      "hA",
      "Bg",
      "?",
      "A?",
      "é",
    ])
      expect([text, wordsIn(text)]).toEqual([text, wrong("claims")]);
    expect(wordsIn("gB")).toEqual([[32n]]);
  });

  test.each([
    ["version", 2],
    ["game", ["cram"]],
    ["game", "chomp"],
    ["position", ["3x3"]],
    ["position", "3x"],
    ["value", -1],
    ["value", 112],
    ["value", "0"],
    ["claims", "A"],
    ["claims", { length: 0 }],
    ["claims", [["A"]]],
    ["claims", [1]],
    ["claims", Array(113).fill("")],
    ["more", 1],
  ])("are in fields of their own: %s %j", (field, value) => {
    const read = readBoardClaim({ ...right, [field]: value });
    expect("code" in read && say(read, "en")).toBe(
      wrong(field === "game" && value === "chomp" ? "position" : field),
    );
  });

  test("have values below 112", () => {
    expect(readBoardClaim({ ...right, value: 111 })).toMatchObject({ value: 111 });
  });
});
