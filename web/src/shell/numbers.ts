import { language } from "./language.ts";

const plain = { en: new Intl.NumberFormat("en"), zh: new Intl.NumberFormat("zh-CN") };

const short = {
  en: new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 20 }),
  zh: new Intl.NumberFormat("zh-CN", { notation: "compact", maximumFractionDigits: 20 }),
};

/** A whole number as short as it can be written without loss: 200K, 20万. */
const brief = (value: number): string => short[language.value].format(value);

/** A whole number with its thousands apart. */
export const grouped = (value: number): string => plain[language.value].format(value);

export const numerals = { full: grouped, short: brief };
