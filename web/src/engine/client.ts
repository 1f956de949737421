import type { Text } from "nimber";
import type { Service } from "./service.ts";
import type { Answer, Question } from "./worker.ts";

/** A question that was not answered: its `text` says why. */
export class Refusal extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

const SLOW = {
  en: "This takes too long here; try a smaller position.",
  zh: "计算时间过长，请换一个较小的局面。",
} satisfies Text;

const STOPPED = { en: "Stopped.", zh: "已停止。" } satisfies Text;

interface Waiting {
  readonly question: Question;
  readonly resolve: (value: unknown) => void;
  readonly reject: (why: Refusal) => void;
  timer?: number;
}

/** A Worker that is started when first asked, answers in order, and is replaced when it takes too long. */
export interface Engine {
  ask<K extends keyof Service>(name: K, ...given: Parameters<Service[K]>): Promise<ReturnType<Service[K]>>;
  /** Gives up what has been asked and not been answered, with the Worker that is at it. */
  stop(): void;
}

function engine(seconds: number): Engine {
  let worker: Worker | undefined;
  let queue: Waiting[] = [];
  let count = 0;

  function start(): Worker {
    const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<Answer>) => settle(data));
    started.addEventListener("error", () => fail(SLOW));
    return started;
  }

  function next(): void {
    const first = queue[0];
    if (first === undefined) return;
    worker ??= start();
    first.timer = window.setTimeout(() => fail(SLOW), 1000 * seconds);
    worker.postMessage(first.question);
  }

  function settle(answer: Answer): void {
    const first = queue.shift();
    if (first === undefined || first.question.id !== answer.id) return;
    window.clearTimeout(first.timer);
    if ("refused" in answer) first.reject(new Refusal(answer.refused));
    else first.resolve(answer.value);
    next();
  }

  /** The question at hand is given up with its Worker; the others go to a new one. */
  function fail(text: Text): void {
    worker?.terminate();
    worker = undefined;
    const first = queue.shift();
    window.clearTimeout(first?.timer);
    first?.reject(new Refusal(text));
    next();
  }

  return {
    ask(name, ...given) {
      return new Promise((resolve, reject) => {
        const question: Question = { id: ++count, ask: name, with: given };
        queue = [...queue, { question, resolve: resolve as (value: unknown) => void, reject }];
        if (queue.length === 1) next();
      });
    },
    stop() {
      const given = queue;
      if (given.length === 0) return;
      queue = [];
      window.clearTimeout(given[0]?.timer);
      worker?.terminate();
      worker = undefined;
      for (const { reject } of given) reject(new Refusal(STOPPED));
    },
  };
}

/** Answers at once: notation, boards, moves. */
export const rules: Engine = engine(8);

/** May take its time: who wins, and why. */
export const solving: Engine = engine(40);

/** Answers contest inputs, which may be long, and can be stopped without stopping anything else. */
export const judging: Engine = engine(40);

/** Explores graphs, which can be stopped without stopping anything else. */
export const exploring: Engine = engine(40);

/** Tests statements against plain play: the work of seconds, that nothing else should wait for. */
export const testing: Engine = engine(30);
