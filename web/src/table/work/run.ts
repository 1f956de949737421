import type { Answer } from "nimber/session";
import type { Serving } from "nimber/worker";
import { fetchFor } from "../../engine/fetched.ts";
import type { Job, Report, TableSubject, Work } from "../protocol.ts";
import { read } from "./games.ts";

/** Work of a job, which calls `stopped` to learn whether to end. Its modules are loaded on demand. */
async function workOf(job: Exclude<Job, { kind: "read" }>, stopped: () => boolean): Promise<Work> {
  switch (job.kind) {
    case "check": {
      const { checkCertificate } = await import("./check.ts");
      return once(() => ({ kind: "finding", finding: checkCertificate(job.text) }));
    }
    case "write": {
      const { write } = await import("./write.ts");
      return once(() => write(job));
    }
    case "square": {
      const { writeSquare } = await import("./write.ts");
      return once(() => writeSquare(job));
    }
    case "heap":
      return (await import("./heap.ts")).heapJob(job.game, job.to, stopped);
    case "pair":
      return (await import("./pair.ts")).pairJob(job.game, job.to, stopped);
    case "law":
      return (await import("./pair.ts")).lawJob(job, stopped);
  }
}

function* once(work: () => Report): Work {
  yield work();
}

/** Runs a job of the Table and sends its reports. For a job that reads a game, the answer is the game. */
export async function run(job: Job, { signal, tell }: Serving): Promise<Answer<TableSubject | undefined>> {
  await fetched(job);
  if (job.kind === "read") return { value: read(job.text) };
  for (const report of await workOf(job, () => signal.aborted)) {
    if (report !== undefined) tell?.(report, buffersIn(report));
    await pause();
  }
  return { value: undefined };
}

async function fetched(job: Job): Promise<void> {
  if (job.kind === "read") await fetchFor({ games: [job.text] });
  if ("game" in job) await fetchFor({ games: [job.game] });
}

/** Lets pending messages arrive. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Memory of a report, which is transferred instead of copied. */
function buffersIn(value: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  const look = (each: unknown): void => {
    if (ArrayBuffer.isView(each)) found.add(each.buffer as ArrayBuffer);
    else if (typeof each === "object" && each !== null && !(each instanceof Blob))
      Object.values(each).forEach(look);
  };
  look(value);
  return [...found];
}
