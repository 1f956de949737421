import { NotationError } from "../../errors.ts";
import type { Cell, Game, Key, LocalizedText, Move } from "../../types.ts";
import { canonicalRows } from "./symmetry.ts";

/** Rows of a board: x and o are stones of the two colours, a dot is an empty square, and # a hole. */
export type Rows = readonly string[];

const MOST_SQUARES = 400;

export type Square = readonly [x: number, y: number];

/** Steps from a square to those that share a side with it, and to those that share only a corner. */
export const SIDES: readonly Square[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];
export const CORNERS: readonly Square[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

/** Content of a square; `outside` for squares beyond the board. */
export const at = (rows: Rows, x: number, y: number, outside = "#"): string => rows[y]?.[x] ?? outside;

export const nameOf = (x: number, y: number): string =>
  `${x < 26 ? String.fromCharCode(97 + x) : `${x + 1}.`}${y + 1}`;

export const put = (rows: Rows, [x, y]: Square, stone: string): Rows =>
  rows.with(y, rows[y]!.slice(0, x) + stone + rows[y]!.slice(x + 1));

export function* squaresOf(rows: Rows): Generator<readonly [x: number, y: number, stone: string]> {
  for (const [y, row] of rows.entries()) for (let x = 0; x < row.length; x++) yield [x, y, row[x]!];
}

/** Squares that satisfy `isPart`, in groups connected by `near`. */
export function groupsOf(
  rows: Rows,
  isPart: (x: number, y: number) => boolean,
  near: (x: number, y: number) => Iterable<Square>,
): Square[][] {
  const width = rows[0]?.length ?? 0;
  const seen = new Set<number>();
  const groups: Square[][] = [];
  for (const [x, y] of squaresOf(rows)) {
    if (seen.has(y * width + x) || !isPart(x, y)) continue;
    const group: Square[] = [[x, y]];
    seen.add(y * width + x);
    for (const [a, b] of group)
      for (const [c, d] of near(a, b)) {
        if (seen.has(d * width + c) || rows[d]?.[c] === undefined || !isPart(c, d)) continue;
        seen.add(d * width + c);
        group.push([c, d]);
      }
    groups.push(group);
  }
  return groups;
}

/** Board of the same size with only these squares; the others are `blank`. */
export function onlyOf(rows: Rows, squares: Iterable<Square>, blank: string): Rows {
  const left = rows.map((row) => Array<string>(row.length).fill(blank));
  for (const [x, y] of squares) left[y]![x] = at(rows, x, y);
  return left.map((row) => row.join(""));
}

export const besides = (x: number, y: number, steps: readonly Square[] = SIDES): Square[] =>
  steps.map(([dx, dy]) => [x + dx, y + dy]);

/** Move: its name, the square where a touch offers it, and the resulting board. */
export interface StoneMove {
  readonly at: string;
  readonly square: Square;
  readonly left: Rows;
}

/** Rule of a game on boards of squares. */
interface StonesRule {
  /** Allowed signs of a square, in the order in which the editor cycles through them. */
  readonly signs: string;
  readonly notation: LocalizedText;
  /** Sign that fills a board written by its sides, as `3x4`. */
  readonly whole?: string;
  moves(rows: Rows): Iterable<StoneMove>;
  /** Boards whose values have the nim-sum of the board's value; those without a move may be missing. */
  parts(rows: Rows): Rows[];
  /** Sign that does not change the value when a border row or column consists of it. */
  readonly blank?: string;
  /** Board that distinguishes stones only as far as moves do. */
  alike?(rows: Rows): Rows;
  /** Estimated moves of a search: `base` to the power of the number of squares with one of the signs `of`. */
  readonly effort: { readonly base: number; readonly of: string };
}

/** Game on boards without its name, rule text, start positions and theorems. */
export type StonesGame = Omit<Game<Rows>, "id" | "name" | "rule" | "start" | "theorems">;

/** Game of a rule on boards. */
export function stonesGame({
  signs,
  notation,
  whole,
  moves: movesOf,
  parts,
  blank = "",
  alike = (rows) => rows,
  effort,
}: StonesRule): StonesGame {
  function* moves(rows: Rows): Generator<Move<Rows>> {
    for (const { at, left } of movesOf(rows)) yield { at, to: parts(left) };
  }
  const counted = new RegExp(`[^${effort.of}]`, "g");
  return {
    ...onRows(signs, notation, whole),
    look: { squares: signs },
    moves,
    accelerators: {
      decompose: parts,
      canonical: (rows) => canonicalRows(alike(rows), blank, signs.includes("o")),
      cost: (rows) => effort.base ** Math.min(rows.join("").replace(counted, "").length, MOST_COUNTED),
    },
    board: (rows) =>
      drawn(rows, offersOf([...movesOf(rows)].map(({ at, square }) => [nameOf(...square), at]))),
  };
}

/** Largest number of squares in an effort; more would exceed any possible search anyway. */
const MOST_COUNTED = 600;

/** Reader and writer of boards whose squares have these signs; `3x4` is a board filled with `whole`. */
function onRows(
  signs: string,
  notation: LocalizedText,
  whole?: string,
): Pick<Game<Rows>, "space" | "notation" | "parse" | "format" | "key" | "isPosition"> {
  const wrong = new RegExp(`[^${signs}/]`);
  const row = new RegExp(`^[${signs}]+$`);
  function parse(text: string): Rows {
    const [, height, width] = (whole !== undefined && /^(\d{1,4})[x×*](\d{1,4})$/.exec(text)) || [];
    if (whole !== undefined && height !== undefined) {
      const [y, x] = [Number(height), Number(width)];
      if (x * y === 0 || x * y > MOST_SQUARES) throw new NotationError(text, 0, SIZE);
      return Array<string>(y).fill(whole.repeat(x));
    }
    const rows = text.split("/");
    const at = text.search(wrong);
    const uneven = rows.findIndex((each) => each.length !== rows[0]!.length || each === "");
    if (at >= 0 || uneven >= 0)
      throw new NotationError(text, at >= 0 ? at : rows.slice(0, uneven).join("/").length, notation);
    if (text.length > MOST_SQUARES + rows.length) throw new NotationError(text, 0, SIZE);
    return rows;
  }
  function format(rows: Rows): string {
    const isWhole = rows.every((each) => [...each].every((stone) => stone === whole));
    return isWhole && whole !== undefined ? `${rows.length}x${rows[0]!.length}` : rows.join("/");
  }
  return {
    space: "other",
    notation,
    parse,
    format,
    key: (rows): Key => rows.join("/"),
    isPosition: (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((each) => typeof each === "string" && row.test(each) && each.length === value[0].length),
  };
}

const SIZE: LocalizedText = {
  en: `a board of at most ${MOST_SQUARES} squares`,
  zh: `不超过 ${MOST_SQUARES} 格的棋盘`,
};

/** Draws stones, empty squares and holes, each square with the moves that begin there. */
function drawn(rows: Rows, offers: ReadonlyMap<string, readonly string[]>): Cell[] {
  return [...squaresOf(rows)].map(([x, y, stone]): Cell => {
    const touch = offers.get(nameOf(x, y));
    const offered = touch !== undefined && { touch };
    if (stone === "#") return { shape: "hole", x, y };
    if (stone === ".") return { shape: touch === undefined ? "hole" : "square", x, y, ...offered };
    return { shape: "token", x, y, tone: stone === "x" ? "dark" : "light", ...offered };
  });
}

/** Moves that a touch of each square offers. */
function offersOf(moves: Iterable<readonly [square: string, move: string]>): Map<string, string[]> {
  const offers = new Map<string, string[]>();
  for (const [square, move] of moves) offers.set(square, [...(offers.get(square) ?? []), move]);
  return offers;
}

/** Complete boards of up to `most` squares, repeated forever. */
export function* wholeBoards(most: number, sign: string): Generator<[Rows]> {
  for (;;)
    for (let size = 1; size <= most; size++)
      for (let rows = 1; rows <= size; rows++)
        if (size % rows === 0) yield [Array<string>(rows).fill(sign.repeat(size / rows))];
}

export const isEven = (rows: Rows): boolean => rows.length % 2 === 0 && rows[0]!.length % 2 === 0;
export const isOdd = (rows: Rows): boolean => rows.length % 2 === 1 && rows[0]!.length % 2 === 1;
