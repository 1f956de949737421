import { type Speaker, speaker } from "../../locale/message.ts";
import { languages } from "./languages.ts";
import type { Terminal } from "./messages.ts";

/** Constructor of messages of this area. Their sentences are in `en.ts` and `zh.ts`. */
export const t: Speaker<Terminal> = speaker<Terminal, "terminal">("terminal", languages);
