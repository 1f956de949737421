import type { Outcome } from "nimber";
import type { ChapterId } from "./ids.ts";

/** Position with its outcome or value. */
export interface Fact {
  readonly sum: string;
  readonly value?: number;
  readonly outcome?: Outcome;
  readonly misere?: boolean;
}

/**
 * Positions of an example or a mistake, which are tested and can be played, and the state of the figure that
 * shows them.
 */
export interface Positions {
  readonly facts?: readonly Fact[];
  readonly figure?: readonly number[];
}

/** Positions by chapter and by their names in `<!-- positions: name -->`. */
export const positions: Readonly<Partial<Record<ChapterId, Readonly<Record<string, Positions>>>>> = {
  mex: {
    "four-pins": {
      figure: [0, 2, 3],
      facts: [
        { sum: "kayles 4", value: 1 },
        { sum: "kayles 3", value: 3 },
        { sum: "kayles 1 2", value: 3 },
        { sum: "kayles 2", value: 2 },
        { sum: "kayles 1 1", value: 0 },
        { sum: "nim 3", value: 3 },
      ],
    },
  },
  outcomes: {
    "take-1-3-4": {
      figure: [7, 7, 1, 3, 4],
      facts: [
        { sum: "{1,3,4} 1", outcome: "N" },
        { sum: "{1,3,4} 2", outcome: "P" },
        { sum: "{1,3,4} 3", outcome: "N" },
        { sum: "{1,3,4} 4", outcome: "N" },
        { sum: "{1,3,4} 5", outcome: "N" },
        { sum: "{1,3,4} 6", outcome: "N" },
        { sum: "{1,3,4} 7", outcome: "P" },
      ],
    },
  },
  sums: {
    "pins-and-tokens": {
      figure: [4, 2],
      facts: [
        { sum: "kayles 4 + nim 2", value: 3 },
        { sum: "kayles 4 + nim 1", value: 0 },
        { sum: "kayles 2 + nim 2", value: 0 },
      ],
    },
  },
  nim: {
    "3-4-5": {
      figure: [3, 4, 5, 0],
      facts: [
        { sum: "nim 3 4 5", value: 2 },
        { sum: "nim 1 4 5", value: 0 },
      ],
    },
    "largest-heap": { figure: [2, 2, 1, 0] },
  },
  moore: {
    "3-5-6": {
      figure: [2, 3, 5, 6, 0],
      facts: [
        { sum: "moore-nim(2) 3,5,6", outcome: "N" },
        { sum: "moore-nim(2) 3,3,3", outcome: "P" },
        { sum: "nim 3 5 6", outcome: "P" },
      ],
    },
  },
  wythoff: {
    "5-8": {
      figure: [5, 8],
      facts: [
        { sum: "wythoff 5,8", outcome: "N" },
        { sum: "wythoff 4,7", outcome: "P" },
        { sum: "wythoff 1,2", outcome: "P" },
        { sum: "wythoff 3,5", outcome: "P" },
        { sum: "wythoff 6,10", outcome: "P" },
        { sum: "wythoff 8,13", outcome: "P" },
      ],
    },
  },
  fibonacci: {
    twenty: {
      figure: [20, 19],
      facts: [
        { sum: "fibonacci-nim 20", outcome: "N" },
        { sum: "fibonacci-nim 18/4", outcome: "P" },
        { sum: "fibonacci-nim 13", outcome: "P" },
        { sum: "fibonacci-nim 21", outcome: "P" },
      ],
    },
    five: { figure: [5, 5], facts: [{ sum: "fibonacci-nim 5/5", outcome: "N" }] },
    tripled: {
      facts: [
        { sum: "dynamic-nim(3) 4", outcome: "P" },
        { sum: "dynamic-nim(3) 5", outcome: "N" },
        { sum: "dynamic-nim(3) 11", outcome: "P" },
        { sum: "dynamic-nim(3) 15", outcome: "P" },
      ],
    },
  },
  staircase: {
    "2-1-3": {
      figure: [2, 1, 3, 0, 0],
      facts: [
        { sum: "staircase 2,1,3", value: 1 },
        { sum: "staircase 2,2,2", value: 0 },
      ],
    },
    pebbles: { facts: [{ sum: "pebbles 1,2,4", value: 3 }] },
  },
  colon: {
    fork: {
      figure: [1, 2, 1, 0],
      facts: [
        { sum: "hackenbush 0-1,1-2,2-3,1-4", value: 4 },
        { sum: "hackenbush 0-1,1-2,1-3", value: 1 },
      ],
    },
  },
  fusion: {
    triangle: {
      figure: [3, 2, 3],
      facts: [
        { sum: "hackenbush 0-1,1-2,0-2,2-3,3-4", value: 3 },
        { sum: "hackenbush 0-1,1-2,2-3,0-3,2-4", value: 1 },
      ],
    },
    "two-triangles": { facts: [{ sum: "hackenbush 0-1,1-2,0-2,2-3,0-3", value: 1 }] },
  },
  misere: {
    "four-nodes": {
      figure: [0, 3],
      facts: [
        { sum: "dag 1>0,2>0,2>1,3>2@3", outcome: "P", misere: true },
        { sum: "dag 1>0,2>0,2>1,3>2@3", value: 0 },
        { sum: "dag 1>0,2>0,2>1,3>2@2", value: 2 },
      ],
    },
    "last-token": {
      facts: [
        { sum: "nim 1 1 3", outcome: "N", misere: true },
        { sum: "nim 1 1 1", outcome: "P", misere: true },
        { sum: "nim 1 1", outcome: "N", misere: true },
        { sum: "nim 1 1", outcome: "P" },
      ],
    },
    "takes-2-5": { facts: [{ sum: "{2,5} 2 4 7", outcome: "P", misere: true }] },
    "kayles-8": { figure: [2, 8] },
    "grundy-18": { figure: [3, 18] },
  },
  octal: {
    kayles: {
      figure: [0, 7, 7, 0, 4],
      facts: [
        { sum: "0.77 4", value: 1 },
        { sum: "0.77 3", value: 3 },
        { sum: "0.77 1 2", value: 3 },
        { sum: "0.77 2", value: 2 },
      ],
    },
  },
  period: {
    kayles: {
      figure: [0, 12],
      facts: [
        { sum: "kayles 70", value: 6 },
        { sum: "kayles 82", value: 2 },
        { sum: "kayles 155", value: 7 },
        { sum: "kayles 167", value: 7 },
      ],
    },
    "take-3-to-7": {
      figure: [3, 10],
      facts: [
        { sum: "{3..7} 9", value: 3 },
        { sum: "{3..7} 10", value: 0 },
        { sum: "{3..7} 25", value: 1 },
      ],
    },
  },
  quotients: {
    "forty-elements": {
      figure: [3, 12, 9],
      facts: [
        { sum: "kayles 12", outcome: "P", misere: true },
        { sum: "kayles 25", outcome: "N", misere: true },
        { sum: "kayles 27", outcome: "N", misere: true },
      ],
    },
    "one-value": {
      figure: [3, 5, 1],
      facts: [
        { sum: "kayles 5", value: 4 },
        { sum: "kayles 9", value: 4 },
        { sum: "kayles 5", outcome: "N", misere: true },
        { sum: "kayles 9", outcome: "P", misere: true },
        { sum: "kayles 5 + kayles 1", outcome: "P", misere: true },
        { sum: "kayles 9 + kayles 1", outcome: "N", misere: true },
      ],
    },
    "smallest-wild": {
      figure: [1, 5, 2],
      facts: [
        { sum: "0.75 1", value: 1 },
        { sum: "0.75 5", value: 1 },
        { sum: "0.75 1", outcome: "P", misere: true },
        { sum: "0.75 5", outcome: "N", misere: true },
      ],
    },
    "no-inverse": {
      figure: [0, 2, 2],
      facts: [
        { sum: "nim 2 2", outcome: "P", misere: true },
        { sum: "nim 0", outcome: "N", misere: true },
      ],
    },
  },
};
