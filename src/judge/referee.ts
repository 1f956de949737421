/** Mistake of a program that plays against the judge; moves of the program are counted from 1. */
export type Fault =
  | { readonly kind: "word" | "silent" }
  | { readonly kind: "illegal" | "more"; readonly move: number; readonly line: string }
  /** A move that leaves the judge a won position, and the reply that wins. */
  | { readonly kind: "losing"; readonly move: number; readonly line: string; readonly reply: string };

/** Judge that plays against a program: it reads the lines of the program one by one. */
export interface Referee {
  /** Takes a line of the program, and returns the text to send: none while it is still the turn of the program. */
  reply(line: string): string;
  /** Whether the play is over; the program should end. */
  isOver(): boolean;
  /** Mistake of the program so far, or of a program that has `ended`. */
  fault(ended: boolean): Fault | undefined;
  /** All lines of both sides, in turn. */
  spoken(): readonly Spoken[];
}

export interface Spoken {
  readonly by: "program" | "judge";
  readonly line: string;
}
