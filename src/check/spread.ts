import type { Board } from "./board-read.ts";
import { outside, squaresOfTwo } from "./squares.ts";
import { type Cells, noCells, put, widthOf } from "./words.ts";

/** What lies beside cells. */
export interface Spread {
  /** Puts the cells of a set that have one of some cells beside them into `one`, and those that have several into `many`. */
  counted(set: Cells, some: Cells): void;
  readonly one: Cells;
  readonly many: Cells;
  /** Squares of a set whose links to the next in the row are lost where moves take two near cells; whether there are any. */
  cut(set: Cells, lost: Cells): boolean;
  /** Puts the cells of a set that hold together with its first, without the links that are lost, into `own`. */
  flooded(set: Cells, lost: Cells): void;
  readonly own: Cells;
}

export function spreadOf({ columns, near }: Board): Spread {
  if (columns === 0) return graph(near);
  return near.length <= 64 ? squaresOfTwo(columns, near.length) : squares(columns, near.length);
}

/** Puts the first cell of a set into another. */
function putFirst(set: Cells, first: Cells): void {
  first.fill(0);
  for (let i = 1; i < set.length - 1; i++)
    if (set[i] !== 0) {
      first[i] = set[i]! & -set[i]!;
      return;
    }
}

/** On a rectangle all squares go one step at once. */
function squares(columns: number, cells: number): Spread {
  const width = widthOf(cells);
  const [down, rest] = [columns, 32 - columns];
  const [east, west] = [columns - 1, 0].map((column) => outside(column, columns, cells)) as [Cells, Cells];
  const [one, many, own, toEast, toWest, two] = Array.from({ length: 6 }, () => noCells(width)) as [
    Cells,
    Cells,
    Cells,
    Cells,
    Cells,
    Cells,
  ];

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
    // In a block of four squares two opposite ones may have no other neighbours. What is left after the first is taken with
    // one of the others is, but for the name of a square, what is left after the second is: the links along the rows go.
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

/** A word that is shifted down, with what follows it. */
const up = (word: number, after: number, by: number): number => (word >>> by) | (after << (32 - by));

/** On other graphs one cell after another. */
function graph(near: Board["near"]): Spread {
  const width = widthOf(near.length);
  const beside = near.map((others) => put(noCells(width), others));
  const [one, many, own, rest, edge] = Array.from({ length: 5 }, () => noCells(width)) as [
    Cells,
    Cells,
    Cells,
    Cells,
    Cells,
  ];

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

/** How many cells two sets have together, of which two are as many as more. */
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
