import { Refusal } from "nimber/worker";
import { asking } from "../engine/workers.ts";
import { latest } from "../shell/resource.ts";
import type { Job, Layout } from "./geometry.ts";

/** Lays out one graph at a time in its own Worker; a new graph cancels the one before. */
export interface Drafter {
  /** Layout of a graph; `undefined` when a newer graph replaced it, "late" when it took too long. */
  layOut(job: Job): Promise<Layout | "late" | undefined>;
  stop(): void;
}

const SECONDS = 20;

export function drafter(): Drafter {
  const start = () =>
    new Worker(new URL("../engine/worker.ts", import.meta.url), { type: "module", name: "layout" });
  const { ask, close } = asking<Job>(start, { seconds: SECONDS });
  const layouts = latest();
  return {
    async layOut(job) {
      const signal = layouts.begin();
      try {
        return await ask<Layout>(job, { signal });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return signal.aborted ? undefined : "late";
      }
    },
    stop() {
      layouts.end();
      close();
    },
  };
}
