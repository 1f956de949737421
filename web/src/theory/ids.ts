/** The chapters that have a figure. */
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

/** The chapters of the theory, of which each is a file of docs/theory in either language; docs/theory.md has their order. */
export const chapterIds = [...figureIds] as const;

export type ChapterId = (typeof chapterIds)[number];
