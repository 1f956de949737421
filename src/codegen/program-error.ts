import { GameError } from "../errors.ts";
import { say } from "../locale/message.ts";
import type { Text } from "../types.ts";

/** No program, or none of one kind. */
export class ProgramError extends GameError {
  readonly code = "program";
  readonly text: Text;
  constructor(text: Text) {
    super(say(text, "en"));
    this.text = text;
  }
}
