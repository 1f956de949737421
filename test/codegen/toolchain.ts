import { spawnSync } from "node:child_process";

/** Table as source code, with the heaps to query: 0 to `to`, then `samples`. */
export interface Asked {
  readonly source: string;
  /** Whether `sg` takes a long integer. */
  readonly long: boolean;
  readonly to: number;
  readonly samples: readonly bigint[];
}

/** Compiler and runtime of a language; `commands` have to be installed. */
export interface Toolchain {
  readonly id: string;
  readonly commands: readonly string[];
  /** Files that contain several tables and print the answers, one per line. */
  tables(asked: readonly Asked[]): Record<string, string>;
  /** Files that contain several programs; the main one runs the program whose number is its argument. */
  programs(sources: readonly string[]): Record<string, string>;
  /** Whether the main program, given `together`, runs all calls of a list in JSON and prints their outputs so. */
  readonly together?: true;
  /** Compiles the main file (`Main` or `main`). Returns the command that runs it. */
  build(folder: string): string[];
}

/** Runs a compiler. Any output of it, including warnings, is thrown as an error. */
export function compile(folder: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command}: ${(stdout + stderr).slice(0, 3000)}`);
}

export const lines = (parts: readonly string[]): string => parts.join("\n");
