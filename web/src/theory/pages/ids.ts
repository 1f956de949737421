/** The pages of the theory in the order in which they are best read. */
export const lessonIds = [
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

export type LessonId = (typeof lessonIds)[number];
