import type { Text } from "nimber";
import { readFile } from "../shell/file.ts";
import { type Reading, readCensus } from "./file.ts";
import { FileRefusal, type Filter, type Query } from "./source.ts";

/** What the Worker of a file is asked, the file itself first; each question comes with a port for its answer. */
export type Question =
  | { readonly kind: "open"; readonly file: Blob }
  | { readonly kind: "page"; readonly query: Query }
  | { readonly kind: "points"; readonly filter: Filter };

/** `refused` when the file is no census. */
export type Answer = { readonly found: unknown } | { readonly refused: Text };

let reading: Reading;

self.addEventListener("message", async ({ data, ports }: MessageEvent<Question>) => {
  ports[0]!.postMessage(await answerTo(data));
});

async function answerTo(question: Question): Promise<Answer> {
  try {
    if (question.kind === "page") return { found: reading.page(question.query) };
    if (question.kind === "points") return { found: reading.points(question.filter) };
    const text = await readFile(question.file);
    if (typeof text !== "string") return { refused: text };
    reading = readCensus(text);
    return { found: reading.counts };
  } catch (error) {
    return { refused: error instanceof FileRefusal ? error.text : UNREADABLE };
  }
}

const UNREADABLE = {
  en: "The file could not be read.",
  zh: "无法读取该文件。",
};
