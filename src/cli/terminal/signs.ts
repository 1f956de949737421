import type { Terminal } from "../command.ts";
import type { System } from "../platform.ts";
import { processTerminal, type Screen } from "./terminal.ts";

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
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || "";
  return TERM !== "linux" && (locale === "" || /utf-?8/i.test(locale));
}

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

/** The terminal of this process, in ASCII where it draws no signs. */
export const ownTerminal = (screen: Screen): Terminal =>
  processTerminal(screen, drawsSigns(process) ? undefined : inAscii);
