import type { Play } from "nimber";
import { codec, oneOf, text } from "../shell/fields.ts";

export const address = codec("why", {
  sum: text("nim 3 4 5", { most: 2000 }),
  play: oneOf<Play>(["normal", "misere"]),
});
