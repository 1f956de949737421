import { checkCertificate, GameError, languages, NotationError } from "nimber";
import { fetchAll, fetchFor } from "../engine/fetched.ts";
import type { Job, Report, Work } from "./protocol.ts";
import { games, Refused, read } from "./work/games.ts";
import { heapJob } from "./work/heap.ts";
import { lawJob, pairJob } from "./work/pair.ts";
import { write, writeSquare } from "./work/write.ts";

/** Asks `stopped` whether to come to an end. */
function workOf(job: Job, stopped: () => boolean): Work {
  switch (job.kind) {
    case "read":
      return once(() => ({ kind: "game", game: read(job.text) }));
    case "games":
      return once(() => ({
        kind: "games",
        games: games(),
        languages: languages.map(({ id, name }) => ({ id, name })),
      }));
    case "check":
      return once(() => ({ kind: "finding", finding: checkCertificate(job.text) }));
    case "write":
      return once(() => write(job));
    case "square":
      return once(() => writeSquare(job));
    case "heap":
      return heapJob(job.game, job.to, stopped);
    case "pair":
      return pairJob(job.game, job.to, stopped);
    case "law":
      return lawJob(job, stopped);
  }
}

function* once(work: () => Report): Work {
  yield work();
}

self.addEventListener("message", ({ data, ports }: MessageEvent<Job>) => {
  void run(data, ports[0]!);
});

async function run(job: Job, port: MessagePort): Promise<void> {
  let stopped = false;
  port.onmessage = () => {
    stopped = true;
  };
  const post = (report: Report) => port.postMessage(report, buffersIn(report));
  try {
    await fetched(job);
    for (const report of workOf(job, () => stopped)) {
      if (report !== undefined) post(report);
      await pause();
    }
  } catch (error) {
    post(refusal(error));
  }
  post({ kind: "end" });
}

async function fetched(job: Job): Promise<void> {
  if (job.kind === "games") await fetchAll();
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
