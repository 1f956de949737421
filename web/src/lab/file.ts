// Programs in files: the one that the server of this page was told to show, and those of the visitor.

import type { Text } from "nimber";
import { readFile } from "../shell/file.ts";
import { LONGEST } from "../shell/link.ts";

const TOO_LONG = {
  en: `This file has more than ${LONGEST} letters, the most that the Lab takes.`,
  zh: `此文件超过 ${LONGEST} 个字符，这是实验室所能接受的上限。`,
} satisfies Text;

const noFile = (name: string): Text => ({
  en: `The file ${name} is not served here: nimber web ${name} does.`,
  zh: `此处没有文件 ${name}，可用 nimber web ${name} 打开。`,
});

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
