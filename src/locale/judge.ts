import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Judge } from "./messages.ts";

export const t: Speaker<Judge> = speaker<Judge, "judge">("judge", languages);
