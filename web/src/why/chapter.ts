import type { LessonId } from "../theory/pages/index.ts";

/** The chapter of the book that explains a game best; one of these, by what its name or notation begins with. */
const CHAPTERS: readonly (readonly [game: RegExp, chapter: LessonId])[] = [
  [/^nim\b/, "nim"],
  [/^moore/, "moore"],
  [/^wythoff|^euclid/, "wythoff"],
  [/^(fibonacci|dynamic)/, "fibonacci"],
  [/^(staircase|silver-dollar|northcott|nimble)/, "staircase"],
  [/^hackenbush/, "fusion"],
  [/^(kayles|dawsons|grundys|lasker|\d\.)/, "octal"],
  [/^(!?\{|bash)/, "period"],
  [/^\[/, "mex"],
];

export const chapterOf = (game: string, misere: boolean, several: boolean): LessonId =>
  misere ? "misere" : (CHAPTERS.find(([known]) => known.test(game))?.[1] ?? (several ? "sums" : "outcomes"));
