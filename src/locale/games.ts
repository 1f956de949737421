import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Games } from "./messages.ts";

export const t: Speaker<Games> = speaker<Games, "games">("games", languages);
