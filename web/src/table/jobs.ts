import { asking } from "../engine/workers.ts";
import { t } from "../locale/table.ts";
import { LEFT } from "../shell/resource.ts";
import type { Job, Report, TableSubject } from "./protocol.ts";

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

/** Signal that ends a job, and buffers that its Worker gets instead of copies. */
interface Running {
  readonly signal: AbortSignal;
  readonly handOver?: readonly ArrayBuffer[];
}

/**
 * Runs a job in a new Worker. When it is stopped, what it has computed is still reported; when it is left, it ends at
 * once.
 * @throws Refusal
 */
export async function reportsOf(
  job: Job,
  { signal, tell, handOver = [] }: Running & { readonly tell: (report: Report) => void },
): Promise<void> {
  const { ask, close } = worker();
  const leave = () => {
    if (signal.reason === LEFT) close();
  };
  signal.addEventListener("abort", leave);
  try {
    await ask(job, { signal, told: (report) => tell(report as Report), handOver });
  } finally {
    signal.removeEventListener("abort", leave);
    close();
  }
}

/** Report of a job that has only one. @throws Refusal */
export async function reportOf<Kind extends Report["kind"]>(
  job: Job,
  { signal, handOver = [] }: Running,
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
