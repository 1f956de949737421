import type { Text } from "nimber";

/** What a census cannot do, said in one line. */
export class CensusError extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}
