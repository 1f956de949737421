import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Theory } from "./messages.ts";

export const t: Speaker<Theory> = speaker<Theory, "theory">("theory", languages, "page/");
