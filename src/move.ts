/** Move: its name `at`, and the components `to` that it leaves of its component. */
export interface Move<P> {
  readonly at: string;
  readonly to: readonly P[];
  /** Next turn, if it is not a free move of the opponent: see `entails` of the rules. */
  readonly next?: Next;
}

/**
 * Next turn: with `again` the same player moves once more, anywhere in the sum; with `answer` the opponent
 * has to move in what it leaves, and loses without a move there.
 */
export type Next = "again" | "answer";

/** Called often within long work; throws if the question is out of time or was aborted. */
export interface Tick {
  (): void;
  /** Number of choices that a listing of the moves of one position may look at. Default: 5,000,000. */
  readonly positions?: number;
}
