import type { Play } from "nimber";
import { codec, natural, numbers, oneOf, optional, text, word } from "../shell/fields.ts";
import type { Claim } from "./law.ts";
import { FURTHEST } from "./sandbox/protocol.ts";

/** Views of the game. */
export const views = ["values", "graph", "play"] as const;
export type View = (typeof views)[number];

/** Longest program that is stored in the address. */
export const LONGEST = 12_000;

/** Longest typed position. */
export const LONGEST_POSITION = 500;

export const address = codec("lab", {
  /** File served by the server of this page. */
  file: optional(text("", { most: 255 })),
  example: optional(text("")),
  code: optional(text("", { kept: LONGEST })),
  law: optional(text("")),
  claim: optional(word<Claim>(["outcome", "value"])),
  play: optional(word<Play>(["normal", "misere"])),
  to: optional<number>({ ...natural(4), read: readTo, write: String }),
  from: numbers(4, [1, 2]),
  /** Typed position. */
  at: optional(text("", { most: LONGEST_POSITION })),
  view: oneOf(views),
});

function readTo(text: string): number | undefined {
  const to = natural(4).read(text);
  return to === undefined || to > FURTHEST[1] ? undefined : to;
}
