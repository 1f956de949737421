import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Play } from "./messages.ts";

export const t: Speaker<Play> = speaker<Play, "play">("play", languages, "page/");
