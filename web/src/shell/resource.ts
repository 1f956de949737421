import { batch, type ReadonlySignal, signal } from "@preact/signals";
import { Refusal, type Refused } from "nimber/worker";

/** Turns, each of which ends the one before: whoever waits for something sees by its signal whether it still counts. */
export interface Latest {
  /** The turn that is under way, or that was the last. */
  readonly now: AbortSignal;
  begin(): AbortSignal;
  end(): void;
}

export function latest(): Latest {
  let turn = new AbortController();
  return {
    get now() {
      return turn.signal;
    },
    begin() {
      turn.abort();
      turn = new AbortController();
      return turn.signal;
    },
    end: () => turn.abort(),
  };
}

/**
 * State of the request that was made last. What was known before, or why nothing was, stays in sight while
 * an answer is awaited; where there is none, the last answer stays beside the reason.
 */
type RequestState<A, P = never> =
  | { readonly state: "idle"; readonly value?: undefined; readonly why?: undefined }
  | Loading<A, P>
  | Settled<A>;

interface Loading<A, P> {
  readonly state: "loading";
  readonly value: A | undefined;
  readonly why: Refused | undefined;
  /** Last progress of the work. */
  readonly progress?: P;
}

export type Settled<A> =
  | { readonly state: "ready"; readonly value: A; readonly why?: undefined }
  | { readonly state: "refused"; readonly value: A | undefined; readonly why: Refused };

/** How a request is answered: until the signal says that it is given up, with word of what is found on the way. */
interface Answering<P> {
  readonly signal: AbortSignal;
  tell(progress: P): void;
}

export interface Resource<Q, A, P = never> {
  readonly now: ReadonlySignal<RequestState<A, P>>;
  /** Asks, and gives up what was asked before. Nothing is returned for a request that was given up in the meantime. */
  ask(request: Q): Promise<Settled<A> | undefined>;
  /** Has the work come to an end, and says of it that it was stopped. */
  stop(): void;
  /** Gives up the request, and forgets what was known. */
  cancel(): void;
}

/**
 * An answer that takes time, as a signal. `answer` throws a `Refusal` where there is none; `settled` gets the last
 * request alone, in one step with the signal. Any other error is a fault of the page, and is thrown.
 */
export function resource<Q, A, P = never>(
  answer: (request: Q, answering: Answering<P>) => Promise<A>,
  settled?: (now: Settled<A>, request: Q) => void,
): Resource<Q, A, P> {
  const now = signal<RequestState<A, P>>({ state: "idle" });
  const requests = latest();

  async function ask(request: Q): Promise<Settled<A> | undefined> {
    const mine = requests.begin();
    const isLast = () => requests.now === mine;
    const { value, why } = now.peek();
    now.value = { state: "loading", value, why };
    let end: Settled<A>;
    try {
      const tell = (progress: P) => {
        if (isLast()) now.value = { state: "loading", value, why, progress };
      };
      end = { state: "ready", value: await answer(request, { signal: mine, tell }) };
    } catch (error) {
      if (!(error instanceof Refusal)) {
        if (isLast()) cancel();
        throw error;
      }
      end = { state: "refused", value, why: error.refused };
    }
    if (!isLast()) return undefined;
    batch(() => {
      now.value = end;
      settled?.(end, request);
    });
    return end;
  }

  function cancel(): void {
    requests.begin();
    now.value = { state: "idle" };
  }

  return { now, ask, stop: requests.end, cancel };
}
