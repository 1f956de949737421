import type { Text } from "../types.ts";

// Why the Anti-SG rule decides a sum, or does not.

export const NOTHING_MOVES: Text = { en: "nothing can move", zh: "没有任何可动的子游戏" };

export const FIXED_TAKES: Text = {
  en: "taking from a fixed set: a heap has value 0 iff adding the least take gives value 1 (Ferguson 1974)",
  zh: "固定的可取集合：堆的 SG 值为 0，当且仅当加上最小取数后 SG 值为 1（Ferguson 1974）",
};

export const CHECKED_ALL: Text = {
  en: "its condition was checked at every position that can be reached",
  zh: "其条件已在所有可达局面上逐一验证",
};

/** A position of value 0 that has moves, but none to value 1. */
export const lacksOne = (at: Text): Text => ({
  en: `${at.en} has value 0 and moves, but no option of value 1`,
  zh: `${at.zh} 的 SG 值为 0 且有后继，却没有 SG 值为 1 的后继`,
});

/** A position of value 0 or 1 with an option of the other that has a component above 1. */
export const leavesLarge = (at: Text, value: number): Text => ({
  en: `${at.en} of value ${value} has an option of nim-sum ${1 - value} with a component above 1`,
  zh: `${at.zh} 的 SG 值为 ${value}，却有异或和为 ${1 - value} 且含大于 1 的子游戏的后继`,
});

/** A position above 1 that cannot answer a rest of nim-sum `rest`. */
export const noAnswer = (at: Text, rest: number): Text => ({
  en: `${at.en}, beside a rest of nim-sum ${rest}, has no move to a P-position of the rule`,
  zh: `当其余子游戏的异或和为 ${rest} 时，${at.zh} 没有能走到规则所说必败态的走法`,
});
