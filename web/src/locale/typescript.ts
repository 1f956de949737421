import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Typescript } from "./messages.ts";

export const t: Speaker<Typescript> = speaker<Typescript, "typescript">("typescript", languages, "page/");
