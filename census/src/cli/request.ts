import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Language, Text } from "nimber";
import { nearest } from "nimber/games";
import { say, verbatim } from "nimber/locale";
import { CensusError } from "../errors.ts";
import { t } from "../locale/census.ts";
import { jobsOf, type Plan, parsePlan } from "../plan/index.ts";
import { usualMemory } from "../work/memory.ts";

declare const code: unique symbol;

/** Exit code from the table of the command line; the type excludes plain numbers. */
export type ExitCode = number & { readonly [code]: true };

/** Exit codes of a census. */
type Exit = Readonly<Record<"answered" | "refuted" | "undecided" | "interrupted", ExitCode>>;

/** Arguments and output from the command line. */
export interface CensusContext {
  readonly args: readonly string[];
  option(name: string): string | undefined;
  readonly language: Language;
  readonly json: boolean;
  readonly exit: Exit;
  readonly terminal: {
    write(text: string): void;
    warn(text: string): void;
    progress(text: string): void;
    style(style: "bold" | "dim" | "green" | "yellow" | "red" | "cyan", text: string): string;
    readonly columns: number;
  };
}

/** Layout functions of the command line. */
export interface Layout {
  columns(rows: readonly (readonly string[])[], right?: readonly number[]): string;
  wrap(text: string, most: number, indent?: string): string;
}

export const warn = (context: CensusContext, text: Text): void =>
  context.terminal.warn(`nimber: ${say(text, context.language)}\n`);

/** Refuses arguments after the name of the subcommand. */
export function noMore(context: CensusContext, words: readonly string[]): void {
  const [extra] = words;
  if (extra === undefined) return;
  throw new CensusError(t("censusExpectedNothingMoreFound", { words: context.args[0], extra }));
}

/**
 * Plan in a file.
 * @throws CensusError when there is no such file; PlanError when it is not a plan
 */
export function planIn(file: string): { readonly plan: Plan; readonly text: string } {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new CensusError(t("cannotRead", { file, code }));
  }
  return { plan: parsePlan(text, file), text };
}

/** Keys of the games of a plan. */
export function keysOf(plan: Plan): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { key } of jobsOf(plan)) keys.add(key);
  return keys;
}

export function workersOption(context: CensusContext): number {
  const text = context.option("workers");
  if (text === undefined) return availableParallelism();
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= 1 && value <= MOST_WORKERS) return value;
  throw new CensusError(t("workersExpectedNumberFromFound", { mostWorkers: MOST_WORKERS, text }));
}

const MOST_WORKERS = 1024;

export function memoryOption(context: CensusContext): number {
  const text = context.option("memory");
  if (text === undefined) return usualMemory();
  const [, digits, unit = ""] = /^(\d+(?:\.\d+)?)\s*([KMGT]?)(?:i?B)?$/i.exec(text) ?? [];
  if (digits !== undefined && Number(digits) > 0) {
    return Number(digits) * 1024 ** " KMGT".indexOf(unit.toUpperCase() || " ");
  }
  throw new CensusError(t("memoryExpectedBytesMG", { text }));
}

/** Value of an option, one of `names`. Default: the first one. */
export function choice<T extends string>(
  context: CensusContext,
  option: string,
  names: readonly [T, ...T[]],
): T {
  const text = context.option(option);
  if (text === undefined) return names[0];
  const name = names.find((each) => each === text);
  if (name !== undefined) return name;
  const meant = nearest(text, names);
  const hint = meant === undefined ? verbatim("") : t("didYouMean2", { meant });
  throw new CensusError(t("expectedFound2", { option, names, text, hint }));
}
