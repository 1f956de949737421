import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Help } from "./messages.ts";

export const t: Speaker<Help> = speaker<Help, "help">("help", languages, "page/");
