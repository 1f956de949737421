import { NotationError } from "../../errors.ts";
import { t } from "../../locale/games.ts";
import { has, wordFrom } from "../../number/bit-set.ts";
import { lowest } from "../../number/word.ts";
import type { Cell, Key, Text } from "../../types.ts";
import {
  type BoardGraph,
  isRegion,
  LONGEST,
  type Offer,
  Piece,
  type Region,
  type RegionFace,
  wordsOf,
} from "./board-graph.ts";
import { cornerOf, cornerOfLong, leastImage, leastOfLong } from "./symmetry.ts";

/** Largest number of squares on a side, and on a board. */
const MOST_SIDE = 100;
const MOST_SQUARES = 1000;

const arenas = new Map<number, BoardGraph>();

/**
 * Rectangle of squares; with `torus`, its opposite sides are joined. Always the same object for the same
 * arguments.
 */
export function gridArena(rows: number, columns: number, torus = false): BoardGraph {
  const shape = (rows * (MOST_SQUARES + 1) + columns) * 2 + (torus ? 1 : 0);
  let arena = arenas.get(shape);
  if (arena === undefined) {
    arena = made(rows, columns, torus, torus ? `torus(${rows}x${columns})` : `${rows}x${columns}`);
    if (arenas.size > 500) arenas.clear();
    arenas.set(shape, arena);
  }
  return arena;
}

function made(rows: number, columns: number, torus: boolean, written: string): BoardGraph {
  const at = (y: number, x: number): number | undefined => {
    if (torus) return ((y + rows) % rows) * columns + ((x + columns) % columns);
    return y >= 0 && y < rows && x >= 0 && x < columns ? y * columns + x : undefined;
  };
  const near: number[][] = [];
  const places: [number, number][] = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const around = [at(y - 1, x), at(y, x - 1), at(y, x + 1), at(y + 1, x)];
      near.push(
        [...new Set(around)].filter((each) => each !== undefined && each !== y * columns + x) as number[],
      );
      places.push([x, y]);
    }
  const nameOf = (cell: number) => `${letters(cell % columns)}${Math.floor(cell / columns) + 1}`;
  return { near, places, nameOf, columns, written, ...(torus && { torus: true }) };
}

/** Name of a column: a, b, …, z, aa, ab, … */
function letters(column: number): string {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** Complete rectangle. */
export function board(rows: number, columns: number): Region {
  const arena = gridArena(rows, columns);
  return { arena, cells: [...arena.near.keys()] };
}

const rowsOf = ({ near, columns }: BoardGraph): number => near.length / columns!;

/** Text of the rows: . for a remaining square, # for a missing one. */
function picture({ arena, cells }: Region): string {
  const left = new Set(cells);
  const width = arena.columns!;
  return Array.from({ length: rowsOf(arena) }, (_, y) =>
    Array.from({ length: width }, (_, x) => (left.has(y * width + x) ? "." : "#")).join(""),
  ).join("/");
}

function format(left: Region): string {
  const { arena, cells } = left;
  if (cells.length === arena.near.length) return arena.written!;
  return arena.torus ? `torus(${picture(left)})` : picture(left);
}

const BOARD: Text = t("board");

function parse(text: string): Region {
  const torus = /^torus\((.*)\)$/.exec(text);
  const inner = torus?.[1] ?? text;
  const start = torus === null ? 0 : "torus(".length;
  const sides = /^(\d{1,9})[x×*](\d{1,9})$/.exec(inner);
  if (sides !== null) {
    const [rows, columns] = [Number(sides[1]), Number(sides[2])];
    expectSize(text, start, rows, columns);
    const arena = gridArena(rows, columns, torus !== null);
    return { arena, cells: [...arena.near.keys()] };
  }
  const lines = inner.split("/");
  const wrong = inner.search(/[^./#]/);
  if (wrong >= 0 || inner === "") throw new NotationError(text, start + Math.max(0, wrong), BOARD);
  let at = start;
  for (const line of lines) {
    if (line.length !== lines[0]!.length || line === "") {
      const columns = lines[0]!.length;
      throw new NotationError(text, at, t("rowSquaresFirst", { columns }));
    }
    at += line.length + 1;
  }
  expectSize(text, start, lines.length, lines[0]!.length);
  const arena = gridArena(lines.length, lines[0]!.length, torus !== null);
  const squares = lines.join("");
  return { arena, cells: [...arena.near.keys()].filter((cell) => squares[cell] === ".") };
}

function expectSize(text: string, at: number, rows: number, columns: number): void {
  const fits =
    rows > 0 && columns > 0 && Math.max(rows, columns) <= MOST_SIDE && rows * columns <= MOST_SQUARES;
  if (fits) return;
  throw new NotationError(
    text,
    at,
    t("boardMostSquaresSides", { mostSquares: MOST_SQUARES, mostSide: MOST_SIDE }),
  );
}

/** Key of a region; equal for boards of the same shape with the same squares. */
function key(left: Region): Key {
  const { arena } = left;
  const rows = rowsOf(arena);
  const columns = arena.columns!;
  const words = wordsOf(left);
  if (!arena.torus && rows * columns <= 40 && rows < 64 && columns < 64) {
    const bits = (words[0]! >>> 0) + (words.length > 1 ? 2 ** 32 * words[1]! : 0);
    return (bits * 64 + rows) * 64 + columns;
  }
  const letters = [arena.torus ? 1 : 0, rows, columns];
  for (let at = 0; at < rows * columns; at += 15) letters.push(wordFrom(words, at) & 0x7fff);
  while (letters.length > 3 && letters.at(-1) === 0) letters.pop();
  return String.fromCharCode(...letters);
}

/**
 * Least image of a region under rotations and reflections, in the upper left corner of the smallest
 * rectangle.
 */
function canonicalGrid(left: Region): Region {
  const { arena } = left;
  const columns = arena.columns!;
  if (columns > LONGEST) return canonicalLong(left);
  const words = wordsOf(left);
  if (words.every((word) => word === 0)) return left;
  const rows = rowsOf(arena);
  const corner = cornerOf(words, rows, columns);
  // On a torus a region lies as in the plane only if it leaves a row and a column empty.
  if (arena.torus && (corner.height === rows || corner.width === columns)) return left;
  if (corner.height > LONGEST) return canonicalLong(left);
  const { height, width, words: least } = leastImage(corner);
  return new Piece(gridArena(height, width), least);
}

function canonicalLong(left: Region): Region {
  const { arena, cells } = left;
  if (cells.length === 0) return left;
  const columns = arena.columns!;
  const corner = cornerOfLong(cells, columns);
  const { height, width } = corner;
  if (arena.torus && (height === rowsOf(arena) || width === columns)) return left;
  const shorter = Math.min(height, width);
  return {
    arena: gridArena(shorter, height + width - shorter),
    cells: leastOfLong(cells, columns, corner),
  };
}

/**
 * Whether a half turn maps no square to itself or to an adjacent one; then every move can be answered by its
 * image.
 */
export function isTurned(left: Region): boolean {
  const { arena } = left;
  if (arena.torus) return false;
  const words = wordsOf(left);
  const last = arena.near.length - 1;
  for (let w = 0; w < words.length; w++)
    for (let some = words[w]!; some !== 0; some &= some - 1) {
      const cell = 32 * w + lowest(some);
      const image = last - cell;
      if (!has(words, image) || image === cell || arena.near[cell]!.includes(image)) return false;
    }
  return true;
}

/** Draws the remaining squares, each with the moves that take it. */
function draw({ cells, arena }: Region, offers: Iterable<Offer>): Cell[] {
  const left = new Set(cells);
  const touches: string[][] = arena.near.map(() => []);
  for (const offer of offers) for (const cell of offer.cells) touches[cell]!.push(offer.at);
  return arena.places.map(([x, y], cell): Cell => {
    const touch = touches[cell]!;
    return left.has(cell)
      ? { shape: "square", x, y, ...(touch.length > 0 && { touch }) }
      : { shape: "hole", x, y };
  });
}

/** Notation, keys and drawings of games on boards of squares. */
export const onGrid: RegionFace = {
  space: "other",
  parse,
  format,
  key,
  isPosition: (value) => isRegion(value, ({ columns }) => columns !== undefined),
  notation: BOARD,
  accelerators: {
    canonical: canonicalGrid,
  },
  draw,
};

/** Boards of up to `most` squares that satisfy `like`, repeated forever: rectangles, and some with a hole. */
export function* boardsLike(like: (left: Region) => boolean, most: number): Generator<[Region]> {
  const found = [...boards(most)].filter(like);
  for (;;) for (const left of found) yield [left];
}

function* boards(most: number): Generator<Region> {
  for (let size = 1; size <= most; size++)
    for (let rows = 1; rows <= size; rows++) {
      if (size % rows !== 0) continue;
      const whole = board(rows, size / rows);
      yield whole;
      for (const hole of [0, size >> 1, size - 1])
        yield { arena: whole.arena, cells: whole.cells.filter((cell) => cell !== hole) };
    }
}
