import type { Language } from "nimber";
import * as en from "./en.ts";
import * as zh from "./zh.ts";

/** Supported languages. To add one, write a file like these and add it here. */
export const languages: Readonly<Record<Language, typeof en>> = { en, zh };
