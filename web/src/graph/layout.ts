import type { Job, Layout } from "./geometry.ts";

/** Lays out one graph at a time in a Worker of its own; a new graph ends the work on the one before. */
export interface Drafter {
  /** `undefined` when a newer graph came in between, or it took too long. */
  layOut(job: Job): Promise<Layout | "late" | undefined>;
  stop(): void;
}

const SECONDS = 20;

export function drafter(): Drafter {
  let worker: Worker | undefined;
  let end: ((layout: Layout | "late" | undefined) => void) | undefined;
  let timer = 0;

  function finish(layout: Layout | "late" | undefined): void {
    window.clearTimeout(timer);
    const done = end;
    end = undefined;
    done?.(layout);
  }

  function abandon(why: "late" | undefined): void {
    if (end === undefined) return;
    worker?.terminate();
    worker = undefined;
    finish(why);
  }

  function start(): Worker {
    const started = new Worker(new URL("./layout.worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<Layout>) => finish(data));
    started.addEventListener("error", () => abandon("late"));
    return started;
  }

  return {
    layOut(job) {
      abandon(undefined);
      worker ??= start();
      worker.postMessage(job);
      timer = window.setTimeout(() => abandon("late"), 1000 * SECONDS);
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    stop() {
      abandon(undefined);
      worker?.terminate();
      worker = undefined;
    },
  };
}
