// Programs in files: the one that the server of this page serves, and those of the visitor.

import type { Text } from "nimber";
import { t } from "../locale/lab.ts";
import { readFile } from "../shell/file.ts";
import { LONGEST } from "../shell/link.ts";

const TOO_LONG = t("tooLong", { longest: LONGEST }) satisfies Text;

const noFile = (name: string): Text => t("fileNotServedHereNimber", { name });

/** Program in a file, or the reason why it cannot be read. */
export async function readProgram(file: Blob): Promise<string | Text> {
  const text = file.size > 4 * LONGEST ? TOO_LONG : await readFile(file);
  return typeof text === "string" && text.length > LONGEST ? TOO_LONG : text;
}

/** File with this name, as served by `nimber web`. */
export async function served(name: string): Promise<string | Text> {
  try {
    const answer = await fetch(`./rules/${encodeURIComponent(name)}`, { cache: "no-store" });
    return answer.ok ? await readProgram(await answer.blob()) : noFile(name);
  } catch {
    return noFile(name);
  }
}
