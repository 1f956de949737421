import { codec, field, oneOf, text } from "../shell/fields.ts";

const upTo = (most: number) => field("", (text) => (text.length <= most ? text : undefined));
const short = upTo(200);

export const address = codec("program", {
  game: text("kayles", { most: 2000 }),
  /** A position, where the program knows what play reaches from it. */
  from: upTo(4000),
  /** The programming language; the first one unless given. */
  code: upTo(20),
  /** The form of the input, and what is printed; the usual ones unless given. */
  read: short,
  print: short,
  /** Whether the editorial is shown in place of the program alone. */
  show: oneOf(["program", "editorial"]),
});
