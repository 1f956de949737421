import { type Speaker, speaker } from "../../locale/message.ts";
import { languages } from "./languages.ts";
import type { Commands } from "./messages.ts";

export const t: Speaker<Commands> = speaker<Commands, "commands">("commands", languages);
