/** Ids of the lessons in the order of the path, from mex to misère quotients. */
export const lessonIds = [
  "mex",
  "induction",
  "bachet",
  "take-1-3-4",
  "bouton",
  "largest-heap",
  "values",
  "sums",
  "two-won",
  "moore",
  "wythoff",
  "fibonacci",
  "staircase",
  "pebbles",
  "colon",
  "fusion",
  "octal",
  "period",
  "misere-nim",
  "anti-sg",
  "quotients",
] as const;

export type LessonId = (typeof lessonIds)[number];
