import { localizedIn } from "../locale/message.ts";
import type { Cancel } from "../solve/limits.ts";
import { type Answer, refusedBy } from "./refusal.ts";

/** Message of a client: a question, with shared memory for a stop signal where possible; or `"stop"`. */
export type Sent<Q> =
  | { readonly question: Q; readonly hears: boolean; readonly stop: Int32Array | undefined }
  | "stop";

/** Message of a thread: an intermediate result, or the answer. */
export type WorkerMessage = { readonly told: unknown } | { readonly answer: Answer<unknown> };

/** Channel from a thread to its client, in a browser or in Node. Messages may transfer memory. */
export interface Channel {
  hear(listener: (sent: unknown) => void): void;
  say(said: WorkerMessage, handOver?: readonly ArrayBuffer[]): void;
}

/** Context of a question: the signal that aborts it, and a listener for intermediate results. */
export interface Serving {
  readonly signal: Cancel;
  readonly tell?: (told: unknown, handOver?: readonly ArrayBuffer[]) => void;
}

/** Answer, with memory that is transferred instead of copied. */
export type Served = Answer<unknown> & { readonly handOver?: readonly ArrayBuffer[] };

/**
 * Answers the questions of a client in a thread, one after another. An error thrown by `answer` becomes a
 * refusal.
 */
export function serve<Q>(
  line: Channel,
  answer: (question: Q, serving: Serving) => Served | Promise<Served>,
): void {
  let isGivenUp = false;
  line.hear(async (message) => {
    const sent = message as Sent<Q>;
    isGivenUp = sent === "stop";
    if (sent === "stop") return;
    const { question, hears, stop } = sent;
    const isStopped = () => isGivenUp || (stop !== undefined && Atomics.load(stop, 0) !== 0);
    const signal: Cancel = {
      get aborted() {
        return isStopped();
      },
      throwIfAborted() {
        if (isStopped()) throw Object.assign(new Error("aborted"), { name: "AbortError" });
      },
    };
    const tell: Serving["tell"] = (told, handOver) => line.say({ told: localizedIn(told) }, handOver);
    try {
      const { handOver, ...found } = await answer(question, { signal, ...(hears && { tell }) });
      line.say({ answer: localizedIn(found) }, handOver);
    } catch (error) {
      line.say({ answer: { refused: localizedIn(refusedBy(error)) } });
    }
  });
}
