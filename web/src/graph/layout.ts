/** A place in a drawing, in pixels, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where edges lead: the options below, or to the right. */
export type Direction = "down" | "right";

/** A graph to lay out: the sizes of its nodes, the nodes that its edges join, and the room at hand. */
export interface Job {
  readonly sizes: readonly Size[];
  /** No two of the same ends. */
  readonly links: readonly (readonly [from: number, to: number])[];
  readonly room: Size;
}

/** The middles of the nodes, and the points that each edge goes through. */
export interface Layout extends Size {
  readonly direction: Direction;
  readonly nodes: readonly Point[];
  readonly edges: readonly (readonly Point[])[];
}

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
