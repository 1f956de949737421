import { codec, numbers, optional, word } from "../shell/fields.ts";
import { lessonIds } from "./pages/ids.ts";

const sections = ["statement", "proof", "example", "mistakes", "sources"] as const;
export type Section = (typeof sections)[number];

export const address = codec("theory", {
  page: optional(word(lessonIds)),
  part: optional(word(sections)),
  /** More numbers, or larger ones, are no state of a figure. */
  figure: numbers(4, [1, 40]),
});
