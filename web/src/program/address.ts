import type { Play } from "nimber";
import { codec, field, oneOf, subjectText } from "../shell/fields.ts";

const upTo = (most: number) => field("", (text) => (text.length <= most ? text : undefined));
const short = upTo(200);

export const address = codec("program", {
  game: subjectText("kayles"),
  /** Position, for a program that covers only the positions reachable from it. */
  from: upTo(4000),
  play: oneOf<Play>(["normal", "misere"]),
  /** Programming language; the first one by default. */
  code: upTo(20),
  /** Form of the input and of the output; the usual ones by default. */
  read: short,
  print: short,
  /** Limits of the input, for which the method is chosen; none by default. */
  limits: short,
  /** Whether the editorial is shown instead of the program. */
  show: oneOf(["program", "editorial"]),
});
