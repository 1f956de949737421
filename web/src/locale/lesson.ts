import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Lesson } from "./messages.ts";

export const t: Speaker<Lesson> = speaker<Lesson, "lesson">("lesson", languages, "page/");
