import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Charts } from "./messages.ts";

/** Constructor of messages of this area. Their sentences are in `en.ts` and `zh.ts`. */
export const t: Speaker<Charts> = speaker<Charts, "charts">("charts", languages);
