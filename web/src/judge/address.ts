import { codec, field, optional, text } from "../shell/fields.ts";

/** Longest input that is stored in the address. */
export const KEPT = 6000;

export const address = codec("judge", {
  problem: optional(text("")),
  input: optional(text("", { kept: KEPT })),
  judged: field<boolean>(
    false,
    (text) => text === "yes" || undefined,
    () => "yes",
  ),
});
