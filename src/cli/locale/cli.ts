import { type Speaker, speaker } from "../../locale/message.ts";
import { languages } from "./languages.ts";
import type { Cli } from "./messages.ts";

export const t: Speaker<Cli> = speaker<Cli, "cli">("cli", languages);
