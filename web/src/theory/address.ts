import { codec, numbers, optional, word } from "../shell/fields.ts";
import { chapterIds } from "./ids.ts";

const sections = ["statement", "proof", "example", "mistakes", "sources"] as const;
export type Section = (typeof sections)[number];

/** Whether a kind of section can be named in an address. */
export const isPart = (kind: string | undefined): kind is Section => sections.some((each) => each === kind);

export const address = codec("theory", {
  page: optional(word(chapterIds)),
  part: optional(word(sections)),
  /** State of the figure: at most 40 numbers of at most 4 digits. */
  figure: numbers(4, [1, 40]),
});
