import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Formula } from "./messages.ts";

export const t: Speaker<Formula> = speaker<Formula, "formula">("formula", languages);
