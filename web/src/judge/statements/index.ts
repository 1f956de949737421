import { baekjoon } from "./baekjoon.ts";
import { codeforces } from "./codeforces.ts";
import { hdu } from "./hdu.ts";
import { luogu } from "./luogu.ts";
import { others } from "./others.ts";
import type { Statements } from "./statement.ts";

/** The statements of problems that no format reads, by the first of their names. */
export const statements: Statements = { ...hdu, ...luogu, ...codeforces, ...baekjoon, ...others };
