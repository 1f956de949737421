/** A move: its name `at`, and the components `to` that it leaves of the component it was made in. */
export interface Move<P> {
  readonly at: string;
  readonly to: readonly P[];
  /** Who moves next, where that is not the opponent as they like: see `entails` of the rules. */
  readonly next?: Next;
}

/**
 * After a move: `again`, the same player moves once more, anywhere in the sum; or `answer`, the opponent must move in what
 * it leaves, and has lost if there is no move.
 */
export type Next = "again" | "answer";

/** Called within long work, as often as it likes; throws when the question has used up its time or was given up. */
export interface Tick {
  (): void;
  /** How many choices a listing of the moves of one position may look at; 5,000,000 unless said. */
  readonly positions?: number;
}
