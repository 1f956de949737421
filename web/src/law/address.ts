import type { Play } from "nimber";
import { codec, field, oneOf, text } from "../shell/fields.ts";

/** A stated law is a line, and a table that is compared with play a long one. */
export const LONGEST = 4000;

const line = field("", (text) => (text.length <= LONGEST ? text : undefined));

export const address = codec("law", {
  game: text("kayles", { most: 2000 }),
  play: oneOf<Play>(["normal", "misere"]),
  /** The law that is stated and tested; none unless there is one. */
  law: line,
  /** A condition on the positions of the law that is sought; all positions unless there is one. */
  where: line,
});
