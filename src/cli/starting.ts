import { win32 } from "node:path";
import type { System } from "./platform.ts";

// How programs of the user start and end on each system.

/** A program and its arguments as `spawn` takes them. */
export interface Start {
  readonly command: string;
  readonly args: readonly string[];
  /** The arguments are one command line, quoted already. */
  readonly windowsVerbatimArguments?: true;
}

/**
 * How a program starts, without a shell where that can be. Windows starts `.exe` and `.com` itself, scripts in Python by
 * their launcher, and batch files by cmd.exe alone, which reads some letters in every quotation: an argument that has
 * one is refused.
 */
export function startOf(
  [command = "", ...args]: readonly string[],
  { platform, env }: System,
): Start | Unsafe {
  if (platform !== "win32") return { command, args };
  const ending = win32.extname(command).toLowerCase();
  if (ending === ".py") return { command: "py.exe", args: ["-3", command, ...args] };
  if (ending !== ".bat" && ending !== ".cmd") return { command, args };
  const unsafe = [command, ...args].find((word) => /["%!\r\n]/.test(word));
  if (unsafe !== undefined) return { unsafe };
  const line = [win32.normalize(command), ...args].map((word) => `"${word}"`).join(" ");
  return {
    command: env.ComSpec ?? "cmd.exe",
    args: ["/d", "/s", "/c", `"${line}"`],
    windowsVerbatimArguments: true,
  };
}

/** A word that cmd.exe would change. */
export interface Unsafe {
  readonly unsafe: string;
}

/**
 * The command that ends a process together with those that it started. On Windows the program is a child of a launcher
 * or of cmd.exe, and would outlive it; elsewhere it is the process itself, which a signal ends.
 */
export const treeEnd = (pid: number, platform: NodeJS.Platform): Start | undefined =>
  platform === "win32" ? { command: "taskkill", args: ["/pid", `${pid}`, "/T", "/F"] } : undefined;

/** The command that shows an address in the user's browser. */
export function opener(url: string, platform: NodeJS.Platform): readonly string[] {
  if (platform === "darwin") return ["open", url];
  return platform === "win32" ? ["cmd", "/d", "/c", "start", "", url] : ["xdg-open", url];
}
