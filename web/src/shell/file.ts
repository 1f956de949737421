import type { Text } from "nimber";
import { t } from "../locale/shell.ts";

/** A file is read whole: what is larger would leave the page no memory to work on it. */
const MOST_MB = 256;

const UNREADABLE = t("unreadable") satisfies Text;

const TOO_LARGE = t("tooLarge", { mostMb: MOST_MB }) satisfies Text;

/** The text of a file, or the sentence that says why there is none. */
export async function readFile(file: Blob): Promise<string | Text> {
  if (file.size > MOST_MB * 2 ** 20) return TOO_LARGE;
  return await file.text().catch(() => UNREADABLE);
}

/** The notation of a game as the name of a file. */
export const fileName = (notation: string): string =>
  notation.replace(/[^\p{L}\p{N}.-]+/gu, "_").replace(/^_+|_+$/g, "");

/** Hands a file to the visitor. */
export function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after this turn.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
