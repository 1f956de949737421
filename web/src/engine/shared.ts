import type { Waiting } from "nimber/worker";

// Cache of answers that several parts of the page ask for.

type Ask<Q, A> = (question: Q, waiting?: Waiting) => Promise<A>;

/** Question that has been asked. */
interface Shared<Q, A> {
  readonly question: Q;
  readonly answer: Promise<A>;
  /** Number of callers that still wait for the answer; at 0 it is cancelled. */
  waiting: number;
  readonly left: AbortController;
}

/** Number of questions whose answers are cached. */
const KEPT = 32;

/**
 * Asks each question once for all callers: questions that differ only in their limits share a pending or
 * present answer. A pending one is cancelled when all callers have left. Refusals are not cached, and a
 * caller with other limits asks again after one.
 */
export function sharing<Q extends { readonly limits?: unknown }, A>(ask: Ask<Q, A>): Ask<Q, A> {
  const kept = new Map<string, Shared<Q, A>>();

  function forget(key: string, shared: Shared<Q, A>): void {
    if (kept.get(key) === shared) kept.delete(key);
  }

  function begin(key: string, question: Q, waiting: Waiting): Shared<Q, A> {
    const left = new AbortController();
    const answer = ask(question, { ...waiting, signal: left.signal });
    const shared = { question, answer, waiting: 0, left };
    kept.set(key, shared);
    answer.catch(() => forget(key, shared));
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return shared;
  }

  async function asked(question: Q, waiting: Waiting = {}): Promise<A> {
    const { signal, ...more } = waiting;
    const key = JSON.stringify({ ...question, limits: undefined });
    const shared = kept.get(key) ?? begin(key, question, more);
    const leave = () => {
      if (--shared.waiting > 0) return;
      forget(key, shared);
      shared.left.abort();
    };
    shared.waiting++;
    if (signal?.aborted) leave();
    else signal?.addEventListener("abort", leave);
    try {
      return await shared.answer;
    } catch (error) {
      if (signal?.aborted || sameLimits(question, shared.question)) throw error;
      return await asked(question, waiting);
    } finally {
      signal?.removeEventListener("abort", leave);
    }
  }

  return asked;
}

const sameLimits = (one: { readonly limits?: unknown }, other: { readonly limits?: unknown }): boolean =>
  JSON.stringify(one.limits) === JSON.stringify(other.limits);
