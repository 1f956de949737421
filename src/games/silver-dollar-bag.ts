import { NotationError } from "../errors.ts";
import { areNaturals, isNatural, minus, type Natural, natural, plus } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Cell, Game, LocalizedText } from "../types.ts";
import { coinSets } from "./family/coin-strip.ts";
import { type Heaps, heapsEffort } from "./family/heaps.ts";
import { parseNatural } from "./family/natural.ts";
import { type Slide, strips } from "./family/strip.ts";

/** Coins on squares from 1, ascending; the dollar is on one of these squares, or on 0, which is the bag. */
interface Strip {
  readonly coins: Heaps;
  readonly dollar: Natural;
}

const BAG = "bag";

const SQUARES: LocalizedText = {
  en: "different squares from left to right, one marked $ for the dollar, such as 1,4$,6; the dollar in the bag is 0$",
  zh: "从左到右互不相同的格，银元后加 $，如 1,4$,6；银元在袋中写作 0$",
};

function* moves(strip: Strip): Generator<Slide<Strip>> {
  const { coins, dollar } = strip;
  if (dollar === 0) yield { at: BAG, to: [], from: 0, onto: 0, row: 0 };
  for (const [i, from] of coins.entries()) {
    const nearest = i === 0 ? 0 : plus(coins[i - 1]!, 1);
    for (let onto = from; onto > nearest; ) {
      onto = minus(onto, 1);
      const left = onto === 0 ? coins.slice(1) : coins.with(i, onto);
      const to = [{ coins: left, dollar: from === dollar ? onto : dollar }];
      yield { at: `${from}-${onto}`, to, from, onto, row: 0 };
    }
  }
}

/**
 * Gaps to the left of every other coin, from the right. If the first coin is the dollar, its gap excludes the
 * bag: entering it loses.
 */
function gapsOf({ coins, dollar }: Strip): Natural[] {
  return coins.flatMap((coin, i) => {
    if ((coins.length - 1 - i) % 2 === 1) return [];
    if (i > 0) return [minus(coin, plus(coins[i - 1]!, 1))];
    return [coin === dollar ? minus(coin, 1) : coin];
  });
}

function parse(text: string): Strip {
  const words = text.split(",");
  const squares = words.map((word) => parseNatural(word.replace(/\$$/, "")));
  const marked = words.findIndex((word) => word.endsWith("$"));
  const dollar = squares[marked];
  const ordered = squares.every((each, i) => (i === 0 ? each > 0 || marked === 0 : each > squares[i - 1]!));
  if (dollar === undefined || !ordered || words.filter((word) => word.endsWith("$")).length > 1)
    throw new NotationError(text, 0, SQUARES);
  return { coins: squares.filter((each) => each !== 0), dollar };
}

const format = ({ coins, dollar }: Strip): string =>
  [
    ...(dollar === 0 ? ["0$"] : []),
    ...coins.map((coin) => (coin === dollar ? `${coin}$` : `${coin}`)),
  ].join();

function isPosition(value: unknown): value is Strip {
  const { coins, dollar } = (value ?? {}) as Partial<Strip>;
  if (!areNaturals(coins) || !isNatural(dollar)) return false;
  return (
    coins.every((coin, i) => coin > (i === 0 ? 0 : coins[i - 1]!)) && (dollar === 0 || coins.includes(dollar))
  );
}

function board(strip: Strip): Cell[] {
  const { coins, dollar } = strip;
  const cells = strips([dollar === 0 ? [0, ...coins] : coins], moves(strip), 0);
  const x = Number(dollar);
  const touch = [...moves(strip)].filter(({ from }) => from === dollar).map(({ at }) => at);
  return x > 60 || coins.some((coin) => coin > 60)
    ? cells
    : [...cells, { shape: "label", x, y: -1, text: "$", touch }];
}

/** Silver Dollar with a bag on the left: whoever takes the bag with the dollar in it wins. */
export const silverDollarBag: Game<Strip> = {
  id: "silver-dollar-bag",
  chapter: "staircase",
  name: { en: "Silver Dollar game with the dollar", zh: "银元游戏（有银元）" },
  look: { picture: "coins" },
  rule: {
    en: "Move a coin to an empty square on its left, not over another coin, or into the bag on the left, which holds any number of coins; or, when the dollar is in the bag, take the bag, which ends the game.",
    zh: "把一枚硬币移到左边的空格，不能越过其他硬币，也可移入最左端可容任意多枚的袋中；银元已在袋中时，也可拿走袋子，游戏即告结束。",
  },
  notation: SQUARES,
  space: "other",
  start: [
    { coins: [1, 4, 6, 9], dollar: 4 },
    { coins: [2, 3, 7], dollar: 2 },
  ],
  key: format,
  parse,
  format,
  isPosition,
  moves,
  accelerators: {
    cost: ({ coins }) => heapsEffort(coins),
  },
  board,
  theorems: [
    {
      claim: {
        en: "One strip: with the gaps to the left of every other coin, from the rightmost, where the gap of the first coin counts the bag as a square unless the coin is the dollar, it is a P-position iff their nim-sum is 0; with the dollar in the bag it is an N-position.",
        zh: "一条棋盘：从最右一枚起，每隔一枚取其左边的空格数（最左一枚若非银元，其空格数把袋子也算作一格），先手必败当且仅当这些数的异或和为 0；银元在袋中则先手必胜。",
      },
      source: {
        en: "Conway, On Numbers and Games (1976), ch. 11; Winning Ways (2nd ed.), vol. 3, ch. 15: whoever bags the dollar lets the opponent take it",
        zh: "Conway, On Numbers and Games (1976), ch. 11; Winning Ways (2nd ed.), vol. 3, ch. 15：把银元放进袋子，对手就能拿走它",
      },
      covers: (...strips) => strips.length === 1,
      *cases() {
        for (const [set] of coinSets()) {
          const coins = set.map((square) => plus(square, 1));
          for (const dollar of [0, ...coins]) yield [{ coins, dollar }];
        }
      },
      says: (strip) => (strip.dollar !== 0 && natural(nimSum(...gapsOf(strip))) === 0 ? "P" : "N"),
    },
  ],
};
