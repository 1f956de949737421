import { proxy, type Remote, releaseProxy, wrap } from "comlink";
import type { Text } from "nimber";
import type { Answer, Refused } from "nimber/ask";

/** A question that was not answered: its `text` says why. */
export class Refusal extends Error {
  readonly text: Text;
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.text.en);
    this.text = refused.text;
    this.refused = refused;
  }
}

const SLOW = {
  en: "This takes too long here; try a smaller position.",
  zh: "计算时间过长，请换一个较小的局面。",
} satisfies Text;

const STOPPED = { en: "Stopped.", zh: "已停止。" } satisfies Text;

/** What a Worker that serves can be asked. */
interface Serving {
  ask(question: unknown, progress?: (done: number) => void): Promise<Answer<unknown>>;
}

/** How an answer is waited for. */
export interface Waiting {
  /** Gives the question up, with the Worker if it is at it. */
  readonly signal?: AbortSignal | undefined;
  readonly progress?: (done: number) => void;
}

/** A Worker that is started when first asked, answers in order, and is replaced when it takes too long. */
export interface Client<Q> {
  /** @throws Refusal */
  ask<A>(question: Q, waiting?: Waiting): Promise<A>;
  /** Ends the Worker; what has been asked is given up. */
  close(): void;
}

interface Asked<Q> extends Waiting {
  readonly question: Q;
  readonly resolve: (value: unknown) => void;
  readonly reject: (why: Refusal) => void;
}

/** The one client of all Workers: `start` makes a Worker that serves, each question has so many seconds. */
export function client<Q>(start: () => Worker, seconds = Number.POSITIVE_INFINITY): Client<Q> {
  let worker: Worker | undefined;
  let remote: Remote<Serving> | undefined;
  let queue: Asked<Q>[] = [];
  let timer = 0;

  function next(): void {
    const first = queue[0];
    if (first === undefined) return;
    if (worker === undefined) {
      worker = start();
      worker.addEventListener("error", () => giveUp(queue[0], SLOW));
      remote = wrap<Serving>(worker);
    }
    if (Number.isFinite(seconds)) timer = window.setTimeout(() => giveUp(first, SLOW), 1000 * seconds);
    const progress = first.progress && proxy(first.progress);
    void remote!.ask(first.question, progress).then((answer) => {
      if (queue[0] !== first) return;
      queue = queue.slice(1);
      window.clearTimeout(timer);
      if ("refused" in answer) first.reject(new Refusal(answer.refused));
      else first.resolve(answer.value);
      next();
    });
  }

  function end(): void {
    window.clearTimeout(timer);
    remote?.[releaseProxy]();
    worker?.terminate();
    worker = undefined;
    remote = undefined;
  }

  /** A question at hand is given up with its Worker; the others go to a new one. */
  function giveUp(asked: Asked<Q> | undefined, text: Text): void {
    if (asked === undefined || !queue.includes(asked)) return;
    const wasAtIt = queue[0] === asked;
    queue = queue.filter((each) => each !== asked);
    if (wasAtIt) end();
    asked.reject(new Refusal({ text }));
    if (wasAtIt) next();
  }

  return {
    ask: <A>(question: Q, waiting: Waiting = {}) =>
      new Promise<A>((resolve, reject) => {
        const asked: Asked<Q> = {
          ...waiting,
          question,
          resolve: resolve as (value: unknown) => void,
          reject,
        };
        const { signal } = waiting;
        if (signal?.aborted) return reject(new Refusal({ text: STOPPED }));
        signal?.addEventListener("abort", () => giveUp(asked, STOPPED), { once: true });
        queue = [...queue, asked];
        if (queue.length === 1) next();
      }),
    close() {
      const given = queue;
      queue = [];
      end();
      for (const { reject } of given) reject(new Refusal({ text: STOPPED }));
    },
  };
}
