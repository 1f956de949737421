import { t } from "../locale/session.ts";
import type { Text } from "../types.ts";
import { Refusal } from "./refusal.ts";
import type { Sent, WorkerMessage } from "./serve.ts";

/** Serving thread as its client sees it, in a browser or in Node. */
export interface Thread {
  send(message: unknown, handOver?: readonly ArrayBuffer[]): void;
  end(): unknown;
}

/** Starts a thread, which then reports what it `said`, and a failure as `failed`. */
export type Start = (said: (said: unknown) => void, failed: (why: Text) => void) => Thread;

/** Time to wait for an answer, in seconds. */
export interface Patience {
  /** Time until an answer counts as late, and the reason given then. */
  readonly seconds?: number;
  readonly late?: Text;
  /** Additional time for the first answer of a thread, whose code may have to be loaded. */
  readonly starting?: number;
  /** Time that an aborted question has to end before its thread is terminated. Default: none. */
  readonly ending?: number;
}

/** `AbortSignal`, or anything of its shape. */
interface AbortedBy {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** Options for waiting for an answer. */
export interface Waiting extends Patience {
  /** Aborts the question. */
  readonly signal?: AbortedBy | undefined;
  /** Called with intermediate results. */
  readonly told?: ((told: unknown) => void) | undefined;
  /** Memory of the question that is transferred instead of copied. */
  readonly handOver?: readonly ArrayBuffer[];
}

/**
 * Client of a thread that answers one question after another. The thread is started on demand and replaced
 * after a failure.
 */
export interface Client<Q> {
  /**
   * Asks a question.
   * @throws Refusal
   */
  ask<A>(question: Q, waiting?: Waiting): Promise<A>;
  /** Terminates the thread and rejects pending questions. */
  close(): unknown;
}

type PendingRequest<Q> = Waiting &
  Required<Patience> & {
    readonly question: Q;
    readonly resolve: (value: unknown) => void;
    readonly reject: (why: Refusal) => void;
  };

// Types of functions that browsers and Node share.
declare const setTimeout: (run: () => void, milliseconds: number) => unknown;
declare const clearTimeout: (clock: unknown) => void;

const STOPPED: Text = t("stopped");
const LATE: Text = t("late");

const USUAL: Required<Patience> = {
  seconds: Number.POSITIVE_INFINITY,
  late: LATE,
  starting: 0,
  ending: 0,
};

/** Creates a client for threads made by `start`; questions may override its `patience`. */
export function client<Q>(start: Start, patience: Patience = {}): Client<Q> {
  const stop = "SharedArrayBuffer" in globalThis ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
  let thread: Thread | undefined;
  let queue: readonly PendingRequest<Q>[] = [];
  let clock: unknown;

  function started(): Thread {
    const mine = start(
      (said) => {
        if (mine === thread) hear(said as WorkerMessage);
      },
      (why) => {
        if (mine !== thread) return;
        end();
        const [first] = queue;
        queue = queue.slice(1);
        first?.reject(new Refusal({ text: why }));
        next();
      },
    );
    return mine;
  }

  function wait(seconds: number, asked: PendingRequest<Q>, text: Text): void {
    clearTimeout(clock);
    if (seconds < Number.POSITIVE_INFINITY) clock = setTimeout(() => giveUp(asked, text), 1000 * seconds);
  }

  function next(): void {
    const [first] = queue;
    if (first === undefined) return;
    const { question, told, handOver, seconds, starting, late } = first;
    wait(thread === undefined ? seconds + starting : seconds, first, late);
    if (stop !== undefined) Atomics.store(stop, 0, 0);
    thread ??= started();
    thread.send({ question, hears: told !== undefined, stop } satisfies Sent<Q>, handOver);
  }

  function hear(said: WorkerMessage): void {
    const first = queue[0]!;
    if ("told" in said) first.told?.(said.told);
    else {
      clearTimeout(clock);
      queue = queue.slice(1);
      if ("refused" in said.answer) first.reject(new Refusal(said.answer.refused));
      else first.resolve(said.answer.value);
      next();
    }
  }

  function end(): unknown {
    clearTimeout(clock);
    const ended = thread?.end();
    thread = undefined;
    return ended;
  }

  /**
   * Rejects a question. If it is being answered, its thread is terminated, and the others go to a new one.
   */
  function giveUp(asked: PendingRequest<Q>, text: Text): void {
    if (!queue.includes(asked)) return;
    const wasAtIt = queue[0] === asked;
    queue = queue.filter((each) => each !== asked);
    if (wasAtIt) end();
    asked.reject(new Refusal({ text }));
    if (wasAtIt) next();
  }

  function abort(asked: PendingRequest<Q>): void {
    if (asked.ending === 0 || queue[0] !== asked) giveUp(asked, STOPPED);
    else {
      if (stop !== undefined) Atomics.store(stop, 0, 1);
      thread!.send("stop" satisfies Sent<Q>);
      wait(asked.ending, asked, STOPPED);
    }
  }

  return {
    ask: <A>(question: Q, waiting: Waiting = {}) =>
      new Promise<A>((resolve, reject) => {
        const { signal } = waiting;
        if (signal?.aborted) return reject(new Refusal({ text: STOPPED }));
        const aborted = () => abort(asked);
        // A signal may outlive many questions, so each removes its listener when it is answered.
        const ended = (tell: (said: never) => void) => (said: unknown) => {
          signal?.removeEventListener("abort", aborted);
          tell(said as never);
        };
        const asked: PendingRequest<Q> = {
          ...USUAL,
          ...patience,
          ...waiting,
          question,
          resolve: ended(resolve),
          reject: ended(reject),
        };
        signal?.addEventListener("abort", aborted);
        queue = [...queue, asked];
        if (queue.length === 1) next();
      }),
    close() {
      const given = queue;
      queue = [];
      for (const { reject } of given) reject(new Refusal({ text: STOPPED }));
      return end();
    },
  };
}
