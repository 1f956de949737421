import { type Speaker, speaker } from "../../locale/message.ts";
import { languages } from "./languages.ts";
import type { Placeholders } from "./messages.ts";

/** Maker of the messages of this area. Their sentences stand in `en.ts` and `zh.ts`. */
export const t: Speaker<Placeholders> = speaker<Placeholders, "placeholders">("placeholders", languages);
