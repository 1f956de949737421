import { type Speaker, speaker } from "../../locale/message.ts";
import { languages } from "./languages.ts";
import type { Terminal } from "./messages.ts";

export const t: Speaker<Terminal> = speaker<Terminal, "terminal">("terminal", languages);
