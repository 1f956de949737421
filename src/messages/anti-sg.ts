import { t } from "../locale/conclusions.ts";
import type { Text } from "../types.ts";

// Reasons why the Anti-SG rule applies to a sum, or does not.

export const NOTHING_MOVES: Text = t("nothingMoves");

export const FIXED_TAKES: Text = t("fixedTakes");

export const CHECKED_ALL: Text = t("checkedAll");

/** Reason: a position of value 0 has moves, but none to value 1. */
export const lacksOne = (at: Text): Text => t("valueMovesButNoOption", { at });

/** Reason: a position of value 0 or 1 has an option of the other value with a component above 1. */
export const leavesLarge = (at: Text, value: number): Text => t("valueOptionNimSumComponent", { at, value });

/** Reason: a position of value above 1 has no answer beside a rest of nim-sum `rest`. */
export const noAnswer = (at: Text, rest: number): Text => t("besideRestNimSumNo", { at, rest });
