import type { ChapterId } from "../theory/ids.ts";

// Choice of the chapter of the theory that explains a game best.

/** Heap games with splits, whose misère theory needs quotients. */
const HEAPS = /^(kayles|dawsons|grundys|lasker|\d\.)/;

/** Chapter that explains a game best, by the beginning of its name or notation; the first match counts. */
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
