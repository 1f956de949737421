import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Board } from "./messages.ts";

export const t: Speaker<Board> = speaker<Board, "board">("board", languages, "page/");
