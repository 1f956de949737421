import { describe, expect, test } from "vitest";
import { parseGame, parseSum } from "../src/games/index.ts";
import { component, solver } from "../src/solve/index.ts";
import { dice, plainGrundy } from "./oracle.ts";
import { isQuick, partOf } from "./part.ts";

const grundyBy = (text: string, method = "search") => solver({ method }).solve(parseSum(text)).value;
const winningAt = (text: string) =>
  solver()
    .solve(parseSum(text))
    .winning.map(({ move }) => move.at);

/**
 * Values of Geography from its rules: the remaining vertices and the vertex of the token. Without a token
 * the player chooses one.
 */
function plainGeography(
  edges: readonly (readonly [number, number])[],
): (left: readonly number[], at?: number) => number {
  const value = plainGrundy<readonly [readonly number[], number | undefined]>(
    ([left, at]) => {
      if (at === undefined) return left.map((next) => [[left, next]]);
      const rest = left.filter((each) => each !== at);
      const next = rest.filter((to) => edges.some(([a, b]) => a === at && b === to));
      return next.map((to) => [[rest, to]]);
    },
    (position) => position.flat().join(),
  );
  return (left, at) => value([left, at]);
}

describe.each([
  ["undirected-geography", "-"],
  ["directed-geography", ">"],
] as const)("%s", (id, sign) => {
  test("has on random graphs the values of plain play, and all winning starts", () => {
    const roll = dice(31);
    for (let round = 0; round < partOf(25); round++) {
      const count = 2 + roll(5);
      const edges = Array.from(
        { length: count * count },
        (_, i) => [Math.floor(i / count), i % count] as const,
      ).filter(([a, b]) => a !== b && (sign === ">" || a < b) && roll(5) < 2);
      const both =
        sign === ">"
          ? edges
          : edges.flatMap(
              ([a, b]) =>
                [
                  [a, b],
                  [b, a],
                ] as const,
            );
      const names = [...Array(count).keys()];
      const text = [...edges.map((edge) => edge.join(sign)), ...names.map((v) => `${v}${sign}${v}`)].join();
      const value = plainGeography(both);
      expect([text, grundyBy(`${id} ${text}`)]).toEqual([text, value(names)]);
      for (const at of names)
        expect([text, at, grundyBy(`${id} ${text}@${at}`)]).toEqual([text, at, value(names, at)]);
      expect(winningAt(`${id} ${text}`)).toEqual(names.filter((at) => value(names, at) === 0).map(String));
    }
  });
});

test("the theorem of matchings says of grids with holes who wins, and which starts do, as plain play has it", () => {
  const roll = dice(5);
  for (let round = 0; round < 12; round++) {
    const squares = Array.from({ length: 12 }, () => (roll(4) > 0 ? "." : "#"));
    const left = [...squares.keys()].filter((i) => squares[i] === ".");
    if (left.length === 0) continue;
    const edges = left.flatMap((a) =>
      left
        .filter((b) => Math.abs(a - b) === 4 || (Math.abs(a - b) === 1 && a >> 2 === b >> 2))
        .map((b) => [a, b] as const),
    );
    const value = plainGeography(edges);
    const text = `undirected-geography grid(${squares.join("").match(/.{4}/g)!.join("/")})`;
    const { outcome, winning } = solver({ method: "theorem" }).solve(parseSum(text));
    expect([text, outcome]).toEqual([text, value(left) === 0 ? "P" : "N"]);
    expect([text, winning.map(({ move }) => Number(move.at))]).toEqual([
      text,
      left.filter((at) => value(left, at) === 0),
    ]);
  }
});

test("a token on a large graph is answered by matchings, odd circles among them", () => {
  const odd = "0-1,1-2,2-0,2-3,3-4,4-5,5-3";
  const value = plainGeography(
    odd.split(",").flatMap((edge) => {
      const [a, b] = edge.split("-").map(Number) as [number, number];
      return [
        [a, b],
        [b, a],
      ] as const;
    }),
  );
  for (const at of [0, 1, 2, 3, 4, 5])
    expect(solver({ method: "theorem" }).solve(parseSum(`undirected-geography ${odd}@${at}`)).outcome).toBe(
      value([0, 1, 2, 3, 4, 5], at) === 0 ? "P" : "N",
    );
  expect(solver().solve(parseSum("undirected-geography grid(20x20)@0"))).toMatchObject({
    outcome: "N",
    complete: true,
  });
  expect(solver().solve(parseSum("undirected-geography cycle(401)@7")).outcome).toBe("P");
});

/** Values of a poset game from its rules; `isAbove` compares the remaining elements. */
function plainOrder(count: number, isAbove: (a: number, b: number) => boolean): number {
  return plainGrundy<readonly number[]>(
    (left) => left.map((taken) => [left.filter((each) => each !== taken && !isAbove(each, taken))]),
    (left) => left.join(),
  )([...Array(count).keys()]);
}

test("random orders have by every method the value of plain play", () => {
  const roll = dice(77);
  for (let round = 0; round < partOf(25); round++) {
    const count = 1 + roll(8);
    const above = Array.from({ length: count }, () => new Set<number>());
    const words = Array.from({ length: count }, (_, i) => `${i}`);
    for (let low = count - 1; low >= 0; low--)
      for (let high = low + 1; high < count; high++) {
        if (roll(4) > 0) continue;
        words.push(`${low}<${high}`);
        for (const each of [high, ...above[high]!]) above[low]!.add(each);
      }
    const value = plainOrder(count, (a, b) => above[b]!.has(a));
    for (const method of ["deletion", "resolve", "search"])
      expect([words.join(), method, grundyBy(`poset ${words.join()}`, method)]).toEqual([
        words.join(),
        method,
        value,
      ]);
  }
});

test("boxes are Chomp, and sets of points Subset Take-away", () => {
  for (const size of ["3x4", "2x6", "4x4"])
    expect(grundyBy(`poset chomp(${size})`)).toBe(grundyBy(`chomp ${size}`));
  const places = [...Array(12).keys()].map((i) => [i % 2, (i >> 1) % 2, i >> 2]).slice(1);
  const isAbove = (a: number, b: number) => places[a]!.every((each, k) => each >= places[b]![k]!);
  expect(grundyBy("poset chomp(2x2x3)", "deletion")).toBe(plainOrder(places.length, isAbove));
  for (const n of [1, 2, 3, 4]) {
    const value = plainOrder(2 ** n - 2, (a, b) => ((a + 1) & (b + 1)) === b + 1);
    expect([n, grundyBy(`subset-take-away ${n}`)]).toEqual([n, value]);
  }
  expect(grundyBy("poset divisors(36)")).toBe(grundyBy("chomp 3x3"));
});

test.each([
  ["undirected-geography", "0-1@7", 4],
  ["undirected-geography", "grid(..#/..)@0", 9],
  ["directed-geography", "0-1@0", 1],
  ["poset", "a<b,b<a", 0],
  ["poset", "a<b,,c", 4],
  ["poset", "chomp(99x99)", 6],
  ["subset-take-away", "8", 0],
  ["subset-take-away", "abc,aa", 4],
] as const)("%s places the mistake in %j", (id, text, offset) => {
  const game = parseGame(id);
  expect(() => game.parse(text)).toThrow(expect.objectContaining({ offset }));
});

test("positions from untyped code that are none are refused", () => {
  for (const [id, text] of [
    ["undirected-geography", "path(3)@0"],
    ["poset", "a<b"],
  ] as const) {
    const game = parseGame(id);
    const position = game.parse(text) as object;
    expect(game.isPosition!({ ...position, cells: [9] })).toBe(false);
    expect(() => solver().solve([component(game, { ...position, cells: [9] })])).toThrow(TypeError);
  }
  const order = parseGame("poset");
  expect(order.isPosition!({ ...(order.parse("a<b") as object), cells: [1] })).toBe(false);
});

test("edges that leave all else joined have on random graphs the values of plain play", () => {
  const roll = dice(23);
  for (let round = 0; round < partOf(25); round++) {
    const count = 2 + roll(6);
    const edges = [...Array(count).keys()]
      .flatMap((b) => [...Array(b).keys()].map((a) => [a, b] as const))
      .filter(() => roll(5) < 2);
    /** Number of connected components of the vertices. */
    const pieces = (left: readonly number[]) => {
      const rest = new Set(left);
      let many = 0;
      for (const first of rest) {
        many++;
        const piece = [first];
        rest.delete(first);
        for (const a of piece)
          for (const ends of edges)
            for (const b of ends) if (ends.some((end) => end === a) && rest.delete(b)) piece.push(b);
      }
      return many;
    };
    const value = plainGrundy<readonly number[]>(
      (left) =>
        edges
          .filter((ends) => ends.every((end) => left.includes(end)))
          .map((ends) => left.filter((each) => !ends.some((end) => end === each)))
          .filter((rest) => pieces(rest) <= pieces(left))
          .map((rest) => [rest]),
      (left) => left.join(),
    )([...Array(count).keys()]);
    const text = [...edges.map((ends) => ends.join("-")), ...Array(count).keys()].join();
    for (const method of ["resolve", "search"])
      expect([text, method, grundyBy(`non-disconnecting-arc-kayles ${text}`, method)]).toEqual([
        text,
        method,
        value,
      ]);
  }
});

test("impartial(…) is what a game of two sides is where all moves are open to both", () => {
  expect(parseGame("impartial(domineering)").id).toBe("cram");
  expect(parseGame("impartial( rook-clobber )").id).toBe("rook-clobber");
  expect(() => parseGame("impartial(chess)")).toThrow(expect.objectContaining({ offset: 10 }));
});

test.skipIf(isQuick)(
  "paths of 65 to 112 vertices have by the compiled search the values of Dawson's Chess and Dawson's Kayles",
  () => {
    const heapOf = (text: string) => solver().solve(parseSum(text)).value;
    for (const n of [65, 88, 112]) {
      expect(grundyBy(`node-kayles path(${n})`, "deletion")).toBe(heapOf(`dawsons-chess ${n}`));
      expect(grundyBy(`arc-kayles path(${n})`, "deletion")).toBe(heapOf(`dawsons-kayles ${n}`));
    }
    expect(() => grundyBy("node-kayles path(113)", "deletion")).toThrow("112 cells, needed 113");
  },
);
