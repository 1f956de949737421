import { isCode, plainName } from "../games/problems/names.ts";
import { acwing892 } from "./acwing-892.ts";
import { acwing893 } from "./acwing-893.ts";
import { cf787c } from "./cf-787c.ts";
import { cf919f } from "./cf-919f.ts";
import { extendedWythoff } from "./extended-wythoff.ts";
import { grundyTable } from "./grundy-table.ts";
import { gym103119g } from "./gym-103119g.ts";
import { hdu1536 } from "./hdu-1536.ts";
import { hdu1846 } from "./hdu-1846.ts";
import { hdu1847 } from "./hdu-1847.ts";
import { hdu2516 } from "./hdu-2516.ts";
import { hdu3094 } from "./hdu-3094.ts";
import { hdu3590 } from "./hdu-3590.ts";
import { hdu3951 } from "./hdu-3951.ts";
import { luoguP2197 } from "./luogu-p2197.ts";
import { luoguP2490 } from "./luogu-p2490.ts";
import { luoguP2575 } from "./luogu-p2575.ts";
import { luoguP3480 } from "./luogu-p3480.ts";
import { luoguP4279 } from "./luogu-p4279.ts";
import { luoguP5675 } from "./luogu-p5675.ts";
import { luoguP6487 } from "./luogu-p6487.ts";
import { luoguP6560 } from "./luogu-p6560.ts";
import { misereDag } from "./misere-dag.ts";
import { misereSubtraction } from "./misere-subtraction.ts";
import { mooreNim } from "./moore-nim.ts";
import { nimProduct64 } from "./nim-product-64.ts";
import { poj1067 } from "./poj-1067.ts";
import { poj2425 } from "./poj-2425.ts";
import { poj3710 } from "./poj-3710.ts";
import { primeIntervalsProblem } from "./prime-intervals.ts";
import type { Problem } from "./problem.ts";
import { wythoffPairs } from "./wythoff-pair.ts";

/** All contest formats. */
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
  cf919f,
  cf787c,
  luoguP6560,

  luoguP2197,
  luoguP4279,
  luoguP5675,
  luoguP6487,
  luoguP3480,
  hdu1846,
  hdu1847,
  hdu2516,
  hdu3951,
  acwing892,
  poj1067,
  extendedWythoff,
  wythoffPairs,
  mooreNim,
  misereSubtraction,
  grundyTable,
  nimProduct64,
];

/** Format by its id or an alias, however it is written: `HDU 1536` and `hdu-1536` are one. */
export function problemOf(id: string): Problem | undefined {
  const exact = problems.find((problem) => problem.id === id || problem.aliases.includes(id));
  if (exact !== undefined || isCode(id)) return exact;
  const meant = plainName(id);
  return problems.find((problem) =>
    [problem.id, ...problem.aliases].some((each) => plainName(each) === meant),
  );
}

export type { Draw } from "./legal.ts";
export { answerAll, explainFirst, type Judging, type Problem } from "./problem.ts";
export { type ByteSource, Reader, sourceOf } from "./reader.ts";
