import { t } from "../locale/session.ts";
import type { Text } from "../types.ts";
import { Refusal } from "./refusal.ts";
import type { Sent, WorkerMessage } from "./serve.ts";

/** A thread that serves, as its client has it, in a browser or in Node. */
export interface Thread {
  send(message: unknown, handOver?: readonly ArrayBuffer[]): void;
  end(): unknown;
}

/** Starts a thread, which tells from then on what it `said`, and why it `failed`. */
export type Start = (said: (said: unknown) => void, failed: (why: Text) => void) => Thread;

/** Time to wait for an answer, in seconds. */
export interface Patience {
  /** Until it comes, and what is said of one that is late. */
  readonly seconds?: number;
  readonly late?: Text;
  /** So much longer for the first answer of a thread, whose code may have to be fetched. */
  readonly starting?: number;
  /** For a question that was given up to come to an end; its thread is ended then, at once unless said. */
  readonly ending?: number;
}

/** An `AbortSignal`, or anything of its shape. */
interface AbortedBy {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** Options for waiting for an answer. */
export interface Waiting extends Patience {
  /** Gives the question up. */
  readonly signal?: AbortedBy | undefined;
  /** Hears what is found on the way. */
  readonly told?: ((told: unknown) => void) | undefined;
  /** Memory of the question that is handed over rather than copied. */
  readonly handOver?: readonly ArrayBuffer[];
}

/** Asks a thread that is started when it is needed, one question after another, and replaced when it fails. */
export interface Client<Q> {
  /** @throws Refusal */
  ask<A>(question: Q, waiting?: Waiting): Promise<A>;
  /** Ends the thread; what has been asked is given up. */
  close(): unknown;
}

type PendingRequest<Q> = Waiting &
  Required<Patience> & {
    readonly question: Q;
    readonly resolve: (value: unknown) => void;
    readonly reject: (why: Refusal) => void;
  };

// Browsers and Node have these alike.
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

/** The client of a thread that `start` starts, with the patience that it has unless a question comes with another. */
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

  /** A question at hand is given up with its thread; the others go to a new one. */
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
        // A signal may outlive many questions: none of them is heard of after its answer.
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
