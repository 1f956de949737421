import { languages } from "./languages.ts";
import { type Speaker, speaker } from "./message.ts";
import type { Automata } from "./messages.ts";

export const t: Speaker<Automata> = speaker<Automata, "automata">("automata", languages);
