import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Charts } from "./messages.ts";

export const t: Speaker<Charts> = speaker<Charts, "charts">("charts", languages);
