import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Census } from "./messages.ts";

export const t: Speaker<Census> = speaker<Census, "census">("census", languages, "page/");
