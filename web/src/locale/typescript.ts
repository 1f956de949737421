import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Typescript } from "./messages.ts";

/** Constructor of messages of this area. Their sentences are in `en.ts` and `zh.ts`. */
export const t: Speaker<Typescript> = speaker<Typescript, "typescript">("typescript", languages, "page/");
