import { win32 } from "node:path";
import type { Language } from "../types.ts";

// Decisions that depend on the operating system and on the terminal. Each takes them as data, so that tests on any
// machine feed those of Windows and macOS to the same code.

/** An operating system and the environment variables of a process on it. */
export interface System {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A command as it is typed on a platform: with double quotes where those alone are understood. */
export const typed = (command: string, platform: NodeJS.Platform = process.platform): string =>
  platform === "win32" ? command.replace(/'([^'"]*)'/g, '"$1"') : command;

/** Locale that the environment names, as POSIX reads it. */
const localeIn = (env: System["env"], category: "LC_MESSAGES" | "LC_CTYPE"): string =>
  env.LC_ALL || env[category] || env.LANG || "";

/** Language of texts. Windows sets no variable: there it is that of the user's settings, `settings`. */
export function languageOn({ platform, env }: System, settings: () => string): Language {
  const locale = localeIn(env, "LC_MESSAGES") || (platform === "win32" ? settings() : "");
  return /^zh/i.test(locale) ? "zh" : "en";
}

/** Language of the user's settings on this machine. */
export const settingsLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale;

/**
 * Whether a terminal draws signs such as `⊕` and `─`. The console of Windows draws them only within Windows Terminal,
 * ConEmu or an editor; elsewhere the locale names the encoding, and one that names none is taken for UTF-8. The Linux
 * console has few glyphs.
 */
export function drawsSigns({ platform, env }: System): boolean {
  const { TERM = "" } = env;
  if (platform === "win32") {
    const names = [env.WT_SESSION, env.ConEmuTask, env.TERMINUS_SUBLIME, env.TERM_PROGRAM];
    return names.some(Boolean) || /^(xterm|alacritty|rxvt|tmux|screen|vt220)/.test(TERM);
  }
  const locale = localeIn(env, "LC_CTYPE");
  return TERM !== "linux" && (locale === "" || /utf-?8/i.test(locale));
}

/**
 * Whether text for a terminal goes through the stream of Node. Bytes that are written to a console of Windows would be
 * read in its code page, such as 936; the stream writes letters.
 */
export const writesLetters = (platform: NodeJS.Platform, isTTY: boolean): boolean =>
  platform === "win32" && isTTY;

/** Signs and the ASCII that stands for each: as wide where tables and pictures are drawn with it. */
const ASCII: Readonly<Record<string, string>> = {
  ...{ "⊕": "^", "⊗": "(x)", "×": "x", "·": ".", "−": "-", "–": "-", "—": "-", "…": "...", "→": "->" },
  ...{ "≤": "<=", "≥": ">=", "≠": "!=", "≡": "=", "∞": "inf", "√": "sqrt", "±": "+-", "∈": "in" },
  ...{ "⌊": "[", "⌋": "]", "⌈": "[", "⌉": "]", "²": "^2", φ: "phi", α: "alpha", "☾": "loony" },
  ...{ "‘": "'", "’": "'", "“": '"', "”": '"' },
  ...{ "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┼": "+" },
  ...{ "●": "*", "○": "o", "□": "#", "■": "#", "▔": "-" },
};

const SIGNS = new RegExp(`[${Object.keys(ASCII).join("")}]`, "g");

/** Text with ASCII in place of signs. Chinese stays, and so does its punctuation. */
export const inAscii = (text: string): string =>
  text.replace(SIGNS, (sign, at: number) =>
    /[‘’“”…—]/.test(sign) && /[⺀-￯…—]/.test(`${text[at - 1]}${text[at + 1]}`) ? sign : ASCII[sign]!,
  );

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
  if (ending === ".py") return { command: "py", args: ["-3", command, ...args] };
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

/** Whether a path names a device, beside which nothing can be written. */
export function isDevice(file: string, platform: NodeJS.Platform): boolean {
  if (platform !== "win32") return file.startsWith("/dev/");
  return /^(con|nul|prn|aux|conin\$|conout\$|com\d|lpt\d)\s*([.:].*)?$/i.test(win32.basename(file));
}
