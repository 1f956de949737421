import type { Play } from "nimber";
import { codec, field, oneOf, subjectText } from "../shell/fields.ts";

/** Longest law: a stated law is a line, but a table to compare may be long. */
export const LONGEST = 4000;

const line = field("", (text) => (text.length <= LONGEST ? text : undefined));

export const address = codec("law", {
  game: subjectText("kayles"),
  play: oneOf<Play>(["normal", "misere"]),
  /** Law that is stated and tested; absent if there is none. */
  law: line,
  /** Condition on the positions of the law that is sought; absent for all positions. */
  where: line,
});
