import type { Play } from "nimber";
import { codec, field, oneOf, text } from "../shell/fields.ts";

/** A stated law is a line, and a table that is compared with play a long one. */
export const LONGEST = 4000;

export const address = codec("law", {
  game: text("kayles", { most: 2000 }),
  play: oneOf<Play>(["normal", "misere"]),
  /** The law that is stated and tested; none unless there is one. */
  law: field("", (text) => (text.length <= LONGEST ? text : undefined)),
});
