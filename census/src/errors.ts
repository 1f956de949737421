import type { Text } from "nimber";

/** What a census cannot do, said in one line. */
export class CensusError extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

/** Results that were found and are not there any more: a check that failed, so that the exit code is 1. */
export class LossError extends CensusError {}
