import type { Text } from "nimber";
import { asking } from "../engine/workers.ts";
import type { Counts, Page, Point, Source } from "./source.ts";
import type { Question } from "./worker.ts";

/** Open census of a file. */
export interface FileSource extends Source {
  close(): void;
}

/**
 * Opens the CSV of a census in a Worker, which keeps the games and answers queries. A hundred thousand games
 * would block the page for too long.
 * @throws Refusal
 */
export async function fileSource(name: Text, file: Blob): Promise<FileSource> {
  const { ask, close } = asking<Question>(
    () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  );
  try {
    const counts = await ask<Counts>({ ask: "open", file });
    return {
      name,
      counts: async () => counts,
      page: (query) => ask<Page>({ ask: "page", query }),
      points: (filter) => ask<readonly Point[]>({ ask: "points", filter }),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
