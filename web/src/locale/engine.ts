import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Engine } from "./messages.ts";

export const t: Speaker<Engine> = speaker<Engine, "engine">("engine", languages, "page/");
