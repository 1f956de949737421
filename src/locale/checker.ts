import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Checker } from "./messages.ts";

export const t: Speaker<Checker> = speaker<Checker, "checker">("checker", languages);
