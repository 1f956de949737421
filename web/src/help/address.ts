import { codec, optional, text } from "../shell/fields.ts";

/** Page of Help and one of its headings; only the contents know which exist. */
export const address = codec("help", {
  page: optional(text("", { most: 60 })),
  at: optional(text("", { most: 80 })),
});
