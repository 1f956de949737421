import { heapRules } from "nimber";
import { parseGame } from "nimber/games";
import type { JobLimits, Question } from "../types.ts";

/** Upper bound for the cost of a job by its moves; many games are decided sooner. */
export interface Cost {
  /** Number of options looked at. */
  readonly work: number;
  readonly bytes: number;
}

/** Bytes of a kernel besides its values. */
const KERNEL = 2 ** 20;
/** Bytes of a position in a misère search, with the entries that refer to it. */
export const POSITION_BYTES = 400;

/** Cost of a question about a one-heap game or a sum of such games. */
export function costOf(game: string, question: Question, { heaps, bytes }: JobLimits): Cost {
  if (question === "misere") {
    // Outcomes are computed for every sum of such heaps, whose options are sums again.
    const sums = heaps ** game.split("+").length;
    return { work: sums * heaps, bytes: Math.min(bytes, KERNEL + POSITION_BYTES * sums * heaps) };
  }
  // A quotient is finished, or stopped by its byte limit, long before the number of heaps matters.
  if (question === "quotient") return { work: bytes / 16, bytes };
  const { work, width } = costOfValues(game, heaps);
  return { work, bytes: Math.min(bytes, KERNEL + width * heaps) };
}

/** Number of values of a one-heap game that fit `bytes`, including the kernel. */
export function heapsWithin(game: string, bytes: number): number {
  return Math.max(1, Math.floor((bytes - KERNEL) / costOfValues(game, 1).width));
}

/** Number of options looked at for `heaps` values, and bytes per value including space to grow. */
function costOfValues(game: string, heaps: number): { work: number; width: number } {
  const rules = heapRules(parseGame(game));
  if (rules === undefined || rules.kind === "moves") return { work: heaps * heaps, width: 8 };
  if (rules.kind === "take") {
    // Values of a finite set are at most its size; those of an all-but set grow with the heap.
    if ("set" in rules) return { work: heaps * rules.set.length, width: rules.set.length < 256 ? 2 : 4 };
    if ("allBut" in rules) return { work: heaps * (1 + rules.allBut.length), width: 8 };
    // Takes by a function: planes for all values so far.
    return { work: heaps * Math.sqrt(heaps), width: 16 };
  }
  const leaving = (bit: number) => rules.digits.filter((digit) => digit & bit).length;
  // Two heaps: n / 2 splits for each digit that allows it. Three heaps: sets of the values of two, of 256
  // bits.
  if (leaving(8) > 0) return { work: heaps * heaps * (1 + leaving(8)), width: 4 + 32 };
  if (leaving(4) > 0) return { work: (heaps * heaps * leaving(4)) / 4, width: 4 };
  return { work: heaps * rules.digits.length, width: 2 };
}
