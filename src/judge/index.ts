import { acwing893 } from "./acwing-893.ts";
import { gym103119g } from "./gym-103119g.ts";
import { hdu1536 } from "./hdu-1536.ts";
import { hdu3094 } from "./hdu-3094.ts";
import { hdu3590 } from "./hdu-3590.ts";
import { luoguP2490 } from "./luogu-p2490.ts";
import { luoguP2575 } from "./luogu-p2575.ts";
import { misereDag } from "./misere-dag.ts";
import { poj2425 } from "./poj-2425.ts";
import { poj3710 } from "./poj-3710.ts";
import { primeIntervalsProblem } from "./prime-intervals.ts";
import type { Problem } from "./problem.ts";

/** Every contest format, by id. */
export const problems: readonly Problem[] = [
  acwing893,
  hdu1536,

  gym103119g,
  primeIntervalsProblem,
  luoguP2575,
  luoguP2490,
  hdu3094,
  poj3710,
  hdu3590,
  poj2425,
  misereDag,
];

/** The format of this id or alias. */
export function problemOf(id: string): Problem | undefined {
  return problems.find((problem) => problem.id === id || problem.aliases.includes(id));
}

export type { Problem } from "./problem.ts";
export { Reader, type Source, sourceOf } from "./reader.ts";
