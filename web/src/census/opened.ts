import type { Text } from "nimber";
import { type Counts, FileRefusal, type Page, type Point, type Source } from "./source.ts";
import type { Answer, Question } from "./worker.ts";

/** A census in a file, until it is closed. */
export interface FileSource extends Source {
  close(): void;
}

/**
 * Reads the CSV of a census in a Worker, which keeps the games and answers about them: a hundred thousand of them
 * take longer than the page may.
 * @throws FileRefusal
 */
export async function fileSource(name: Text, file: Blob): Promise<FileSource> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const ask = <Found>(question: Question): Promise<Found> =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<Answer>) => {
        port1.close();
        if ("refused" in data) reject(new FileRefusal(data.refused));
        else resolve(data.found as Found);
      };
      worker.postMessage(question, [port2]);
    });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener("error", () => reject(new Error("census: the Worker of a file failed")));
  });
  try {
    const counts = await Promise.race([ask<Counts>({ kind: "open", file }), failed]);
    return {
      name,
      counts: async () => counts,
      page: (query) => ask<Page>({ kind: "page", query }),
      points: (filter) => ask<readonly Point[]>({ kind: "points", filter }),
      close: () => worker.terminate(),
    };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
