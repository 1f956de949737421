import { codeforces } from "./codeforces.ts";
import { hdu } from "./hdu.ts";
import { luogu } from "./luogu.ts";
import { others } from "./others.ts";
import type { ContestProblem } from "./problem.ts";

export type { ContestProblem } from "./problem.ts";

/** Contest problems that are a game of the catalogue, or a rule in a line. */
export const contestProblems: readonly ContestProblem[] = [...hdu, ...luogu, ...codeforces, ...others];

/** The problem of that name, if it is here: `HDU 1848`, `hdu1848` and `hdu-1848` are one. */
export function problemNamed(name: string): ContestProblem | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[\s\-_.]/g, "");
  return contestProblems.find(({ ids }) => ids.some((id) => plain(id) === plain(name)));
}
