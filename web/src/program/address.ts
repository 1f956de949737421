import { codec, field, oneOf, text } from "../shell/fields.ts";

export const LANGUAGES = ["cpp", "c", "java", "python", "typescript", "rust", "pascal"] as const;

const short = field("", (text) => (text.length <= 200 ? text : undefined));

export const address = codec("program", {
  game: text("kayles", { most: 2000 }),
  code: oneOf(LANGUAGES),
  /** The form of the input, and what is printed; the usual ones unless given. */
  read: short,
  print: short,
});
