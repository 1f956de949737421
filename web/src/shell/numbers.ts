import { language } from "../shell/language.ts";

const plain = { en: new Intl.NumberFormat("en"), zh: new Intl.NumberFormat("zh-CN") };

/** A whole number with its thousands apart. */
export const grouped = (value: number): string => plain[language.value].format(value);
