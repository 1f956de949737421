import type { Job, Report } from "./protocol.ts";

/** Work under way in a Worker of its own. */
export interface Run {
  /** Asks it to come to an end; what it has by then is reported still. */
  stop(): void;
  /** Ends it at once; nothing more is heard of it. */
  drop(): void;
}

/** A Worker that is asked to stop and does not answer so long, in milliseconds, is ended. */
const PATIENCE = 2000;

/** The file of all Workers, which does jobs of the Table under this name. */
const start = () =>
  new Worker(new URL("../engine/worker.ts", import.meta.url), { type: "module", name: "table" });

/** Starts a job in a new Worker; the last report is `end`. */
export function begin(job: Job, hear: (report: Report) => void, handOver: Transferable[] = []): Run {
  const worker = start();
  const { port1, port2 } = new MessageChannel();
  let timer: number | undefined;
  let over = false;

  function drop(): void {
    over = true;
    window.clearTimeout(timer);
    worker.terminate();
    port1.close();
  }

  function finish(): void {
    if (over) return;
    drop();
    hear({ kind: "end" });
  }

  port1.onmessage = ({ data }: MessageEvent<Report>) => {
    if (over) return;
    if (data.kind === "end") finish();
    else hear(data);
  };
  worker.addEventListener("error", () => {
    if (!over) hear({ kind: "refused", text: FAILED });
    finish();
  });
  worker.postMessage(job, [port2, ...handOver]);
  return {
    stop() {
      port1.postMessage("stop");
      timer ??= window.setTimeout(finish, PATIENCE);
    },
    drop,
  };
}

const FAILED = {
  en: "The computation ended unexpectedly; what came before is kept.",
  zh: "计算意外中止，已得到的结果仍保留。",
};

let quick: Worker | undefined;

/** A question that is answered at once, by a Worker that is kept for such. */
export function ask(job: Extract<Job, { kind: "read" }>): Promise<Report> {
  quick ??= start();
  const { port1, port2 } = new MessageChannel();
  quick.postMessage(job, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Report>) => {
      port1.close();
      resolve(data);
    };
  });
}
