import { spawnSync } from "node:child_process";

/** A table as source code, and what to ask it: heaps 0 to `to`, then `samples`. */
export interface Asked {
  readonly source: string;
  /** Whether `sg` takes a long integer. */
  readonly long: boolean;
  readonly to: number;
  readonly samples: readonly bigint[];
}

/** How a language's code is compiled and run; `commands` have to be there. */
export interface Toolchain {
  readonly id: string;
  readonly commands: readonly string[];
  /** Files that hold several tables and print the answers, one a line. */
  tables(asked: readonly Asked[]): Record<string, string>;
  /** Files that hold several programs, of which the main one runs the one whose number is its argument. */
  programs(sources: readonly string[]): Record<string, string>;
  /** Compiles the main file (`Main` or `main`), and returns the command that runs it. */
  build(folder: string): string[];
}

/** Runs a compiler, whose complaints become the error; a warning is one. */
export function compile(folder: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command}: ${(stdout + stderr).slice(0, 3000)}`);
}

export const lines = (parts: readonly string[]): string => parts.join("\n");
