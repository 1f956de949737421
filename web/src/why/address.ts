import type { Play } from "nimber";
import { codec, oneOf, subjectText } from "../shell/fields.ts";

export const address = codec("why", {
  sum: subjectText("nim 3 4 5"),
  play: oneOf<Play>(["normal", "misere"]),
});
