import type { Language } from "../../types.ts";
import * as en from "./en.ts";
import * as zh from "./zh.ts";

/** The languages that Nimber speaks. Another one is a file like these, and its line here. */
export const languages: Readonly<Record<Language, typeof en>> = { en, zh };
