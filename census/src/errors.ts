import type { LocalizedText, Text } from "nimber";
import { localized } from "nimber/locale";

/** Error of a census, with a one-line message. */
export class CensusError extends Error {
  /**
   * Message in all languages: the command line, which prints it, does not have the sentences of the census.
   */
  readonly text: LocalizedText;
  /** Name of the exit code in the command line's table. */
  readonly exit: "usage" | "refuted" | "undecided" = "usage";
  constructor(text: Text) {
    const told = localized(text);
    super(told.en);
    this.text = told;
  }
}

/** Stored results are missing: a failed check. */
export class LossError extends CensusError {
  override readonly exit = "refuted";
}

/** The process that holds the census does not answer. */
export class WaitError extends CensusError {
  override readonly exit = "undecided";
}
