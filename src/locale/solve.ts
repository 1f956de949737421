import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Solve } from "./messages.ts";

export const t: Speaker<Solve> = speaker<Solve, "solve">("solve", languages);
