import type { Refusal } from "nimber/worker";
import { asking } from "../engine/workers.ts";
import { t } from "../locale/table.ts";
import type { Job, Report, TableSubject } from "./protocol.ts";

/** Job running in a Worker of its own. */
export interface Run {
  /** Asks it to end; what it has computed is still reported. */
  stop(): void;
  /** Ends it at once, without further reports. */
  drop(): void;
}

const FAILED = t("failed");

/**
 * Worker for jobs of the Table. All Workers are the same file and take their task from the name. It has two
 * seconds to stop when asked.
 */
const worker = () =>
  asking<Job>(
    () => new Worker(new URL("../engine/worker.ts", import.meta.url), { type: "module", name: "table" }),
    { late: FAILED, ending: 2 },
  );

/** Starts a job in a new Worker. The last report is `end`. */
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

/** Report of a job that has only one. @throws Refusal */
export async function reportOf<Kind extends Report["kind"]>(
  job: Job,
  { signal, handOver = [] }: { readonly signal: AbortSignal; readonly handOver?: readonly ArrayBuffer[] },
): Promise<Extract<Report, { kind: Kind }>> {
  const { ask, close } = worker();
  let report: unknown;
  const told = (said: unknown) => {
    report = said;
  };
  try {
    await ask(job, { signal, told, handOver, ending: 0 });
    return report as Extract<Report, { kind: Kind }>;
  } finally {
    close();
  }
}

let quick: ReturnType<typeof worker> | undefined;

/**
 * Reads a game in a Worker kept for short requests.
 * @throws Refusal
 */
export function read(text: string, { signal }: { readonly signal: AbortSignal }): Promise<TableSubject> {
  quick ??= worker();
  return quick.ask<TableSubject>({ kind: "read", text }, { signal });
}
