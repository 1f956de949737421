import { describe, expect, test } from "vitest";
import { LimitError } from "../src/errors.ts";
import { arcKayles, cram, graphKayles, nodeKayles, parseSum } from "../src/games/index.ts";
import { component, solver } from "../src/solve/index.ts";
import { begin } from "../src/solve/limits.ts";
import { clusters, resolver } from "../src/solve/parts/resolve.ts";
import type { Game, Rules } from "../src/types.ts";
import { gridNear, plain } from "./deleting.ts";
import { dice, plainGrundy } from "./oracle.ts";
import { isQuick, partOf } from "./part.ts";

const METHODS = ["deletion", "resolve", "lemoine-viennot", "search"];

function valueBy(method: string, game: Game<unknown>, text: string): unknown {
  return solver({ method }).solve([component(game, game.parse(text))]).value;
}

test("boards of Cram with holes have by every method the value of plain play", () => {
  const roll = dice(15);
  for (let round = 0; round < partOf(150); round++) {
    const [rows, columns] = [1 + roll(4), 1 + roll(5)];
    const left = [...Array(rows * columns).keys()].filter(() => roll(5) > 0);
    const text = Array.from({ length: rows }, (_, y) =>
      Array.from({ length: columns }, (_, x) => (left.includes(y * columns + x) ? "." : "#")).join(""),
    ).join("/");
    const value = plain("arcs", gridNear(rows, columns))(left);
    for (const method of METHODS)
      expect([text, method, valueBy(method, cram, text)]).toEqual([text, method, value]);
  }
});

test("boards of more than 64 squares have the value of what is left, wherever it lies", () => {
  const roll = dice(112);
  for (let round = 0; round < 20; round++) {
    const [rows, columns] = [3 + roll(2), 3 + roll(2)];
    const left = [...Array(rows * columns).keys()].filter(() => roll(5) > 0);
    const wide = round % 2 === 0 ? 10 : 7;
    const tall = wide === 10 ? 11 : 16;
    const [x, y] = [roll(wide - columns + 1), roll(tall - rows + 1)];
    const text = Array.from({ length: tall }, (_, row) =>
      Array.from({ length: wide }, (_, column) => {
        const [i, j] = [row - y, column - x];
        return j >= 0 && j < columns && left.includes(i * columns + j) ? "." : "#";
      }).join(""),
    ).join("/");
    const value = plain("arcs", gridNear(rows, columns))(left);
    expect([text, valueBy("deletion", cram, text)]).toEqual([text, value]);
  }
});

describe.each([
  ["arcs", arcKayles],
  ["nodes", nodeKayles],
  ["pins", graphKayles],
] as const)("%s of random graphs", (kind, game) => {
  test("have by every method the value of plain play", () => {
    const roll = dice(7);
    for (let round = 0; round < partOf(120); round++) {
      const count = 2 + roll(8);
      const many = 1 + roll(4);
      const pairs = Array.from({ length: count }, (_, a) =>
        Array.from({ length: a }, (_, b) => [b, a] as const),
      )
        .flat()
        .filter(() => roll(5) < many);
      const near: number[][] = Array.from({ length: count }, () => []);
      for (const [a, b] of pairs) {
        near[a]!.push(b);
        near[b]!.push(a);
      }
      const single = near.flatMap((others, v) => (others.length === 0 ? [`${v}`] : []));
      const text = [...pairs.map((pair) => pair.join("-")), ...single].join();
      const value = plain(kind, near)([...near.keys()]);
      for (const method of METHODS)
        expect([text, method, valueBy(method, game, text)]).toEqual([text, method, value]);
    }
  });
});

test.each([
  ["nodes", nodeKayles],
  ["pins", graphKayles],
] as const)(
  "what is left of a grid has by the compiled search of %s the value of plain play",
  (kind, game) => {
    const roll = dice(16);
    for (let round = 0; round < 15; round++) {
      const [rows, columns] = [2 + roll(3), 3 + roll(2)];
      const board = game.parse(`grid(${rows}x${columns})`);
      const cells = board.cells.filter(() => roll(4) > 0);
      const solution = solver({ method: "deletion" }).solve([component(game, { ...board, cells })]);
      expect([cells, solution.value]).toEqual([cells, plain(kind, gridNear(rows, columns))(cells)]);
    }
  },
);

test("tori have the values of plain play", () => {
  for (const [rows, columns] of [
    [2, 2],
    [2, 3],
    [3, 3],
    [3, 4],
  ] as const) {
    const size = rows * columns;
    const at = (y: number, x: number) => ((y + rows) % rows) * columns + ((x + columns) % columns);
    const near = Array.from({ length: size }, (_, i) => {
      const [y, x] = [Math.floor(i / columns), i % columns];
      return [...new Set([at(y - 1, x), at(y + 1, x), at(y, x - 1), at(y, x + 1)])].filter((j) => j !== i);
    });
    const text = `torus(${rows}x${columns})`;
    expect([text, valueBy("resolve", cram, text)]).toEqual([text, plain("arcs", near)([...near.keys()])]);
  }
});

/** Rules with one component, a Nim heap, whose value is its size. */
const heaps = {
  *moves(n) {
    for (let left = 0; left < n; left++) yield { at: `${left}`, to: [left] };
  },
  key: (n) => n,
  accelerators: {
    decompose: (n) => [n],
  },
} satisfies Rules<number>;

describe("values above 14", () => {
  test("are never wrapped: a search by possible values says so", () => {
    const search = resolver(heaps, 2 ** 20);
    expect(search.value(14, begin())).toBe(14);
    expect(() => search.value(15, begin())).toThrow(LimitError);
    expect(() => solver({ method: "resolve" }).solve([component(heaps, 40)])).toThrow(
      "the limit of 14 (largest SG value",
    );
  });
  test("are searched plainly unless it was named", () => {
    const { components, value } = solver().solve([component(heaps, 40)]);
    expect([value, components[0]!.method]).toEqual([40, "search"]);
    expect(solver({ method: "lemoine-viennot" }).solve([component(heaps, 20)]).value).toBe(20);
  });
});

describe("a table of clusters", () => {
  test.skipIf(isQuick)("keeps what it has room for, and never mistakes a key", () => {
    const roll = dice(4);
    const table = clusters(2 ** 16);
    const truth = new Map<string | number | bigint, number>();
    for (let round = 0; round < 20_000; round++) {
      const n = roll(50_000) * 2 ** roll(30);
      const key = [n, `${n}`, BigInt(n), String.fromCharCode(n % 65_536, n % 777, n % 77)][roll(4)]!;
      const name = typeof key === "bigint" ? `${key}n` : typeof key === "string" ? `"${key}"` : key;
      truth.set(name, 1 + roll(65_535));
      table.set(key, truth.get(name)!);
      expect(table.get(key)).toBe(truth.get(name));
      expect(table.bytes).toBeLessThanOrEqual(2 ** 16);
    }
    expect(table.entries).toBeGreaterThan(200);
  });
  test("has nearly every key while there is room, and no others", () => {
    const table = clusters(2 ** 22);
    for (let i = 0; i < 20_000; i++) table.set(i * 12_345, i + 1);
    let lost = 0;
    for (let i = 0; i < 20_000; i++) {
      const found = table.get(i * 12_345);
      if (found === 0) lost++;
      else expect(found).toBe(i + 1);
    }
    expect(lost).toBeLessThan(200);
    expect(table.get(7)).toBe(0);
  });
});

/**
 * Values from Lemoine & Viennot (2012), Schneider (2009), Uiterwijk (2020) and Beling (2025), as collected
 * in the README of beling/impartial-games.
 */
const CRAM = {
  "3x3": 0,
  "3x4": 1,
  "3x5": 1,
  "3x11": 0,
  "4x4": 0,
  "4x5": 2,
  "4x6": 0,
  "4x7": 3,
  "5x5": 0,
  "5x6": 2,
  "5x7": 1,
  "7x4": 3,
} as const;

/** OEIS A215721: lengths of strips that are P-positions. */
const STRIPS = [1, 5, 9, 15, 21, 25, 29, 35, 39, 43, 55, 59, 63];

test("strips of Cram are lost where they are published to be", () => {
  const solving = solver({ method: "deletion" });
  const lost = Array.from({ length: 64 }, (_, i) => i + 1).filter(
    (n) => solving.at(parseSum(`cram 1x${n}`)[0]!).outcome === "P",
  );
  expect(lost).toEqual(STRIPS);
});

test.skipIf(isQuick)("Cram has its published values by the compiled search", () => {
  const solving = solver({ method: "deletion" });
  for (const [size, value] of Object.entries(CRAM)) {
    const { components } = solving.solve(parseSum(`cram ${size}`));
    expect([size, components[0]!.value]).toEqual([size, value]);
  }
});

test("Node Kayles on grids of three rows has the values of OEIS A316632", () => {
  const solving = solver({ method: "deletion" });
  const values = Array.from(
    { length: 12 },
    (_, i) => solving.at(parseSum(`node-kayles grid(3x${i + 1})`)[0]!).value,
  );
  expect(values).toEqual([2, 1, 1, 0, 3, 3, 2, 2, 2, 3, 3, 5]);
});

test("the compiled search stops at its limits", () => {
  const sum = parseSum("cram 5x9");
  expect(() => solver({ method: "deletion", positions: 1000 }).solve(sum)).toThrow("1000 positions");
  expect(() => solver({ method: "deletion", bytes: 1000 }).solve(sum)).toThrow("bytes of memory");
  const signal = AbortSignal.abort(new Error("enough"));
  expect(() => solver({ method: "deletion", signal }).solve(sum)).toThrow("enough");
});

test("a search tells its work, and stops at its limits", () => {
  const { work, value } = solver({ method: "resolve" }).solve(parseSum("cram 4x5"));
  expect(value).toBe(2);
  for (const count of Object.values(work!)) expect(count).toBeGreaterThan(100);
  expect(() => solver({ method: "resolve", positions: 10 }).solve(parseSum("cram 5x5"))).toThrow(LimitError);
  expect(() => solver({ method: "resolve", bytes: 100 }).solve(parseSum("cram 5x5"))).toThrow(LimitError);
  const signal = AbortSignal.abort(new Error("enough"));
  expect(() => solver({ method: "resolve", signal }).solve(parseSum("cram 5x5"))).toThrow("enough");
});

test("boards of Clobber have by every method the value of plain play", () => {
  const beside = (i: number, j: number, columns: number) =>
    Math.abs(i - j) === columns ||
    (Math.abs(i - j) === 1 && Math.floor(i / columns) === Math.floor(j / columns));
  const roll = dice(6);
  for (let round = 0; round < partOf(60); round++) {
    const [rows, columns] = [1 + roll(3), 1 + roll(4)];
    const squares = Array.from({ length: rows * columns }, () => "xo.xo"[roll(5)]!).join("");
    const value = plainGrundy<string>((board) =>
      [...board].flatMap((stone, i) =>
        [...board].flatMap((other, j) => {
          if (stone === "." || other === "." || stone === other || !beside(i, j, columns)) return [];
          return [[[...board].map((each, k) => (k === i ? "." : k === j ? stone : each)).join("")]];
        }),
      ),
    )(squares);
    const text = squares.match(new RegExp(`.{${columns}}`, "g"))!.join("/");
    for (const method of ["resolve", "lemoine-viennot", "search"])
      expect([text, method, solver({ method }).solve(parseSum(`clobber ${text}`)).value]).toEqual([
        text,
        method,
        value,
      ]);
  }
});

test("a search of cells that a limit stops has ruled out values, and never the one that it finds with more", () => {
  let ruledOut = 0;
  for (const text of ["cram 4x5", "cram 5x5", "cram 4x7", "node-kayles grid(4x7)", "arc-kayles grid(4x6)"]) {
    const sum = parseSum(text);
    const found = valueBy("deletion", sum[0]!.rules as Game<unknown>, text.split(" ")[1]!);
    for (const positions of [1, 5, 20, 100, 400]) {
      try {
        expect(solver({ method: "deletion", positions }).solve(sum).value).toBe(found);
      } catch (error) {
        if (!(error instanceof LimitError)) throw error;
        expect(error.excluded).not.toContain(found);
        ruledOut += error.excluded!.length;
      }
    }
  }
  expect(ruledOut).toBeGreaterThan(3);
});
