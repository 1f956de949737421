import { codec, optional, text } from "../shell/fields.ts";

/** A page of Help and a heading of it; only the contents know which there are. */
export const address = codec("help", {
  page: optional(text("", { most: 60 })),
  at: optional(text("", { most: 80 })),
});
