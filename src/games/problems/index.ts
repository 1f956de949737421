import { baekjoon } from "./baekjoon.ts";
import { type BeyondProblem, beyondProblems } from "./beyond.ts";
import { codeforces } from "./codeforces.ts";
import { hdu } from "./hdu.ts";
import { luogu } from "./luogu.ts";
import { isCode, plainName } from "./names.ts";
import { others } from "./others.ts";
import type { ContestProblem } from "./problem.ts";
import { type ContestProgram, contestPrograms } from "./programs.ts";

export { type BeyondProblem, beyondProblems } from "./beyond.ts";
export { isProblemName, plainName, problemNumberIn } from "./names.ts";
export type { ContestProblem } from "./problem.ts";
export { type ContestProgram, contestPrograms, type ListLines } from "./programs.ts";

/** Contest problems that are a game of the catalogue, or a rule in a line. */
export const contestProblems: readonly ContestProblem[] = [
  ...hdu,
  ...luogu,
  ...codeforces,
  ...baekjoon,
  ...others,
];

/** The problem of that name, if it is here: `HDU 1848`, `hdu1848` and `hdu-1848` are one. */
export const problemNamed = (name: string): ContestProblem | undefined => problemAmong(contestProblems, name);

/** The program for the input of the problem of that name: the same problem at another judge may have another input. */
export const programNamed = (name: string): ContestProgram | undefined => problemAmong(contestPrograms, name);

/** The program for the input of the first of these names that has one. */
export const programAmong = (names: readonly string[]): ContestProgram | undefined =>
  names.map(programNamed).find((each) => each !== undefined);

/** The problem of that name that no command answers. */
export const beyondNamed = (name: string): BeyondProblem | undefined => problemAmong(beyondProblems, name);

/** Which of these problems has that name; the code of a game is none. */
export function problemAmong<P extends { readonly ids: readonly string[] }>(
  all: readonly P[],
  name: string,
): P | undefined {
  if (isCode(name)) return undefined;
  const meant = plainName(name);
  return all.find(({ ids }) => ids.some((id) => plainName(id) === meant));
}
