import { NotationError } from "../errors.ts";
import { minus, type Natural, plus } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { coinSets, coinStripGame } from "./family/coin-strip.ts";
import type { Heaps } from "./family/heaps.ts";
import { parseNaturals } from "./family/natural.ts";
import { staircaseReach, staircaseValue } from "./family/staircase.ts";
import type { Slide } from "./family/strip.ts";

function* moves(coins: Heaps): Generator<Slide<Heaps>> {
  for (const [i, coin] of coins.entries()) {
    const nearest = i === 0 ? 0 : plus(coins[i - 1]!, 1);
    for (let onto = coin; onto > nearest; ) {
      onto = minus(onto, 1);
      yield slide(coins, i, onto);
    }
  }
}

const slide = (coins: Heaps, i: number, onto: Natural): Slide<Heaps> => {
  const from = coins[i]!;
  return { at: `${from}-${onto}`, to: [coins.with(i, onto)], from, onto, row: 0 };
};

/** Numbers of empty squares to the left of each coin, the rightmost coin first: the steps of a staircase. */
function gaps(coins: Heaps): Natural[] {
  return coins.map((coin, i) => (i === 0 ? coin : minus(coin, plus(coins[i - 1]!, 1)))).reverse();
}

function parse(text: string): Heaps {
  const coins = parseNaturals(text);
  if (coins.some((coin, i) => i > 0 && coin <= coins[i - 1]!)) {
    throw new NotationError(text, 0, {
      en: "different squares from left to right, such as 1,4,6",
      zh: "从左到右互不相同的格，如 1,4,6",
    });
  }
  return coins;
}

/**
 * Silver Dollar without the dollar: a move takes a coin to an empty square on its left, not over another
 * coin.
 */
export const silverDollar: Game<Heaps> = {
  ...coinStripGame(moves),
  id: "silver-dollar",
  chapter: "staircase",
  program: { name: "every-other-gap" },
  name: { en: "Silver Dollar game without the dollar", zh: "银元游戏（无银元）" },
  look: { picture: "coins" },
  rule: {
    en: "Move a coin to an empty square on its left, not over another coin; the first square is 0.",
    zh: "把一枚硬币移到左边的空格，不能越过其他硬币；最左一格为第 0 格。",
  },
  parse,
  accelerators: {
    ...coinStripGame(moves).accelerators,
    ruleInALine: {
      rule: "[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k ; legal: x < y and y < z]",
      heaps: 3,
    },
    moveToValue(coins, value) {
      const found = staircaseReach(gaps(coins), value);
      if (found === undefined) return undefined;
      const i = coins.length - found.step;
      return slide(coins, i, minus(coins[i]!, found.tokens));
    },
  },
  theorems: [
    {
      claim: {
        en: "With the gaps to the left of the coins counted from the right, the value is the nim-sum of the 1st, 3rd, 5th, … gap.",
        zh: "把各枚硬币左边的空格数从右往左编号，SG 值等于第 1、3、5、… 个空格数的异或和。",
      },
      source: {
        en: "Conway, On Numbers and Games (1976): staircase Nim on the gaps",
        zh: "Conway, On Numbers and Games (1976)：间隔上的阶梯 Nim",
      },
      proof: { by: "automaton", formula: "sg = (z - y - 1) xor x", heaps: 3 },
      cases: coinSets,
      says: (coins) => staircaseValue(gaps(coins)),
    },
  ],
};
