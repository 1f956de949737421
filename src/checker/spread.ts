import type { Board } from "./board-position.ts";
import { type Cells, noCells, put, widthOf } from "./words.ts";

// Computes neighbours of sets of cells: for rectangles in one shift of machine words, for graphs cell by cell.

/** Map from cells to their neighbours. */
export interface Spread {
  /** Stores the cells of a set with exactly one neighbour among `some` in `one`, and those with several in `many`. */
  counted(set: Cells, some: Cells): void;
  readonly one: Cells;
  readonly many: Cells;
  /**
   * Stores the squares of a set whose links to the next one in the row are redundant when moves take two neighbours;
   * returns whether there are any.
   */
  cut(set: Cells, lost: Cells): boolean;
  /** Stores the connected component of a set's first cell, without the lost links, in `own`. */
  flooded(set: Cells, lost: Cells): void;
  readonly own: Cells;
}

export function spreadOf({ columns, near }: Board): Spread {
  if (columns === 0) return graph(near);
  return near.length <= 64 ? squaresOfTwo(columns, near.length) : squares(columns, near.length);
}

/** Copies the first cell of a set to another set. */
function putFirst(set: Cells, first: Cells): void {
  first.fill(0);
  for (let i = 1; i < set.length - 1; i++)
    if (set[i] !== 0) {
      first[i] = set[i]! & -set[i]!;
      return;
    }
}

const threeSets = (width: number): readonly [Cells, Cells, Cells] => [
  noCells(width),
  noCells(width),
  noCells(width),
];

/** On a rectangle, all squares move one step at once. */
function squares(columns: number, cells: number): Spread {
  const width = widthOf(cells);
  const [down, rest] = [columns, 32 - columns];
  const [east, west] = [columns - 1, 0].map((column) => outside(column, columns, cells)) as [Cells, Cells];
  const [one, many, own] = threeSets(width);
  const [toEast, toWest, two] = threeSets(width);

  return {
    one,
    many,
    own,
    counted(set, some) {
      for (let i = 1; i <= width; i++) {
        const [word, before, after] = [some[i]!, some[i - 1]!, some[i + 1]!];
        const a = ((word & east[i]!) << 1) | ((before & east[i - 1]!) >>> 31);
        const b = ((word & west[i]!) >>> 1) | ((after & west[i + 1]!) << 31);
        const c = (word << down) | (before >>> rest);
        const d = (word >>> down) | (after << rest);
        one[i] = (a | b | c | d) & set[i]!;
        many[i] = ((a & b) | (c & d) | ((a | b) & (c | d))) & set[i]!;
      }
    },
    // In a block of four squares, two opposite ones may have no other neighbours. Taking the first of them with one of
    // the others leaves the same as taking the second, up to the name of a square: so the links along the rows are
    // redundant.
    cut(set, lost) {
      let all = 0;
      for (let i = 1; i <= width; i++) {
        const [word, after] = [set[i]!, set[i + 1]!];
        lost[i] = word & east[i]! & up(word, after, 1) & up(word, after, down) & up(word, after, down + 1);
        all |= lost[i]!;
      }
      if (all === 0) return false;
      for (let i = 1; i <= width; i++) {
        const [word, before, after] = [set[i]!, set[i - 1]!, set[i + 1]!];
        const a = ((word & east[i]!) << 1) | ((before & east[i - 1]!) >>> 31);
        const b = up(word & west[i]!, after & west[i + 1]!, 1);
        const c = (word << down) | (before >>> rest);
        const d = up(word, after, down);
        two[i] = ((a & b) | (c & d) | ((a | b) & (c | d))) & ~(a ^ b ^ c ^ d) & ~(a & b & c & d) & word;
      }
      let [any, last] = [0, 0];
      for (let i = 1; i <= width; i++) {
        const [word, after] = [two[i]!, two[i + 1]!];
        const sure =
          lost[i]! & ((word & up(word, after, down + 1)) | (up(word, after, 1) & up(word, after, down)));
        lost[i] = sure | (sure << down) | (last >>> rest);
        last = sure;
        any |= sure;
      }
      return any !== 0;
    },
    flooded(set, lost) {
      putFirst(set, own);
      for (let i = 1; i <= width; i++) {
        toEast[i] = east[i]! & ~lost[i]!;
        toWest[i] = west[i]! & ~((lost[i]! << 1) | (lost[i - 1]! >>> 31));
      }
      for (let grew = true; grew; ) {
        grew = false;
        for (let i = 1; i <= width; i++) {
          const [word, before, after] = [own[i]!, own[i - 1]!, own[i + 1]!];
          const more =
            (word |
              ((word & toEast[i]!) << 1) |
              ((before & toEast[i - 1]!) >>> 31) |
              ((word & toWest[i]!) >>> 1) |
              ((after & toWest[i + 1]!) << 31) |
              (word << down) |
              (before >>> rest) |
              (word >>> down) |
              (after << rest)) &
            set[i]!;
          if (more === word) continue;
          own[i] = more;
          grew = true;
        }
      }
    },
  };
}

/** Word shifted down, with the bits of the next word. */
const up = (word: number, after: number, by: number): number => (word >>> by) | (after << (32 - by));

/** On other graphs, one cell after another. */
function graph(near: Board["near"]): Spread {
  const width = widthOf(near.length);
  const beside = near.map((others) => put(noCells(width), others));
  const [one, many, own] = threeSets(width);
  const [rest, edge] = [noCells(width), noCells(width)];

  return {
    one,
    many,
    own,
    counted(set, some) {
      for (let i = 1; i <= width; i++) {
        one[i] = 0;
        many[i] = 0;
        for (let left = set[i]!; left !== 0; left &= left - 1) {
          const bit = left & -left;
          const count = meeting(beside[32 * i - 1 - Math.clz32(bit)]!, some);
          if (count > 0) one[i]! |= bit;
          if (count > 1) many[i]! |= bit;
        }
      }
    },
    cut(_, lost) {
      lost.fill(0);
      return false;
    },
    flooded(set) {
      own.fill(0);
      rest.set(set);
      putFirst(set, edge);
      for (let i = 1; i <= width; i++)
        while (edge[i] !== 0) {
          const bit = edge[i]! & -edge[i]!;
          const around = beside[32 * i - 1 - Math.clz32(bit)]!;
          edge[i]! ^= bit;
          own[i]! |= bit;
          rest[i]! &= ~bit;
          let least = i;
          for (let k = width; k > 0; k--) {
            const more = around[k]! & rest[k]! & ~edge[k]!;
            if (more === 0) continue;
            edge[k]! |= more;
            if (k < least) least = k;
          }
          i = least;
        }
    },
  };
}

/** Number of common cells of two sets, counted up to two. */
function meeting(a: Cells, b: Cells): number {
  let count = 0;
  for (let i = 1; i < a.length - 1; i++) {
    const both = a[i]! & b[i]!;
    if (both === 0) continue;
    if (count > 0 || (both & (both - 1)) !== 0) return 2;
    count = 1;
  }
  return count;
}

/** Width of sets of at most 64 cells; their words begin at index 1. */
const TWO = 2;

/** Squares of a rectangle outside one of its columns. */
const outside = (column: number, columns: number, cells: number): Cells =>
  put(
    noCells(widthOf(cells)),
    [...Array(cells).keys()].filter((cell) => cell % columns !== column),
  );

/** Neighbours of squares of a rectangle that fits two words: as for more words, but without a loop. */
function squaresOfTwo(columns: number, cells: number): Spread {
  const [down, rest, slant] = [columns, 32 - columns, columns + 1];
  const inside = (column: number) => outside(column, columns, cells) as unknown as [number, number, number];
  const [, lowEast, highEast] = inside(columns - 1);
  const [, lowWest, highWest] = inside(0);
  const [one, many, own] = [noCells(TWO), noCells(TWO), noCells(TWO)];

  return {
    one,
    many,
    own,
    counted(set, some) {
      const low = some[1]!;
      const high = some[2]!;
      const east = low & lowEast;
      const west = high & highWest;
      let a = east << 1;
      let b = ((low & lowWest) >>> 1) | (west << 31);
      let c = low << down;
      let d = (low >>> down) | (high << rest);
      one[1] = (a | b | c | d) & set[1]!;
      many[1] = ((a & b) | (c & d) | ((a | b) & (c | d))) & set[1]!;
      a = ((high & highEast) << 1) | (east >>> 31);
      b = west >>> 1;
      c = (high << down) | (low >>> rest);
      d = high >>> down;
      one[2] = (a | b | c | d) & set[2]!;
      many[2] = ((a & b) | (c & d) | ((a | b) & (c | d))) & set[2]!;
    },
    cut(set, lost) {
      const low = set[1]!;
      const high = set[2]!;
      lost[1] = 0;
      lost[2] = 0;
      // First squares of blocks of four.
      const block =
        low &
        lowEast &
        ((low >>> 1) | (high << 31)) &
        ((low >>> down) | (high << rest)) &
        ((low >>> slant) | (high << (32 - slant)));
      const further = high & highEast & (high >>> 1) & (high >>> down) & (high >>> slant);
      if ((block | further) === 0) return false;
      const east = low & lowEast;
      const west = high & highWest;
      const two =
        low &
        pairs(
          east << 1,
          ((low & lowWest) >>> 1) | (west << 31),
          low << down,
          (low >>> down) | (high << rest),
        );
      const twoHigh =
        high &
        pairs(
          ((high & highEast) << 1) | (east >>> 31),
          west >>> 1,
          (high << down) | (low >>> rest),
          high >>> down,
        );
      const sure =
        block &
        ((two & ((two >>> slant) | (twoHigh << (32 - slant)))) |
          (((two >>> 1) | (twoHigh << 31)) & ((two >>> down) | (twoHigh << rest))));
      const sureHigh = further & ((twoHigh & (twoHigh >>> slant)) | ((twoHigh >>> 1) & (twoHigh >>> down)));
      lost[1] = sure | (sure << down);
      lost[2] = sureHigh | (sureHigh << down) | (sure >>> rest);
      return (sure | sureHigh) !== 0;
    },
    flooded(set, lost) {
      const low = set[1]!;
      const high = set[2]!;
      const toEast = lowEast & ~lost[1]!;
      const toEastHigh = highEast & ~lost[2]!;
      let a = low & -low;
      let b = low === 0 ? high & -high : 0;
      for (;;) {
        const east = a & toEast;
        const more =
          (a | (east << 1) | (((a >>> 1) | (b << 31)) & toEast) | (a << down) | (a >>> down) | (b << rest)) &
          low;
        const further =
          (b |
            ((b & toEastHigh) << 1) |
            (east >>> 31) |
            ((b >>> 1) & toEastHigh) |
            (b << down) |
            (a >>> rest) |
            (b >>> down)) &
          high;
        const grew = more !== a || further !== b;
        a = more;
        b = further;
        if (!grew || (a === low && b === high)) break;
      }
      own[1] = a;
      own[2] = b;
    },
  };
}

/** Squares in exactly two of four sets. */
const pairs = (a: number, b: number, c: number, d: number): number =>
  ((a & b) | (c & d) | ((a | b) & (c | d))) & ~(a ^ b ^ c ^ d) & ~(a & b & c & d);
