import { t } from "../locale/shell.ts";
import { say } from "./language.ts";

// By hand: the first format that a browser is asked for takes it longer than all else that the page does at its start.

/** A whole number as short as it can be written without loss: 200K, 20万. */
const brief = (size: number): string => say(t("brief", { size }));

/** A whole number with its thousands apart. */
export const grouped = (value: number | bigint): string => `${value}`.replace(/\B(?=(\d{3})+$)/g, ",");

export const numerals = { full: grouped, short: brief };
