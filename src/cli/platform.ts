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

/** Language of texts. Windows sets no variable: there it is that of the user's settings, `settings`. */
export function languageOn({ platform, env }: System, settings: () => string): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || (platform === "win32" ? settings() : "");
  return /^zh/i.test(locale) ? "zh" : "en";
}

/** Language of the user's settings on this machine. */
export const settingsLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale;

/**
 * Whether text for a terminal goes through the stream of Node. Bytes that are written to a console of Windows would be
 * read in its code page, such as 936; the stream writes letters.
 */
export const writesLetters = (platform: NodeJS.Platform, isTTY: boolean): boolean =>
  platform === "win32" && isTTY;
