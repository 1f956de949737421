import { batch, type ReadonlySignal, signal } from "@preact/signals";
import { Refusal, type Refused } from "nimber/worker";

/**
 * Sequence of turns in which each aborts the one before. Pending work sees from its signal whether it still
 * counts.
 */
interface Latest {
  /** Signal of the present turn, or of the last one. */
  readonly now: AbortSignal;
  begin(): AbortSignal;
  end(): void;
}

/** Reason of an abort after which nobody waits for what has been found so far. */
export const LEFT: symbol = Symbol("left");

function latest(): Latest {
  let turn = new AbortController();
  return {
    get now() {
      return turn.signal;
    },
    begin() {
      turn.abort(LEFT);
      turn = new AbortController();
      return turn.signal;
    },
    end: () => turn.abort(),
  };
}

/**
 * State of the latest request. While an answer is pending, the previous value or refusal stays available;
 * after a refusal, so does the last value.
 */
type RequestState<A, P = never> =
  | { readonly state: "idle"; readonly value?: undefined; readonly why?: undefined }
  | Loading<A, P>
  | Settled<A>;

interface Loading<A, P> {
  readonly state: "loading";
  readonly value: A | undefined;
  readonly why: Refused | undefined;
  /** Latest progress report of the work. */
  readonly progress?: P;
}

export type Settled<A> =
  | { readonly state: "ready"; readonly value: A; readonly why?: undefined }
  | { readonly state: "refused"; readonly value: A | undefined; readonly why: Refused };

/** Context of an answer: the signal that aborts it, and a function to report progress. */
interface Answering<P> {
  readonly signal: AbortSignal;
  tell(progress: P): void;
}

export interface Resource<Q, A, P = never> {
  readonly now: ReadonlySignal<RequestState<A, P>>;
  /**
   * Sends a request and aborts the one before. Resolves to `undefined` if it was superseded in the meantime.
   */
  ask(request: Q): Promise<Settled<A> | undefined>;
  /** Aborts the work. The request then settles with the refusal that says so. */
  stop(): void;
  /** Aborts the request and forgets its answer. */
  cancel(): void;
}

/**
 * Asynchronous answer as a signal. `answer` throws a `Refusal` if there is no answer; any other error is a
 * bug and is rethrown. `settled` is called for the latest request only, in one batch with the signal, and so is `told`
 * for each report of progress.
 */
export function resource<Q, A, P = never>(
  answer: (request: Q, answering: Answering<P>) => Promise<A>,
  settled?: (now: Settled<A>, request: Q) => void,
  told?: (progress: P, request: Q) => void,
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
        if (!isLast()) return;
        batch(() => {
          now.value = { state: "loading", value, why, progress };
          told?.(progress, request);
        });
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

/** Resources by key, each made when it is first asked for and kept. */
export function resources<K, Q, A>(answer: (key: K, request: Q) => Promise<A>): (key: K) => Resource<Q, A> {
  const made = new Map<K, Resource<Q, A>>();
  return (key) => {
    const known = made.get(key) ?? resource((request: Q) => answer(key, request));
    made.set(key, known);
    return known;
  };
}
