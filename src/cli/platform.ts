import type { Language } from "../types.ts";

// Decisions that depend on the operating system and the terminal. They take these as data, so that tests on
// any machine can check the behaviour on Windows and macOS.

/** Operating system, and environment variables of a process. */
export interface System {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Command as typed on a platform; on Windows with double quotes, the only ones its prompt supports. */
export const typed = (command: string, platform: NodeJS.Platform = process.platform): string =>
  platform === "win32" ? command.replace(/'([^'"]*)'/g, '"$1"') : command;

/**
 * Language of texts, from the environment variables. Windows sets none; there `settings` gives the language
 * of the user.
 */
export function languageOn({ platform, env }: System, settings: () => string): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || (platform === "win32" ? settings() : "");
  return /^zh/i.test(locale) ? "zh" : "en";
}

/** Language of the user's settings on this machine. */
export const settingsLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale;

/**
 * Whether text for a terminal must go through a stream of Node. A Windows console would read bytes in its
 * code page, such as 936; the stream writes characters.
 */
export const writesLetters = (platform: NodeJS.Platform, isTTY: boolean): boolean =>
  platform === "win32" && isTTY;
