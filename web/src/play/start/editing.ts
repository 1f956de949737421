import type { Cell } from "nimber";
import type { Drawn } from "../../engine/protocol.ts";

/** Place of a board, in cells. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Place that can be touched, with the name of the letter there, if any. */
export interface Spot extends Place {
  readonly letter?: string;
  /** Whether the place is free, so that a touch adds something. */
  readonly free: boolean;
}

/** Editing of a position on its drawing. */
export interface Editing {
  readonly spots: readonly Spot[];
  /** Position after something was dragged from one place to another or off the board, or was touched. */
  change(from: Place, to: Place | undefined): string | undefined;
}

/** Most numbers of a position that is edited on its drawing; larger ones are edited as text. */
const MOST = 16;

/** Editing by the kind of drawing: letters in rows, a queen, heaps of pieces, coins on a strip. */
export const editingOf = (drawn: Drawn): Editing | undefined =>
  lettersOf(drawn) ?? queenOf(drawn) ?? heapsOf(drawn) ?? coinsOf(drawn);

/** Number of squares beyond the last piece to which one can be moved. */
const BEYOND = 2;

const same = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y;
const isPiece = ({ shape }: Cell): boolean => shape === "token" || shape === "square" || shape === "hole";

/** Numbers of a notation that consists of numbers only; a rectangle `3x5` is three fives. */
function numbersOf(position: string): number[] | undefined {
  const sides = /^(\d+)x(\d+)$/.exec(position);
  const numbers = sides ? [] : position.split(",").map((word) => (/^\d+$/.test(word) ? Number(word) : -1));
  if (sides && Number(sides[1]) <= MOST) numbers.push(...Array(Number(sides[1])).fill(Number(sides[2])));
  return numbers.length === 0 || numbers.length > MOST || numbers.includes(-1) ? undefined : numbers;
}

/** Place of the k-th piece of heap `i`: in rows, or in the columns of a staircase. */
const ROWS = (i: number, k: number): Place => ({ x: k, y: i });
const STAIRS = (i: number, k: number): Place => ({ x: i, y: -i - 1 - k });

/**
 * Editing of heaps drawn as pieces. A touch removes one piece, a touch at the end adds one. The end of a heap
 * can be dragged to its new place, and a piece to another heap.
 */
function heapsOf({ cells, position }: Drawn): Editing | undefined {
  const heaps = numbersOf(position);
  if (heaps === undefined) return undefined;
  const pieces = cells.filter(isPiece);
  const stands = (at: typeof ROWS): boolean =>
    pieces.length === heaps.reduce((sum, n) => sum + n, 0) &&
    heaps.every((n, i) =>
      Array.from({ length: n }, (_, k) => at(i, k)).every((place) =>
        pieces.some((cell) => same(cell, place)),
      ),
    );
  const at = [ROWS, STAIRS].find(stands);
  if (at === undefined) return undefined;
  const spots = heaps.flatMap((n, i) =>
    Array.from({ length: n + 1 }, (_, k) => ({ ...at(i, k), free: k === n, heap: i, nth: k })),
  );
  const change = (from: Place, to: Place | undefined): string | undefined => {
    const taken = spots.find((spot) => same(spot, from));
    const put = to && spots.find((spot) => same(spot, to));
    if (taken === undefined || (to !== undefined && put === undefined)) return undefined;
    const { heap, nth } = taken;
    const count = heaps[heap]!;
    const now = heaps.slice();
    if (put === undefined) now[heap] = nth;
    else if (put === taken) now[heap] = taken.free ? count + 1 : count - 1;
    else if (put.heap === heap) now[heap] = put.nth + 1;
    else {
      now[heap] = nth;
      now[put.heap] = heaps[put.heap]! + count - nth;
    }
    return now.join(",");
  };
  return { spots, change };
}

/** Editing of a pair drawn as a queen: it moves to the place touched, or is dragged. */
function queenOf({ cells, position }: Drawn): Editing | undefined {
  const [row, column, ...more] = numbersOf(position) ?? [];
  const queens = cells.filter(({ shape }) => shape === "token");
  const [queen] = queens;
  const onBoard = cells.some(({ shape }) => shape === "square");
  if (column === undefined || more.length > 0 || queens.length !== 1 || !onBoard) {
    return undefined;
  }
  const turned = queen!.x === row && queen!.y === column;
  if (!turned && (queen!.x !== column || queen!.y !== row)) return undefined;
  const squares = cells.filter(({ shape }) => shape === "square");
  const [wide, high] = [Math.max(...squares.map(({ x }) => x)), Math.max(...squares.map(({ y }) => y))];
  const spots = Array.from({ length: (wide + 2) * (high + 2) }, (_, i) => {
    const [x, y] = [i % (wide + 2), Math.floor(i / (wide + 2))];
    return { x, y, free: x > wide || y > high };
  });
  const change = (from: Place, to: Place | undefined): string | undefined => {
    if (to === undefined || !(same(from, to) || same(from, queen!))) return undefined;
    return turned ? `${to.x},${to.y}` : `${to.y},${to.x}`;
  };
  return { spots, change };
}

/**
 * Editing of coins on a strip, given by the numbers of their squares: a touch adds or removes one, and coins
 * can be dragged.
 */
function coinsOf({ cells, position }: Drawn): Editing | undefined {
  const coins = numbersOf(position);
  const squares = cells.filter(({ shape }) => shape === "square");
  const tokens = cells.filter(({ shape }) => shape === "token");
  const drawn = squares.every(({ x, y }, i) => x === i && y === 0) && squares.length > 0;
  if (coins === undefined || !drawn || tokens.length !== coins.length) return undefined;
  if (!tokens.every(({ x, y }) => y === 0 && coins.includes(x))) return undefined;
  const spots = Array.from({ length: squares.length + BEYOND }, (_, x) => ({
    x,
    y: 0,
    free: x >= squares.length,
  }));
  const change = (from: Place, to: Place | undefined): string | undefined => {
    const has = coins.includes(from.x);
    const left = coins.toSpliced(coins.indexOf(from.x), 1);
    const touched = to !== undefined && same(from, to);
    if (!has && !touched) return undefined;
    if (has && touched) return left.length === 0 ? undefined : left.join(",");
    const now = has ? left : coins;
    if (to === undefined) return now.length === 0 ? undefined : now.join(",");
    return [...now, to.x].sort((a, b) => a - b).join(",");
  };
  return { spots, change };
}

/**
 * Editing of rows of letters, one for each square: a touch changes the letter, and stones can be dragged to
 * other squares.
 */
function lettersOf({ squares: kinds, cells, position }: Drawn): Editing | undefined {
  const first = cells[0];
  if (kinds === undefined || first === undefined) return undefined;
  const sides = /^(\d+)x(\d+)$/.exec(position);
  const filling = first.shape === "square" ? "." : "x";
  const rows = sides
    ? Array.from({ length: Number(sides[1]) }, () => filling.repeat(Number(sides[2])))
    : position.split("/");
  if (!rows.every((row) => [...row].every((letter) => kinds.includes(letter)))) return undefined;
  const spots = rows.flatMap((row, y) => [...row].map((letter, x) => ({ x, y, letter, free: false })));
  const single = rows.length === 1 && sides === null;
  const longer = { x: rows[0]!.length, y: 0, free: true };
  const put = (text: readonly string[], { x, y }: Place, letter: string) =>
    text.with(y, `${text[y]!.slice(0, x)}${letter}${text[y]!.slice(x + 1)}`);
  const change = (from: Place, to: Place | undefined): string | undefined => {
    if (single && same(from, longer)) return `${rows[0]}.`;
    const letter = rows[from.y]?.[from.x];
    const other = to && rows[to.y]?.[to.x];
    if (letter === undefined || to === undefined || other === undefined) return undefined;
    const next = kinds[(kinds.indexOf(letter) + 1) % kinds.length]!;
    return (same(from, to) ? put(rows, from, next) : put(put(rows, from, other), to, letter)).join("/");
  };
  return { spots: single ? [...spots, longer] : spots, change };
}
