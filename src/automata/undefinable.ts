import { say } from "../locale/message.ts";
import type { Text } from "../types.ts";

/** Why no automaton of a numeration system tells what is asked for. */
export class Undefinable extends Error {
  readonly says: Text;
  constructor(says: Text) {
    super(say(says, "en"));
    this.says = says;
  }
}
