import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Program } from "./messages.ts";

export const t: Speaker<Program> = speaker<Program, "program">("program", languages, "page/");
