import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Conclusions } from "./messages.ts";

export const t: Speaker<Conclusions> = speaker<Conclusions, "conclusions">("conclusions", languages);
