import type { ContestProblem, ContestProgram } from "../src/games/problems/index.ts";
import type { Language } from "../src/types.ts";

export function programTable(
  programs: readonly ContestProgram[],
  problemNamed: (name: string) => ContestProblem | undefined,
  seconds: Readonly<Record<string, Readonly<Record<string, number>>>>,
  language: Language,
): string;
