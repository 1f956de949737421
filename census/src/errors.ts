import type { LocalizedText, Text } from "nimber";
import { localized } from "nimber/locale";

/** Failure of a census, with a one-line message. */
export class CensusError extends Error {
  /** In every language: the command line, which prints it, has not the sentences of the census. */
  readonly text: LocalizedText;
  /** Which exit code of the command line's table it ends with. */
  readonly exit: "usage" | "refuted" | "undecided" = "usage";
  constructor(text: Text) {
    const told = localized(text);
    super(told.en);
    this.text = told;
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
