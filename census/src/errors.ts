import type { Text } from "nimber";

/** What a census cannot do, said in one line. */
export class CensusError extends Error {
  readonly text: Text;
  /** Which exit code of the command line's table it ends with. */
  readonly exit: "usage" | "refuted" | "undecided" = "usage";
  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

/** Results that were found and are not there any more: a check that failed. */
export class LossError extends CensusError {
  override readonly exit = "refuted";
}

/** A process that holds the census does not answer. */
export class WaitError extends CensusError {
  override readonly exit = "undecided";
}
