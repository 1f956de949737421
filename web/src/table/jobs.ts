import type { Refusal } from "nimber/worker";
import { asking } from "../engine/workers.ts";
import { t } from "../locale/table.ts";
import type { Job, Report, TableSubject } from "./protocol.ts";

/** Work under way in a Worker of its own. */
export interface Run {
  /** Asks it to come to an end; what it has by then is reported still. */
  stop(): void;
  /** Ends it at once; nothing more is heard of it. */
  drop(): void;
}

const FAILED = t("failed");

/** The file of all Workers, which does jobs of the Table under this name; one that is asked to stop has two seconds. */
const worker = () =>
  asking<Job>(
    () => new Worker(new URL("../engine/worker.ts", import.meta.url), { type: "module", name: "table" }),
    { late: FAILED, ending: 2 },
  );

/** Starts a job in a new Worker; the last report is `end`. */
export function begin(job: Job, hear: (report: Report) => void, handOver: readonly ArrayBuffer[] = []): Run {
  const { ask, close } = worker();
  const stopping = new AbortController();
  let dropped = false;
  const told = (report: unknown) => hear(report as Report);
  ask(job, { signal: stopping.signal, told, handOver })
    .catch((error: Refusal) => {
      if (!dropped && !stopping.signal.aborted) hear({ kind: "refused", ...error.refused });
    })
    .finally(() => {
      close();
      if (!dropped) hear({ kind: "end" });
    });
  return {
    stop: () => stopping.abort(),
    drop() {
      dropped = true;
      close();
    },
  };
}

let quick: ReturnType<typeof worker> | undefined;

/** Reads a game at once, in a Worker that is kept for such. @throws Refusal */
export function read(text: string, { signal }: { readonly signal: AbortSignal }): Promise<TableSubject> {
  quick ??= worker();
  return quick.ask<TableSubject>({ kind: "read", text }, { signal });
}
