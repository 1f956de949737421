import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Game } from "./messages.ts";

export const t: Speaker<Game> = speaker<Game, "game">("game", languages, "page/");
