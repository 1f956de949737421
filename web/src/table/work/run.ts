import { GameError, NotationError } from "nimber";
import { fetchFor } from "../../engine/fetched.ts";
import type { Job, Report, Work } from "../protocol.ts";
import { Refused, read } from "./games.ts";

/** Asks `stopped` whether to come to an end; what a kind of job needs is loaded for it. */
async function workOf(job: Job, stopped: () => boolean): Promise<Work> {
  switch (job.kind) {
    case "read":
      return once(() => ({ kind: "game", game: read(job.text) }));
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

/** Does a job of the Table, and reports through the port. */
export async function run(job: Job, port: MessagePort): Promise<void> {
  let stopped = false;
  port.onmessage = () => {
    stopped = true;
  };
  const post = (report: Report) => port.postMessage(report, buffersIn(report));
  try {
    await fetched(job);
    for (const report of await workOf(job, () => stopped)) {
      if (report !== undefined) post(report);
      await pause();
    }
  } catch (error) {
    post(refusal(error));
  }
  post({ kind: "end" });
}

async function fetched(job: Job): Promise<void> {
  if (job.kind === "read") await fetchFor({ games: [job.text] });
  if ("game" in job) await fetchFor({ games: [job.game] });
}

/** Lets the messages in that came meanwhile. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

function refusal(error: unknown): Report {
  if (error instanceof NotationError) {
    return { kind: "refused", text: error.text, input: error.input, offset: error.offset };
  }
  if (error instanceof GameError || error instanceof Refused) return { kind: "refused", text: error.text };
  const said = error instanceof Error ? error.message : String(error);
  return { kind: "refused", text: { en: `This failed: ${said}`, zh: `操作失败：${said}` } };
}

/** The memory of a report, which is handed over rather than copied. */
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
