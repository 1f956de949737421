/** Chapters of the theory in the order of docs/theory.md. Each is a file of docs/theory in both languages. */
export const chapterIds = [
  "mex",
  "outcomes",
  "sums",
  "verdicts",
  "nim",
  "moore",
  "wythoff",
  "fibonacci",
  "staircase",
  "colon",
  "fusion",
  "ordinal",
  "misere",
  "octal",
  "period",
  "quotients",
  "genus",
  "cycles",
  "growing",
  "entailing",
  "automata",
  "field",
  "boards",
  "theorems",
  "problems",
] as const;

export type ChapterId = (typeof chapterIds)[number];

/** Chapters with a figure. */
export const figureIds = [
  "mex",
  "outcomes",
  "sums",
  "nim",
  "moore",
  "wythoff",
  "fibonacci",
  "staircase",
  "colon",
  "fusion",
  "misere",
  "octal",
  "period",
  "quotients",
] as const;

export type FigureId = (typeof figureIds)[number];
