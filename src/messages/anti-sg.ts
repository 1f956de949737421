import { t } from "../locale/conclusions.ts";
import type { Text } from "../types.ts";

// Why the Anti-SG rule decides a sum, or does not.

export const NOTHING_MOVES: Text = t("nothingMoves");

export const FIXED_TAKES: Text = t("fixedTakes");

export const CHECKED_ALL: Text = t("checkedAll");

/** A position of value 0 that has moves, but none to value 1. */
export const lacksOne = (at: Text): Text => t("valueMovesButNoOption", { at });

/** A position of value 0 or 1 with an option of the other that has a component above 1. */
export const leavesLarge = (at: Text, value: number): Text => t("valueOptionNimSumComponent", { at, value });

/** A position above 1 that cannot answer a rest of nim-sum `rest`. */
export const noAnswer = (at: Text, rest: number): Text => t("besideRestNimSumNo", { at, rest });
