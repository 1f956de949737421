import { lexicodeTheorem } from "./lexicode.ts";
import { setsBelow, type Turning } from "./turning.ts";

const NUMBERS_ZH = { 5: "五", 7: "七", 9: "九" } as const;
const NUMBERS_EN = { 5: "four", 7: "six", 9: "eight" } as const;

/** How many sets of at most `most` of n coins there are. */
function subsets(n: number, most: number): number {
  let [all, each] = [1, 1];
  for (let size = 1; size <= most; size++) {
    each = (each * (n - size + 1)) / size;
    all += each;
  }
  return all;
}

/** No closed form of the values is known; their rows of value 0 are lexicographic codes of even words. */
function upTo(most: 5 | 7 | 9, id: string, name: string): Turning {
  return {
    id,
    name: { en: name, zh: `翻硬币（至多${NUMBERS_ZH[most]}枚）` },
    rule: {
      en: `Turn a coin from heads to tails and, if you like, up to ${NUMBERS_EN[most]} other coins on its left.`,
      zh: `把一枚硬币由正面翻成反面，还可以再翻其左边的至多 ${most - 1} 枚硬币。`,
    },
    beside: (n) => setsBelow(n, most - 1),
    sets: (n) => subsets(n, most - 1),
    source:
      "Winning Ways (2nd ed.), vol. 3, ch. 14; Conway and Sloane, IEEE Trans. Inform. Theory 32 (1986) 337",
    rows: lexicodeTheorem(most),
  };
}

export const moebius: Turning = upTo(5, "moebius", "Moebius");
export const mogul: Turning = upTo(7, "mogul", "Mogul");
export const moidores: Turning = upTo(9, "moidores", "Moidores");
