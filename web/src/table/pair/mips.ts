import { HOLE } from "../cells.ts";

/**
 * Pictures of a square in falling resolution: a cell of level k has the mean of 2^k × 2^k pairs, NaN if none
 * of them is a position.
 */
export type Mips = readonly Mip[];

interface Mip {
  readonly side: number;
  readonly means: Float32Array;
}

/**
 * Levels 1, 2, … for the first `rows` rows of a square with `side` values per row; the last level has one
 * cell.
 */
export function meansOf(values: Uint16Array, side: number, rows: number): Mips {
  const mips: Mip[] = [];
  const half = Math.ceil(side / 2);
  const sums = new Float32Array(half * half);
  const sizes = new Uint32Array(half * half);
  for (let a = 0; a < rows; a++) {
    for (let b = 0; b < side; b++) {
      const at = (a >> 1) * half + (b >> 1);
      const value = values[a * side + b]!;
      if (value === HOLE) continue;
      sums[at]! += value;
      sizes[at]!++;
    }
  }
  for (let at = 0; at < sums.length; at++) sums[at]! /= sizes[at]!;
  mips.push({ side: half, means: sums });
  while (mips.at(-1)!.side > 1) mips.push(halved(mips.at(-1)!));
  return mips;
}

function halved(fine: Mip): Mip {
  const side = Math.ceil(fine.side / 2);
  const means = new Float32Array(side * side);
  for (let a = 0; a < side; a++) {
    for (let b = 0; b < side; b++) {
      let count = 0;
      for (let i = 2 * a; i < Math.min(fine.side, 2 * a + 2); i++) {
        for (let j = 2 * b; j < Math.min(fine.side, 2 * b + 2); j++) {
          const mean = fine.means[i * fine.side + j]!;
          if (Number.isNaN(mean)) continue;
          means[a * side + b]! += mean;
          count++;
        }
      }
      means[a * side + b]! /= count;
    }
  }
  return { side, means };
}

/**
 * Coarsest level with cells no larger than a pixel that covers `each` pairs per side; 0 is the square itself.
 */
export const levelFor = (each: number, mips: Mips): number =>
  Math.max(0, Math.min(mips.length, Math.floor(Math.log2(each))));
