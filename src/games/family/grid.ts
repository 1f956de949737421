import { NotationError } from "../../errors.ts";
import type { Cell, Key, Text } from "../../types.ts";
import { type Arena, isLeft, type Left, type LeftFace } from "./arena.ts";
import { leastImage } from "./images.ts";

/** Squares on a side, and on a board. */
const MOST_SIDE = 100;
const MOST_SQUARES = 1000;

const arenas = new Map<number, Arena>();

/** A rectangle of squares, or with `torus` one whose opposite sides are joined; the same object each time. */
export function gridArena(rows: number, columns: number, torus = false): Arena {
  const shape = (rows * (MOST_SQUARES + 1) + columns) * 2 + (torus ? 1 : 0);
  let arena = arenas.get(shape);
  if (arena === undefined) {
    arena = made(rows, columns, torus, torus ? `torus(${rows}x${columns})` : `${rows}x${columns}`);
    if (arenas.size > 500) arenas.clear();
    arenas.set(shape, arena);
  }
  return arena;
}

function made(rows: number, columns: number, torus: boolean, written: string): Arena {
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

/** Columns are a, b, …, z, aa, ab, … */
function letters(column: number): string {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** A whole rectangle. */
export function board(rows: number, columns: number): Left {
  const arena = gridArena(rows, columns);
  return { arena, cells: [...arena.near.keys()] };
}

const rowsOf = ({ near, columns }: Arena): number => near.length / columns!;

/** The squares of every row, as . where one is left and # where none is. */
function picture({ arena, cells }: Left): string {
  const left = new Set(cells);
  const width = arena.columns!;
  return Array.from({ length: rowsOf(arena) }, (_, y) =>
    Array.from({ length: width }, (_, x) => (left.has(y * width + x) ? "." : "#")).join(""),
  ).join("/");
}

function format(left: Left): string {
  const { arena, cells } = left;
  if (cells.length === arena.near.length) return arena.written!;
  return arena.torus ? `torus(${picture(left)})` : picture(left);
}

const BOARD: Text = {
  en: "rows and columns, as 4x7, or the rows, as ..#/..., # being a hole; joined at the sides as torus(4x5)",
  zh: "行数与列数，如 4x7；或逐行写出，如 ..#/...，# 为洞；对边相连写作 torus(4x5)",
};

function parse(text: string): Left {
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
      throw new NotationError(text, at, {
        en: `a row of ${columns} squares, as the first`,
        zh: `与第一行同长的一行（${columns} 格）`,
      });
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
  throw new NotationError(text, at, {
    en: `a board of at most ${MOST_SQUARES} squares, sides 1 to ${MOST_SIDE}`,
    zh: `不超过 ${MOST_SQUARES} 格、边长 1 到 ${MOST_SIDE} 的棋盘`,
  });
}

const POWERS: readonly number[] = Array.from({ length: 40 }, (_, cell) => 2 ** cell);

/** Boards of one shape and the same squares have one key. */
function key({ arena, cells }: Left): Key {
  const rows = rowsOf(arena);
  const columns = arena.columns!;
  if (!arena.torus && rows * columns <= 40 && rows < 64 && columns < 64) {
    let bits = 0;
    for (let i = 0; i < cells.length; i++) bits += POWERS[cells[i]!]!;
    return (bits * 64 + rows) * 64 + columns;
  }
  const words = [arena.torus ? 1 : 0, rows, columns];
  for (const cell of cells) {
    const word = 3 + Math.floor(cell / 15);
    while (words.length <= word) words.push(0);
    words[word]! |= 1 << (cell % 15);
  }
  return String.fromCharCode(...words);
}

/** The least of the images of a part in mirrors and turns, in the upper left corner of the smallest rectangle. */
function canonicalGrid(left: Left): Left {
  const { arena, cells } = left;
  if (cells.length === 0) return left;
  const columns = arena.columns!;
  const columnOf = columnsOf(columns);
  let [first, last] = [columns, 0];
  for (let i = 0; i < cells.length; i++) {
    const x = columnOf[cells[i]!]!;
    if (x < first) first = x;
    if (x > last) last = x;
  }
  const top = Math.floor(cells[0]! / columns);
  const height = Math.floor(cells[cells.length - 1]! / columns) - top + 1;
  const width = last - first + 1;
  // On a torus only what leaves a row and a column empty lies as in the plane.
  if (arena.torus && (height === rowsOf(arena) || width === columns)) return left;
  const shorter = Math.min(height, width);
  return {
    arena: gridArena(shorter, height + width - shorter),
    cells: leastImage(cells, { columns, columnOf, top, first, height, width }),
  };
}

const columnsKnown: Uint8Array[] = [];

/** The column of each square of boards with so many of them. */
const columnsOf = (columns: number): Uint8Array =>
  (columnsKnown[columns] ??= Uint8Array.from({ length: MOST_SQUARES }, (_, cell) => cell % columns));

/** Whether half a turn sends no square to itself or to one beside it: then each move is answered by its image. */
export function isTurned({ arena, cells }: Left): boolean {
  if (arena.torus) return false;
  const count = arena.near.length;
  const left = new Uint8Array(count);
  for (const cell of cells) left[cell] = 1;
  for (const cell of cells) {
    const image = count - 1 - cell;
    if (left[image] === 0 || image === cell || arena.near[cell]!.includes(image)) return false;
  }
  return true;
}

/** The squares that are left, each with the moves that take it. */
export function squares({ cells, arena }: Left, touches: (cell: number) => readonly string[]): Cell[] {
  const left = new Set(cells);
  return arena.places.map(([x, y], cell): Cell => {
    const touch = left.has(cell) ? touches(cell) : [];
    return left.has(cell)
      ? { shape: "square", x, y, ...(touch.length > 0 && { touch }) }
      : { shape: "hole", x, y };
  });
}

/** What games on squares share: how boards are written and told apart. */
export const onGrid: LeftFace = {
  space: "other",
  parse,
  format,
  key,
  admits: (value) => isLeft(value, ({ columns }) => columns !== undefined),
  notation: BOARD,
  canonical: canonicalGrid,
};

/** Boards of up to so many squares that are `like`, over and over: rectangles, and some of them with a hole. */
export function* boardsLike(like: (left: Left) => boolean, most: number): Generator<[Left]> {
  const found = [...boards(most)].filter(like);
  for (;;) for (const left of found) yield [left];
}

function* boards(most: number): Generator<Left> {
  for (let size = 1; size <= most; size++)
    for (let rows = 1; rows <= size; rows++) {
      if (size % rows !== 0) continue;
      const whole = board(rows, size / rows);
      yield whole;
      for (const hole of [0, size >> 1, size - 1])
        yield { arena: whole.arena, cells: whole.cells.filter((cell) => cell !== hole) };
    }
}
