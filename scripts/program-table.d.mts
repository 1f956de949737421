import type { ContestProblem, ContestProgram } from "../src/games/problems/index.ts";
import type { Language } from "../src/types.ts";

/** Time limits of judges, and reasons why programs need more than half of them. */
export interface TimeLimits {
  /** Seconds by the judge, and by "" for others. */
  readonly usual: Readonly<Record<string, number>>;
  /** Factor of the seconds for a language of a judge, and seconds that are added. */
  readonly more: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** Judges without a language. */
  readonly without: Readonly<Record<string, readonly string[]>>;
  readonly reasons: Readonly<Record<string, string>>;
}

export function slowIn(id: string, seconds: Readonly<Record<string, number>>, limits: TimeLimits): string[];

export function areNoneOfJudge(id: string, languages: readonly string[], limits: TimeLimits): boolean;

export function programTable(
  programs: readonly ContestProgram[],
  problemNamed: (name: string) => ContestProblem | undefined,
  seconds: Readonly<Record<string, Readonly<Record<string, number>>>>,
  limits: TimeLimits,
  language: Language,
): string;
