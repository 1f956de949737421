import { heapRules } from "nimber";
import { parseGame } from "nimber/games";
import type { JobLimits, Question } from "../types.ts";

/** Highest cost of a job, as far as its moves determine it: many games are settled sooner. */
export interface Cost {
  /** Options looked at. */
  readonly work: number;
  readonly bytes: number;
}

/** Bytes of a kernel beside its values. */
const KERNEL = 2 ** 20;
/** A position of a misère search, with the entries that point to it. */
export const POSITION_BYTES = 400;

/** The cost of asking a game of one heap, or a sum of such, a question. */
export function costOf(game: string, question: Question, { heaps, bytes }: JobLimits): Cost {
  if (question === "misere") {
    // Outcomes are asked of every sum of so many heaps, whose options are sums again.
    const sums = heaps ** game.split("+").length;
    return { work: sums * heaps, bytes: Math.min(bytes, KERNEL + POSITION_BYTES * sums * heaps) };
  }
  // A quotient is settled, or stopped by its limit of bytes, long before its heaps count.
  if (question === "quotient") return { work: bytes / 16, bytes };
  const { work, width } = costOfValues(game, heaps);
  return { work, bytes: Math.min(bytes, KERNEL + width * heaps) };
}

/** How many values of a game of one heap may take so many bytes, the kernel included. */
export function heapsWithin(game: string, bytes: number): number {
  return Math.max(1, Math.floor((bytes - KERNEL) / costOfValues(game, 1).width));
}

/** Options looked at for so many values, and the bytes that each value may take with room to grow. */
function costOfValues(game: string, heaps: number): { work: number; width: number } {
  const rules = heapRules(parseGame(game));
  if (rules === undefined || rules.kind === "moves") return { work: heaps * heaps, width: 8 };
  if (rules.kind === "take") {
    // Values of a set are at most its size; those of an all-but set grow with the heap.
    if ("set" in rules) return { work: heaps * rules.set.length, width: rules.set.length < 256 ? 2 : 4 };
    if ("allBut" in rules) return { work: heaps * (1 + rules.allBut.length), width: 8 };
    // Planes of all values so far.
    return { work: heaps * Math.sqrt(heaps), width: 16 };
  }
  const leaving = (bit: number) => rules.digits.filter((digit) => digit & bit).length;
  // Two heaps: half of n splits for each digit that allows it; three: sets of the values of two, of 256 bits.
  if (leaving(8) > 0) return { work: heaps * heaps * (1 + leaving(8)), width: 4 + 32 };
  if (leaving(4) > 0) return { work: (heaps * heaps * leaving(4)) / 4, width: 4 };
  return { work: heaps * rules.digits.length, width: 2 };
}
