import { add, emptySet, members, smallSet, smallSetOf, wordsFor } from "../../number/bit-set.ts";
import { lowest, popcount } from "../../number/word.ts";
import type { Cell, Game } from "../../types.ts";

/** Arena of a deletion game: cells, their adjacency, names and places. */
export interface BoardGraph {
  readonly near: readonly (readonly number[])[];
  /** Coordinates of the cells in drawings. */
  readonly places: readonly (readonly [x: number, y: number])[];
  nameOf(cell: number): string;
  /** Number of columns, if the cells are the squares of a rectangle, row by row. */
  readonly columns?: number;
  /** Set if the opposite sides of the rectangle are joined. */
  readonly torus?: true;
  /** Notation of the whole arena, if it has a name. */
  readonly written?: string;
}

/** Remaining cells of an arena, ascending. */
export interface Region {
  readonly arena: BoardGraph;
  readonly cells: readonly number[];
}

/** Move as it is drawn: its name, and the cells whose touch offers it. */
export interface Offer {
  readonly at: string;
  readonly cells: readonly number[];
}

/** Notation, keys and drawings of a game on regions. */
export interface RegionFace<R extends Region = Region>
  extends Pick<Game<R>, "space" | "parse" | "format" | "key" | "isPosition" | "notation" | "accelerators"> {
  draw(left: R, offers: Iterable<Offer>): Cell[];
}

/** Whether `value` is a region of an arena that `fits`, with its cells in ascending order. */
export function isRegion(value: unknown, fits: (arena: BoardGraph) => boolean): boolean {
  const { arena, cells } = (value ?? {}) as Partial<Region>;
  if (!Array.isArray(arena?.near) || !fits(arena) || !Array.isArray(cells)) return false;
  return cells.every(
    (cell, i) =>
      Number.isInteger(cell) && cell >= 0 && cell < arena.near.length && (i === 0 || cell > cells[i - 1]!),
  );
}

/** Flags of the arena's cells: 1 if left. */
export function aliveOf({ arena, cells }: Region): Uint8Array {
  const alive = new Uint8Array(arena.near.length);
  for (const cell of cells) alive[cell] = 1;
  return alive;
}

/** Connected components. */
export const componentsOf = (left: Region): Region[] =>
  connected(left.arena, masksOf(left)).map(({ arena, cells }) => ({ arena, cells }));

/** Connected components after removing these cells. */
export const componentsWithout = ({ arena, cells }: Region, removed: readonly number[]): readonly Region[] =>
  componentsOf({ arena, cells: cells.filter((cell) => !removed.includes(cell)) });

/** Remaining cells of an arena as a bit set; the list of cells is created on demand. */
export class Piece implements Region {
  readonly arena: BoardGraph;
  readonly words: readonly number[];
  #cells: readonly number[] | undefined;

  constructor(arena: BoardGraph, words: readonly number[]) {
    this.arena = arena;
    this.words = words;
  }

  get cells(): readonly number[] {
    this.#cells ??= members(this.words);
    return this.#cells;
  }
}

export function wordsOf(left: Region): readonly number[] {
  if (left instanceof Piece) return left.words;
  return smallSetOf(left.cells, left.arena.near.length);
}

/** Longest row that fits a word. */
export const LONGEST = 31;

/**
 * Bit sets of the cells of an arena, 32 cells per word: the neighbours of each cell, and buffers for the
 * current region.
 */
export interface NeighbourMasks {
  readonly words: number;
  readonly near: Int32Array;
  /**
   * For a rectangle: cells per row, and the cells that are not last in their row. Its cells are processed by
   * whole words. 0 for other arenas.
   */
  readonly columns: number;
  readonly inner: Int32Array;
  /** Cells left in the current region. */
  readonly part: Int32Array;
  /** Buffers for reductions. */
  readonly leaves: Int32Array;
  readonly stays: Int32Array;
  readonly beside: Counts;
  readonly led: Counts;
  /** Queue of the search for connected cells. */
  readonly queue: Int32Array;
}

/** Cells with at least one, two or three neighbours in a set. */
interface Counts {
  readonly one: Int32Array;
  readonly two: Int32Array;
  readonly three: Int32Array;
}

const known = new WeakMap<BoardGraph, NeighbourMasks>();
let last: { readonly arena: BoardGraph; readonly sets: NeighbourMasks } | undefined;

/** Bit sets of a region. Each arena has one set of buffers, so they are valid until the next call. */
export function masksOf(left: Region): NeighbourMasks {
  const { arena } = left;
  if (last?.arena !== arena) {
    let sets = known.get(arena);
    if (sets === undefined) {
      sets = made(arena);
      known.set(arena, sets);
    }
    last = { arena, sets };
  }
  const { sets } = last;
  const words = wordsOf(left);
  for (let w = 0; w < words.length; w++) sets.part[w] = words[w]!;
  return sets;
}

function made({ near, columns = 0, torus }: BoardGraph): NeighbourMasks {
  const isFlat = columns <= LONGEST && torus !== true;
  const words = wordsFor(near.length);
  const all = new Int32Array(words * near.length);
  near.forEach((others, cell) => {
    for (const other of others) all[cell * words + (other >> 5)]! |= 1 << other;
  });
  const room = () => emptySet(near.length);
  const counts = () => ({ one: room(), two: room(), three: room() });
  const inner = room();
  for (let cell = 0; cell < near.length; cell++) if (cell % columns < columns - 1) add(inner, cell);
  return {
    words,
    near: all,
    columns: isFlat ? columns : 0,
    inner,
    part: room(),
    leaves: room(),
    stays: room(),
    beside: counts(),
    led: counts(),
    queue: new Int32Array(near.length),
  };
}

/** Counts for each cell how many neighbours it has in `set`, up to three. */
export function count(sets: NeighbourMasks, set: Int32Array, counts: Counts): void {
  if (sets.columns > 0) {
    countSquares(sets, set, counts);
    return;
  }
  const { near, words } = sets;
  const { one, two, three } = counts;
  for (let w = 0; w < words; w++) {
    let [a, b, c] = [0, 0, 0];
    for (let v = 0; v < words; v++) {
      for (let left = set[v]!; left !== 0; left &= left - 1) {
        const those = near[(32 * v + lowest(left)) * words + w]!;
        c |= b & those;
        b |= a & those;
        a |= those;
      }
    }
    one[w] = a;
    two[w] = b;
    three[w] = c;
  }
}

function countSquares(
  { words, columns, inner }: NeighbourMasks,
  set: Int32Array,
  { one, two, three }: Counts,
): void {
  const rest = 32 - columns;
  let before = 0;
  let beforeEast = 0;
  let word = set[0]!;
  for (let w = 0; w < words; w++) {
    const after = w + 1 < words ? set[w + 1]! : 0;
    const east = word & inner[w]!;
    const a = (east << 1) | beforeEast;
    const b = ((word >>> 1) | (after << 31)) & inner[w]!;
    const c = (word << columns) | (before >>> rest);
    const d = (word >>> columns) | (after << rest);
    const ab = a & b;
    const cd = c & d;
    const some = a | b;
    const more = c | d;
    one[w] = some | more;
    two[w] = ab | cd | (some & more);
    three[w] = (ab & more) | (cd & some);
    beforeEast = east >>> 31;
    before = word;
    word = after;
  }
}

/** First remaining neighbour of a cell other than `except`; there must be one. */
export function nearest({ near, part, words }: NeighbourMasks, cell: number, except = -1): number {
  for (let w = 0; ; w++) {
    let left = near[cell * words + w]! & part[w]!;
    if (w === except >> 5) left &= ~(1 << except);
    if (left !== 0) return 32 * w + lowest(left);
  }
}

/** Two adjacent cells. */
export type Link = readonly [cell: number, other: number];

/** Numbers of remaining cells, of links between them, and of cells with exactly one link. */
export function shapeOf(left: Region): { cells: number; links: number; ends: number } {
  const sets = masksOf(left);
  const { words, near, columns, inner, part, led } = sets;
  count(sets, part, led);
  let [cells, links, ends] = [0, 0, 0];
  for (let w = 0; w < words; w++) {
    const word = part[w]!;
    cells += popcount(word);
    ends += popcount(word & led.one[w]! & ~led.two[w]!);
    if (columns > 0) {
      const after = w + 1 < words ? part[w + 1]! : 0;
      links += popcount(word & inner[w]! & ((word >>> 1) | (after << 31)));
      links += popcount(word & ((word >>> columns) | (after << (32 - columns))));
      continue;
    }
    for (let those = word; those !== 0; those &= those - 1) {
      const from = (32 * w + lowest(those)) * words;
      for (let v = 0; v < words; v++) links += popcount(near[from + v]! & part[v]!) / 2;
    }
  }
  return { cells, links, ends };
}

/** Connected components of the remaining cells without these links. Clears `sets.part`. */
export function connected(arena: BoardGraph, sets: NeighbourMasks, cuts: readonly Link[] = NONE): Piece[] {
  return sets.columns > 0 && sets.words <= 2
    ? connectedSquares(arena, sets, cuts)
    : connectedCells(arena, sets, cuts);
}

const NONE: readonly Link[] = [];

function connectedCells(arena: BoardGraph, sets: NeighbourMasks, cuts: readonly Link[]): Piece[] {
  const { words, near, part, queue } = sets;
  const found: Piece[] = [];
  for (let first = 0; first < words; first++) {
    while (part[first] !== 0) {
      const piece = smallSet(near.length / words);
      let count = 0;
      let fresh = part[first]! & -part[first]!;
      queue[count++] = 32 * first + lowest(fresh);
      part[first]! ^= fresh;
      piece[first] = fresh;
      for (let i = 0; i < count; i++) {
        const cell = queue[i]!;
        for (let w = 0; w < words; w++) {
          fresh = near[cell * words + w]! & part[w]!;
          if (cuts.length > 0) fresh &= ~cutFrom(cell, w, cuts);
          part[w]! ^= fresh;
          piece[w]! |= fresh;
          for (; fresh !== 0; fresh &= fresh - 1) queue[count++] = 32 * w + lowest(fresh);
        }
      }
      found.push(new Piece(arena, piece));
    }
  }
  return found;
}

/** Flood fill of a rectangle that fits two words, by whole words. */
function connectedSquares(arena: BoardGraph, sets: NeighbourMasks, cuts: readonly Link[]): Piece[] {
  const { words, columns, inner, part } = sets;
  const rest = 32 - columns;
  let low = part[0]!;
  let high = words > 1 ? part[1]! : 0;
  let lowEast = inner[0]!;
  let highEast = words > 1 ? inner[1]! : 0;
  let [lowSouth, highSouth] = [-1, -1];
  for (const [a, b] of cuts) {
    const first = Math.min(a, b);
    const bit = 1 << first;
    if (columns > 1 && a + b === 2 * first + 1) {
      if (first < 32) lowEast &= ~bit;
      else highEast &= ~bit;
    } else if (first < 32) lowSouth &= ~bit;
    else highSouth &= ~bit;
  }
  const found: Piece[] = [];
  while ((low | high) !== 0) {
    let a = low & -low;
    let b = low === 0 ? high & -high : 0;
    for (;;) {
      const [east, south] = [a & lowEast, a & lowSouth];
      const more =
        (a |
          (east << 1) |
          (((a >>> 1) | (b << 31)) & lowEast) |
          (south << columns) |
          (((a >>> columns) | (b << rest)) & lowSouth)) &
        low;
      const further =
        (b |
          (((b & highEast) << 1) | (east >>> 31)) |
          ((b >>> 1) & highEast) |
          ((b & highSouth) << columns) |
          (south >>> rest) |
          ((b >>> columns) & highSouth)) &
        high;
      const grew = more !== a || further !== b;
      a = more;
      b = further;
      if (!grew || (a === low && b === high)) break;
    }
    low ^= a;
    high ^= b;
    found.push(new Piece(arena, words > 1 ? [a, b] : [a]));
  }
  part.fill(0);
  return found;
}

/** Cells of a word whose link to a cell is cut. */
function cutFrom(cell: number, word: number, cuts: readonly Link[]): number {
  let off = 0;
  for (const [a, b] of cuts) {
    if (a === cell && b >> 5 === word) off |= 1 << b;
    if (b === cell && a >> 5 === word) off |= 1 << a;
  }
  return off;
}
