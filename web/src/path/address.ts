import { codec, optional, word } from "../shell/fields.ts";
import { lessonIds } from "./ids.ts";

export const address = codec("path", { page: optional(word(lessonIds)) });
