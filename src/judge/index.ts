import { acwing893 } from "./acwing-893.ts";
import { hdu1536 } from "./hdu-1536.ts";
import type { Problem } from "./problem.ts";

/** Every contest format, by id. */
export const problems: readonly Problem[] = [acwing893, hdu1536];

/** The format of this id or alias. */
export function problemOf(id: string): Problem | undefined {
  return problems.find((problem) => problem.id === id || problem.aliases.includes(id));
}

export type { Problem } from "./problem.ts";
export { Reader, type Source, sourceOf } from "./reader.ts";
