import type { Terminal } from "../command.ts";
import type { System } from "../platform.ts";
import { processTerminal, type Screen } from "./terminal.ts";

/**
 * Whether a terminal can draw characters such as `⊕` and `─`. The Windows console can only in Windows
 * Terminal, ConEmu or an editor. Elsewhere the locale names the encoding; the default is UTF-8. The Linux
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

/** Characters with ASCII replacements; those used in tables and pictures keep their width. */
const ASCII: Readonly<Record<string, string>> = {
  ...{ "⊕": "^", "⊗": "(x)", "×": "x", "·": ".", "−": "-", "–": "-", "—": "-", "…": "...", "→": "->" },
  ...{ "≤": "<=", "≥": ">=", "≠": "!=", "≡": "=", "∞": "inf", "√": "sqrt", "±": "+-", "∈": "in" },
  ...{ "⌊": "[", "⌋": "]", "⌈": "[", "⌉": "]", "²": "^2", φ: "phi", α: "alpha", "☾": "loony" },
  ...{ "‘": "'", "’": "'", "“": '"', "”": '"' },
  ...{ "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┼": "+" },
  ...{ "●": "*", "○": "o", "□": "#", "■": "#", "▔": "-" },
};

const SIGNS = new RegExp(`[${Object.keys(ASCII).join("")}]`, "g");

/** Text with ASCII replacements. Chinese text and its punctuation are unchanged. */
export const inAscii = (text: string): string =>
  text.replace(SIGNS, (sign, at: number) =>
    /[‘’“”…—]/.test(sign) && /[⺀-￯…—]/.test(`${text[at - 1]}${text[at + 1]}`) ? sign : ASCII[sign]!,
  );

/** Terminal of this process; with ASCII replacements if needed. */
export const ownTerminal = (screen: Screen): Terminal =>
  processTerminal(screen, drawsSigns(process) ? undefined : inAscii);
