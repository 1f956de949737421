import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Games } from "./messages.ts";

/** Constructor of messages of this area. Their sentences are in `en.ts` and `zh.ts`. */
export const t: Speaker<Games> = speaker<Games, "games">("games", languages);
