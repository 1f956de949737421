import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { UserRules } from "./messages.ts";

export const t: Speaker<UserRules> = speaker<UserRules, "userRules">("userRules", languages);
