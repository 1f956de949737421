import { type Speaker, speaker } from "../../locale/message.ts";
import { languages } from "./languages.ts";
import type { Placeholders } from "./messages.ts";

export const t: Speaker<Placeholders> = speaker<Placeholders, "placeholders">("placeholders", languages);
