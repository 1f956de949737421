import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Program } from "./messages.ts";

/** Maker of the messages of this area. Their sentences stand in `en.ts` and `zh.ts`. */
export const t: Speaker<Program> = speaker<Program, "program">("program", languages, "page/");
