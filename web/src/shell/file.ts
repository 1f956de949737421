import type { Text } from "nimber";
import { t } from "../locale/shell.ts";

/** Largest file that is read, in MiB: files are read as a whole, and the work on them needs memory too. */
const MOST_MB = 256;

const UNREADABLE = t("unreadable") satisfies Text;

const TOO_LARGE = t("tooLarge", { mostMb: MOST_MB }) satisfies Text;

/** Text of a file, or the reason why it cannot be read. */
export async function readFile(file: Blob): Promise<string | Text> {
  if (file.size > MOST_MB * 2 ** 20) return TOO_LARGE;
  return await file.text().catch(() => UNREADABLE);
}

/** Notation of a game in a form that can be a file name. */
export const fileName = (notation: string): string =>
  notation.replace(/[^\p{L}\p{N}.-]+/gu, "_").replace(/^_+|_+$/g, "");

/** Saves a file on the visitor's computer. */
export function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the present task.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
