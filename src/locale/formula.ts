import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Formula } from "./messages.ts";

/** Maker of the messages of this area. Their sentences stand in `en.ts` and `zh.ts`. */
export const t: Speaker<Formula> = speaker<Formula, "formula">("formula", languages);
