import { t } from "../locale/shell.ts";
import { say } from "./language.ts";

// By hand, because creating a browser's first number formatter takes longer than everything else at the
// start.

/** Shortest exact form of a whole number: 200K, 20万. */
const brief = (size: number): string => say(t("brief", { size }));

/** Whole number with its thousands separated by commas. */
export const grouped = (value: number | bigint): string => `${value}`.replace(/\B(?=(\d{3})+$)/g, ",");

export const numerals = { full: grouped, short: brief };
