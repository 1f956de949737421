import type { Spread } from "./spread.ts";
import { type Cells, noCells, put, widthOf } from "./words.ts";

/** Words of a set of no more than 64 cells: the first stands at 1. */
const TWO = 2;

/** The squares of a rectangle that are not in one of its columns. */
export const outside = (column: number, columns: number, cells: number): Cells =>
  put(
    noCells(widthOf(cells)),
    [...Array(cells).keys()].filter((cell) => cell % columns !== column),
  );

/** What lies beside squares of a rectangle that fit two words: the same as for more of them, without a loop. */
export function squaresOfTwo(columns: number, cells: number): Spread {
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
      // The first squares of blocks of four.
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

/** The squares that are in exactly two of four sets. */
const pairs = (a: number, b: number, c: number, d: number): number =>
  ((a & b) | (c & d) | ((a | b) & (c | d))) & ~(a ^ b ^ c ^ d) & ~(a & b & c & d);
