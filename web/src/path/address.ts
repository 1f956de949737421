import { codec, optional, word } from "../shell/fields.ts";
import { lessonIds } from "./ids.ts";

/** Field of an address that names a lesson. */
export const lessonPage = optional(word(lessonIds));

export const address = codec("path", { page: lessonPage });
