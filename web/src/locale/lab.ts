import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Lab } from "./messages.ts";

export const t: Speaker<Lab> = speaker<Lab, "lab">("lab", languages, "page/");
