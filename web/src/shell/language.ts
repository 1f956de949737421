import { signal } from "@preact/signals";
import type { Language, Text } from "nimber";
import { say as sayIn } from "nimber/locale";
import { t } from "../locale/shell.ts";

/** Text of the page, or a function that makes one from numbers or names. */
export type TextEntry = Text | ((...values: never[]) => Text);

export const languages: Readonly<
  Record<Language, { readonly name: string; readonly short: string; readonly tag: string }>
> = {
  en: { name: "English", short: "EN", tag: "en" },
  zh: { name: "简体中文", short: "中文", tag: "zh-Hans" },
};

export const languageIds: readonly Language[] = Object.keys(languages) as Language[];

/** Language of the page, which is also in the address. */
export const language = signal<Language>(preferred());

function preferred(): Language {
  return navigator.language.toLowerCase().startsWith("zh") ? "zh" : "en";
}

/** Text in the language of the page. */
export const say = (text: Text): string => sayIn(text, language.value);

/** Space between two sentences; empty in Chinese. */
export const gap = t("gap");
