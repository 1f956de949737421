import { asking } from "../engine/workers.ts";
import { type Resource, resource } from "../shell/resource.ts";
import type { Job, Layout } from "./geometry.ts";

/** Lays out one graph at a time in its own Worker; a new graph cancels the one before. */
export interface Drafter extends Pick<Resource<Job, Layout>, "ask"> {
  stop(): void;
}

const SECONDS = 20;

export function drafter(): Drafter {
  const start = () =>
    new Worker(new URL("../engine/worker.ts", import.meta.url), { type: "module", name: "layout" });
  const { ask: layOut, close } = asking<Job>(start, { seconds: SECONDS });
  const { ask, cancel } = resource((job: Job, { signal }) => layOut<Layout>(job, { signal }));
  return {
    ask,
    stop() {
      cancel();
      close();
    },
  };
}
