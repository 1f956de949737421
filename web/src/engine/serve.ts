import { expose } from "comlink";
import type { Answer } from "nimber/ask";

/** What a Worker of the page does: it answers questions, and tells meanwhile how far it has come. */
export interface Served<Q, A> {
  ask(question: Q, progress?: (done: number) => void): Answer<A> | Promise<Answer<A>>;
}

/** Answers in a Worker what its client asks. */
export function serve<Q, A>(ask: Served<Q, A>["ask"]): void {
  expose({ ask } satisfies Served<Q, A>);
}
