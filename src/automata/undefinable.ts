import { say } from "../locale/message.ts";
import type { Text } from "../types.ts";

/** Reason why no automaton of a numeration system expresses the request. */
export class Undefinable extends Error {
  readonly says: Text;
  constructor(says: Text) {
    super(say(says, "en"));
    this.says = says;
  }
}
