import { NotationError } from "../errors.ts";
import { minus, type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game } from "../types.ts";
import { coinSets, coinStripGame } from "./family/coin-strip.ts";
import { ascending, type Heaps } from "./family/heaps.ts";
import { parseNaturals } from "./family/natural.ts";
import type { Slide } from "./family/strip.ts";

function* moves(coins: Heaps): Generator<Slide<Heaps>> {
  const taken = new Set(coins);
  for (const [i, from] of coins.entries()) {
    for (let onto = from; onto > 0; ) {
      onto = minus(onto, 1);
      if (!taken.has(onto)) yield slide(coins, i, onto);
    }
  }
}

const slide = (coins: Heaps, i: number, onto: Natural): Slide<Heaps> => {
  const from = coins[i]!;
  return { at: `${from}-${onto}`, to: [coins.with(i, onto).toSorted(ascending)], from, onto, row: 0 };
};

/**
 * Welter's function: the nim-sum of the coins and of 2d - 1 for each pair, where d is the largest power of 2
 * that divides their difference.
 */
function welterOf(coins: Heaps): Natural {
  let sum = 0n;
  for (const [i, coin] of coins.entries()) {
    sum ^= BigInt(coin);
    for (const other of coins.slice(0, i)) {
      const apart = BigInt(coin) - BigInt(other);
      sum ^= apart ^ (apart - 1n);
    }
  }
  return natural(sum);
}

function parse(text: string): Heaps {
  const coins = parseNaturals(text).sort(ascending);
  const twice = coins.find((coin, i) => coin === coins[i - 1]);
  if (twice === undefined) return coins;
  throw new NotationError(text, 0, { en: "different squares, such as 1,4,6", zh: "互不相同的格，如 1,4,6" });
}

/** Welter's game: a move takes a coin to an empty square on its left, possibly over other coins. */
export const welter: Game<Heaps> = {
  ...coinStripGame(moves),
  id: "welter",
  program: { name: "welter-function" },
  name: { en: "Welter's game", zh: "韦尔特游戏" },
  rule: {
    en: "Move a coin to an empty square on its left, over other coins if you like; the first square is 0.",
    zh: "把一枚硬币移到左边任意一个空格，可以越过其他硬币；最左一格为第 0 格。",
  },
  parse,
  accelerators: {
    ...coinStripGame(moves).accelerators,
    ruleInALine: {
      rule: "[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k ; legal: x != y and y != z and x != z]",
      heaps: 3,
      at: (coins) => (new Set(coins).size < coins.length ? undefined : coins.toSorted(ascending)),
    },
    moveToValue(coins, value) {
      for (const [i, from] of coins.entries()) {
        const others = coins.toSpliced(i, 1);
        const onto = placeWith(others, value, from);
        if (onto !== undefined) return slide(coins, i, onto);
      }
      return undefined;
    },
  },
  theorems: [
    {
      claim: {
        en: "The value is Welter's function: the nim-sum of the squares and, for each two coins whose difference has the factor 2^k and no 2^(k+1), of 2^(k+1) - 1.",
        zh: "SG 值为韦尔特函数：各格编号的异或和，再对每两枚硬币异或上 2^(k+1) - 1，其中 2^k 是整除两格之差的最大的 2 的幂。",
      },
      source: "Welter, Indag. Math. 16 (1954) 194; Conway, On Numbers and Games (1976), ch. 13",
      proof: { by: "automaton", formula: "P iff (x + 1) xor (y + 1) xor (z + 1) = 0", heaps: 3 },
      cases: coinSets,
      says: welterOf,
    },
  ],
};

/**
 * Square below `most`, if any, for a coin that gives the value `value` together with `others`; computed bit
 * by bit from the lowest.
 */
function placeWith(others: Heaps, value: Natural, most: Natural): Natural | undefined {
  const bits = [most, value, ...others].reduce(
    (all: number, each) => Math.max(all, each.toString(2).length),
    1,
  );
  const wanted = BigInt(nimSum(value, welterOf(others)));
  let square = 0n;
  let near = others.map(BigInt);
  for (let place = 0n; place < BigInt(bits); place++) {
    const one = 1n << place;
    // A pair adds ones up to the lowest place where it differs. So each coin that agrees in all lower places
    // adds a one here.
    if ((((wanted >> place) & 1n) === 1n) !== (near.length % 2 === 1)) square |= one;
    near = near.filter((each) => (each & one) === (square & one));
  }
  const fits = square < BigInt(most) && near.length === 0;
  return fits ? natural(square) : undefined;
}
