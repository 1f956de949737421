import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Errors } from "./messages.ts";

export const t: Speaker<Errors> = speaker<Errors, "errors">("errors", languages);
