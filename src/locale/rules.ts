import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Rules } from "./messages.ts";

export const t: Speaker<Rules> = speaker<Rules, "rules">("rules", languages);
