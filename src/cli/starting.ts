import { win32 } from "node:path";
import type { System } from "./platform.ts";

// Starting and ending the user's programs on each system.

/** Program and arguments for `spawn`. */
export interface Start {
  readonly command: string;
  readonly args: readonly string[];
  /** Set if the arguments are a single command line, already quoted. */
  readonly windowsVerbatimArguments?: true;
}

/**
 * Command that starts a program, without a shell if possible. Windows starts `.exe` and `.com` directly,
 * Python scripts by their launcher, and batch files only by cmd.exe. That expands some characters even in
 * quotes, so arguments that contain them are refused.
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

/** Word that cmd.exe would change. */
export interface Unsafe {
  readonly unsafe: string;
}

/**
 * Command that ends a process with all processes it started. On Windows the program is a child of a launcher
 * or of cmd.exe and would outlive it. Elsewhere a signal suffices, because the program is the process itself.
 */
export const treeEnd = (pid: number, platform: NodeJS.Platform): Start | undefined =>
  platform === "win32" ? { command: "taskkill", args: ["/pid", `${pid}`, "/T", "/F"] } : undefined;

/** Command that opens an address in the user's browser. */
export function opener(url: string, platform: NodeJS.Platform): readonly string[] {
  if (platform === "darwin") return ["open", url];
  return platform === "win32" ? ["cmd", "/d", "/c", "start", "", url] : ["xdg-open", url];
}
