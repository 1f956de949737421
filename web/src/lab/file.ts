// Programs in files: the one that the server of this page was told to show, and those of the visitor.

import type { Text } from "nimber";
import { t } from "../locale/lab.ts";
import { readFile } from "../shell/file.ts";
import { LONGEST } from "../shell/link.ts";

const TOO_LONG = t("tooLong", { longest: LONGEST }) satisfies Text;

const noFile = (name: string): Text => t("fileNotServedHereNimber", { name });

/** The program in a file, or the sentence that says why there is none. */
export async function readProgram(file: Blob): Promise<string | Text> {
  const text = file.size > 4 * LONGEST ? TOO_LONG : await readFile(file);
  return typeof text === "string" && text.length > LONGEST ? TOO_LONG : text;
}

/** The file of this name, as `nimber web` hands it over. */
export async function served(name: string): Promise<string | Text> {
  try {
    const answer = await fetch(`./rules/${encodeURIComponent(name)}`, { cache: "no-store" });
    return answer.ok ? await readProgram(await answer.blob()) : noFile(name);
  } catch {
    return noFile(name);
  }
}
