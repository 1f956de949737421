import type { Text } from "nimber";
import type { Answer } from "nimber/session";
import { Refusal } from "nimber/worker";
import { serving } from "../engine/serve.ts";
import { t } from "../locale/census.ts";
import { readFile } from "../shell/file.ts";
import { type Reading, readCensus } from "./file.ts";
import type { Filter, Query } from "./source.ts";

/** Questions to the Worker of a file: the file first, then queries about its games. */
export type Question =
  | { readonly ask: "open"; readonly file: Blob }
  | { readonly ask: "page"; readonly query: Query }
  | { readonly ask: "points"; readonly filter: Filter };

let reading: Reading;

serving(async (question: Question): Promise<Answer<unknown>> => {
  try {
    if (question.ask === "page") return { value: reading.page(question.query) };
    if (question.ask === "points") return { value: reading.points(question.filter) };
    const text = await readFile(question.file);
    if (typeof text !== "string") return { refused: { text } };
    reading = readCensus(text);
    return { value: reading.counts };
  } catch (error) {
    return { refused: { text: error instanceof Refusal ? error.text : UNREADABLE } };
  }
});

const UNREADABLE = t("unreadable") satisfies Text;
