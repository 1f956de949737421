import type { Arena, Left } from "./arena.ts";

/** Sets of cells of an arena, 32 to a word: those near each cell, and room for those that are being looked at. */
export interface Sets {
  readonly words: number;
  readonly near: Int32Array;
  /** Of a rectangle, how many cells a row has, and the cells that have one after them in it; its cells go all at once. */
  readonly columns: number;
  readonly inner: Int32Array;
  /** The cells that are left. */
  readonly part: Int32Array;
  /** Room for reductions. */
  readonly leaves: Int32Array;
  readonly stays: Int32Array;
  readonly beside: Counts;
  readonly led: Counts;
  /** What holds together with a cell, and in which order it was met. */
  readonly piece: Int32Array;
  readonly queue: Int32Array;
}

/** The cells that have at least one of some cells near them, at least two, and at least three. */
interface Counts {
  readonly one: Int32Array;
  readonly two: Int32Array;
  readonly three: Int32Array;
}

const known = new WeakMap<Arena, Sets>();
let last: { readonly arena: Arena; readonly sets: Sets } | undefined;

/** The sets of what is left. Each arena has one room for them, so they are there until the next are asked for. */
export function setsOf({ arena, cells }: Left): Sets {
  if (last?.arena !== arena) {
    let sets = known.get(arena);
    if (sets === undefined) {
      sets = made(arena);
      known.set(arena, sets);
    }
    last = { arena, sets };
  }
  const { sets } = last;
  sets.part.fill(0);
  for (let i = 0; i < cells.length; i++) sets.part[cells[i]! >> 5]! |= 1 << cells[i]!;
  return sets;
}

/** Rows of a rectangle that are longer do not fit a word. */
const LONGEST = 31;

function made({ near, columns = 0, torus }: Arena): Sets {
  const isFlat = columns <= LONGEST && torus !== true;
  const words = (near.length + 31) >> 5;
  const all = new Int32Array(words * near.length);
  near.forEach((others, cell) => {
    for (const other of others) all[cell * words + (other >> 5)]! |= 1 << other;
  });
  const room = () => new Int32Array(words);
  const counts = () => ({ one: room(), two: room(), three: room() });
  const inner = room();
  for (let cell = 0; cell < near.length; cell++)
    if (cell % columns < columns - 1) inner[cell >> 5]! |= 1 << cell;
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
    piece: room(),
    queue: new Int32Array(near.length),
  };
}

/** The first cell of a word. */
export const firstOf = (word: number): number => 31 - Math.clz32(word & -word);

/** Tells cells by how many of a set are near them. */
export function count(sets: Sets, set: Int32Array, counts: Counts): void {
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
        const those = near[(32 * v + firstOf(left)) * words + w]!;
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

function countSquares({ words, columns, inner }: Sets, set: Int32Array, { one, two, three }: Counts): void {
  const rest = 32 - columns;
  let [before, beforeEast, word] = [0, 0, set[0]!];
  for (let w = 0; w < words; w++) {
    const after = w + 1 < words ? set[w + 1]! : 0;
    const east = word & inner[w]!;
    const a = (east << 1) | beforeEast;
    const b = ((word >>> 1) | (after << 31)) & inner[w]!;
    const c = (word << columns) | (before >>> rest);
    const d = (word >>> columns) | (after << rest);
    const [ab, cd, some, more] = [a & b, c & d, a | b, c | d];
    one[w] = some | more;
    two[w] = ab | cd | (some & more);
    three[w] = (ab & more) | (cd & some);
    beforeEast = east >>> 31;
    before = word;
    word = after;
  }
}

/** The first of the cells near a cell that are left, of which there is one other than `except`. */
export function nearest({ near, part, words }: Sets, cell: number, except = -1): number {
  for (let w = 0; ; w++) {
    let left = near[cell * words + w]! & part[w]!;
    if (w === except >> 5) left &= ~(1 << except);
    if (left !== 0) return 32 * w + firstOf(left);
  }
}

export const has = (set: Int32Array, cell: number): boolean => (set[cell >> 5]! & (1 << cell)) !== 0;

/** Two cells that are near each other. */
export type Link = readonly [cell: number, other: number];

/** What of the cells that are left holds together without these links; they are taken away meanwhile. */
export function connected(arena: Arena, sets: Sets, cuts: readonly Link[] = []): Left[] {
  if (sets.columns > 0 && cuts.length === 0) return connectedSquares(arena, sets);
  const { words, near, part, piece, queue } = sets;
  const found: Left[] = [];
  for (let first = 0; first < words; first++) {
    while (part[first] !== 0) {
      piece.fill(0);
      let count = 0;
      let fresh = part[first]! & -part[first]!;
      queue[count++] = 32 * first + firstOf(fresh);
      part[first]! ^= fresh;
      piece[first] = fresh;
      for (let i = 0; i < count; i++) {
        const cell = queue[i]!;
        for (let w = 0; w < words; w++) {
          fresh = near[cell * words + w]! & part[w]!;
          if (cuts.length > 0) fresh &= ~cutFrom(cell, w, cuts);
          part[w]! ^= fresh;
          piece[w]! |= fresh;
          for (; fresh !== 0; fresh &= fresh - 1) queue[count++] = 32 * w + firstOf(fresh);
        }
      }
      found.push({ arena, cells: cellsOf(piece, count) });
    }
  }
  return found;
}

function connectedSquares(arena: Arena, { words, columns, inner, part, piece }: Sets): Left[] {
  const rest = 32 - columns;
  const found: Left[] = [];
  for (let first = 0; first < words; first++) {
    while (part[first] !== 0) {
      piece.fill(0);
      piece[first] = part[first]! & -part[first]!;
      for (let grew = true; grew; ) {
        grew = false;
        let [before, beforeEast] = [0, 0];
        for (let w = 0; w < words; w++) {
          const own = piece[w]!;
          const after = w + 1 < words ? piece[w + 1]! : 0;
          const more =
            own |
            ((((own & inner[w]!) << 1) |
              beforeEast |
              (((own >>> 1) | (after << 31)) & inner[w]!) |
              (own << columns) |
              (before >>> rest) |
              (own >>> columns) |
              (after << rest)) &
              part[w]!);
          if (more !== own) {
            piece[w] = more;
            grew = true;
          }
          before = more;
          beforeEast = (more & inner[w]!) >>> 31;
        }
      }
      let count = 0;
      for (let w = 0; w < words; w++) {
        part[w]! ^= piece[w]!;
        count += ones(piece[w]!);
      }
      found.push({ arena, cells: cellsOf(piece, count) });
    }
  }
  return found;
}

/** How many cells a word has. */
function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The cells of a word that are cut off from a cell. */
function cutFrom(cell: number, word: number, cuts: readonly Link[]): number {
  let off = 0;
  for (const [a, b] of cuts) {
    if (a === cell && b >> 5 === word) off |= 1 << b;
    if (b === cell && a >> 5 === word) off |= 1 << a;
  }
  return off;
}

function cellsOf(set: Int32Array, count: number): number[] {
  const cells = new Array<number>(count);
  let i = 0;
  for (let w = 0; i < count; w++)
    for (let left = set[w]!; left !== 0; left &= left - 1) cells[i++] = 32 * w + firstOf(left);
  return cells;
}
