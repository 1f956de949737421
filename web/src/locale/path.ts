import { type Speaker, speaker } from "nimber/locale";
import { languages } from "./languages.ts";
import type { Path } from "./messages.ts";

/** Constructor of messages of this area. Their sentences are in `en.ts` and `zh.ts`. */
export const t: Speaker<Path> = speaker<Path, "path">("path", languages, "page/");
