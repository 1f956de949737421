import type { Play } from "nimber";
import type { ChapterId } from "../theory/ids.ts";
import type { LessonId } from "./ids.ts";

/** Short lesson: texts of a chapter, three positions to win, and a game for a drill. */
export interface Lesson {
  /** Chapter whose Markdown has the texts, each marked `<!-- lesson: id -->`. */
  readonly chapter: ChapterId;
  /** N-positions in which some moves lose. */
  readonly tries: readonly [string, string, string];
  /** Position of the game for the drill. */
  readonly drill: string;
  readonly play?: Play;
}

/** Lessons of the path by their ids. */
export const lessons: Readonly<Record<LessonId, Lesson>> = {
  mex: { chapter: "mex", tries: ["kayles 3", "kayles 4", "kayles 5"], drill: "kayles 12" },
  induction: { chapter: "outcomes", tries: ["{1,2} 4", "{1,2} 5", "{1,2} 7"], drill: "{1,2} 12" },
  bachet: { chapter: "outcomes", tries: ["{1..3} 6", "{1..4} 13", "{1..5} 20"], drill: "{1..5} 20" },
  "take-1-3-4": {
    chapter: "outcomes",
    tries: ["{1,3,4} 5", "{1,3,4} 8", "{1,3,4} 13"],
    drill: "{1,3,4} 20",
  },
  bouton: { chapter: "nim", tries: ["nim 1 2", "nim 3 4 5", "nim 2 7 9"], drill: "nim 3 4 5" },
  "largest-heap": {
    chapter: "nim",
    tries: ["nim 2 2 1", "nim 5 12 13", "nim 3 8 9 10"],
    drill: "nim 3 4 5",
  },
  values: {
    chapter: "sums",
    tries: ["{1,3,4} 5 + nim 2", "{1,3,4} 13 + nim 1", "kayles 4 + nim 3"],
    drill: "{1,3,4} 20",
  },
  sums: {
    chapter: "sums",
    tries: ["kayles 4 + nim 2", "kayles 5 + kayles 3", "kayles 7 + {1,3,4} 5"],
    drill: "kayles 12",
  },
  "two-won": {
    chapter: "sums",
    tries: ["nim 1 + {1,3,4} 4", "nim 3 + {1..3} 6", "kayles 6 + nim 1"],
    drill: "nim 3 4 5",
  },
  moore: {
    chapter: "moore",
    tries: ["moore-nim(2) 1,2,2", "moore-nim(2) 3,5,6", "moore-nim(2) 2,4,7"],
    drill: "moore-nim(2) 3,5,6",
  },
  wythoff: {
    chapter: "wythoff",
    tries: ["wythoff 2,6", "wythoff 5,8", "wythoff 7,11"],
    drill: "wythoff 5,8",
  },
  fibonacci: {
    chapter: "fibonacci",
    tries: ["fibonacci-nim 6", "fibonacci-nim 12", "fibonacci-nim 20"],
    drill: "fibonacci-nim 20",
  },
  staircase: {
    chapter: "staircase",
    tries: ["staircase 2,1,3", "staircase 1,4,2", "staircase 3,1,1,2,4"],
    drill: "staircase 2,1,3",
  },
  pebbles: {
    chapter: "staircase",
    tries: ["pebbles 1,2,4", "pebbles 2,4,5", "pebbles 1,3,4,8"],
    drill: "pebbles 1,2,4",
  },
  colon: {
    chapter: "colon",
    tries: ["hackenbush 0-1,1-2,0-3", "hackenbush 0-1,1-2,2-3,1-4", "hackenbush 0-1,1-2,1-3,3-4,0-5,5-6"],
    drill: "hackenbush 0-1,1-2,2-3,1-4",
  },
  fusion: {
    chapter: "fusion",
    tries: [
      "hackenbush 0-1,1-2,0-2,2-3,3-4",
      "hackenbush 0-1,1-2,2-3,0-3,2-4",
      "hackenbush 0-1,1-2,0-2,0-3,3-4",
    ],
    drill: "hackenbush 0-1,1-2,2-3,1-4",
  },
  octal: { chapter: "octal", tries: ["0.77 4", "0.77 3 4", "0.07 7"], drill: "0.77 12" },
  period: {
    chapter: "period",
    tries: ["{3..7} 15", "{3..7} 25", "{3..7} 12 18"],
    drill: "{3..7} 25",
  },
  "misere-nim": {
    chapter: "misere",
    tries: ["nim 1 1 3", "nim 1 2 4", "nim 3 4 5"],
    drill: "nim 3 4 5",
    play: "misere",
  },
  "anti-sg": {
    chapter: "misere",
    tries: ["{1,3,4} 6", "{2,5} 5 6", "{1..3} 5 6"],
    drill: "{1,3,4} 20",
    play: "misere",
  },
  quotients: {
    chapter: "quotients",
    tries: ["kayles 5", "kayles 9 + kayles 1", "kayles 4 + kayles 2"],
    drill: "kayles 12",
    play: "misere",
  },
};
