import { minus, type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game } from "../types.ts";
import { ascending, type Heaps, heapsEffort, heapTuple } from "./family/heaps.ts";
import { partitions } from "./family/natural.ts";
import { type Slide, strips } from "./family/strip.ts";

/** Coins on the same square give the same moves, so only the first one counts. */
function* moves(coins: Heaps): Generator<Slide<Heaps>> {
  for (const [i, from] of coins.entries()) {
    if (coins.indexOf(from) !== i) continue;
    for (let onto = from; onto > 0; ) {
      onto = minus(onto, 1);
      yield slide(coins, i, onto);
    }
  }
}

const slide = (coins: Heaps, i: number, onto: Natural): Slide<Heaps> => {
  const from = coins[i]!;
  return { at: `${from}-${onto}`, to: [coins.with(i, onto)], from, onto, row: 0 };
};

const grundyOf = (coins: Heaps): Natural => natural(nimSum(...coins));

/** Nimble: a move takes a coin to any square on its left, over or onto other coins. */
export const nimble: Game<Heaps> = {
  ...heapTuple,
  id: "nimble",
  chapter: "staircase",
  program: { name: "all-squares" },
  name: { en: "Nimble", zh: "Nimble 移币游戏" },
  look: { picture: "coins" },
  rule: {
    en: "Move a coin to any square on its left, over or onto other coins if you like; square 0 is the end.",
    zh: "把一枚硬币移到左边任意一格，可以越过其他硬币，也可以与其他硬币同格；第 0 格为终点。",
  },
  start: [[2, 3, 7]],
  notation: { en: "the squares of the coins, such as 2,3,7", zh: "各枚硬币所在的格，如 2,3,7" },
  key: (coins) => [...coins].sort(ascending).join(),
  moves,
  accelerators: {
    ruleInALine: { rule: "[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k]", heaps: 3, named: false },
    cost: heapsEffort,
    moveToValue(coins, value) {
      const change = nimSum(grundyOf(coins), value);
      const onto = coins.map((coin) => natural(nimSum(coin, change)));
      const i = coins.findIndex((coin, j) => onto[j]! < coin);
      return i < 0 ? undefined : slide(coins, i, onto[i]!);
    },
  },
  board: (coins) => strips([coins], moves(coins), 0),
  theorems: [
    {
      claim: {
        en: "The value is the nim-sum of the squares of the coins.",
        zh: "SG 值等于各枚硬币所在格编号的异或和。",
      },
      source: {
        en: "Ferguson, Game Theory, part I, section 2; every coin is a heap of Nim",
        zh: "Ferguson, Game Theory, part I, section 2；每枚硬币即一堆 Nim",
      },
      proof: { by: "automaton", formula: "sg = x xor y xor z", heaps: 3 },
      *cases() {
        for (const coins of partitions()) yield [coins];
      },
      says: grundyOf,
    },
  ],
};
