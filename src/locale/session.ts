import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Session } from "./messages.ts";

export const t: Speaker<Session> = speaker<Session, "session">("session", languages);
