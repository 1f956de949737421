import type { ChapterId } from "../theory/ids.ts";

// The chapter of the theory that explains a game best.

/** Games of heaps that split, whose misère quotients are wild. */
const HEAPS = /^(kayles|dawsons|grundys|lasker|\d\.)/;

/** The chapter of the book that explains a game best; one of these, by what its name or notation begins with. */
const CHAPTERS: readonly (readonly [game: RegExp, chapter: ChapterId])[] = [
  [/^nim\b/, "nim"],
  [/^moore/, "moore"],
  [/^wythoff|^euclid/, "wythoff"],
  [/^(fibonacci|dynamic)/, "fibonacci"],
  [/^(staircase|silver-dollar|northcott|nimble)/, "staircase"],
  [/^hackenbush/, "fusion"],
  [HEAPS, "octal"],
  [/^(!?\{|bash)/, "period"],
  [/^\[/, "mex"],
];

export function chapterOf(game: string, misere: boolean, several: boolean): ChapterId {
  if (misere) return HEAPS.test(game) ? "quotients" : "misere";
  return CHAPTERS.find(([known]) => known.test(game))?.[1] ?? (several ? "sums" : "outcomes");
}
