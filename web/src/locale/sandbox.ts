import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Sandbox } from "./messages.ts";

export const t: Speaker<Sandbox> = speaker<Sandbox, "sandbox">("sandbox", languages, "page/");
