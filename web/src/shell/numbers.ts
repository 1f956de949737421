import { language } from "./language.ts";

// By hand: the first format that a browser is asked for takes it longer than all else that the page does at its start.

const UNITS = {
  en: [
    [1e9, "B"],
    [1e6, "M"],
    [1e3, "K"],
  ],
  zh: [
    [1e8, "亿"],
    [1e4, "万"],
  ],
} as const;

/** A whole number as short as it can be written without loss: 200K, 20万. */
function brief(value: number): string {
  const [size, name] = UNITS[language.value].find(([size]) => value >= size) ?? [1, ""];
  return `${value / size}${name}`;
}

/** A whole number with its thousands apart. */
export const grouped = (value: number): string => `${value}`.replace(/\B(?=(\d{3})+$)/g, ",");

export const numerals = { full: grouped, short: brief };
