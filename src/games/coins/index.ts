import type { Natural } from "../../nimber/natural.ts";
import type { Family, Game, LocalizedText } from "../../types.ts";
import { acrostic } from "./acrostic.ts";
import { connectedCoins } from "./connected.ts";
import { coded } from "./counted.ts";
import { mockTurtleFives, rulerFives, tripletFives } from "./fives.ts";
import { mockTurtles } from "./mock-turtles.ts";
import { onOrders, orderRules } from "./on-order.ts";
import {
  grunt,
  moebius,
  mogul,
  moidores,
  motley,
  ruler,
  sym,
  triplets,
  turningTurtles,
  turnips,
  twins,
} from "./rows.ts";
import { product } from "./tartan.ts";
import { coinGame, type Turning } from "./turning.ts";

/** All named rules for turning coins in a row. */
const turnings: readonly Turning[] = [
  mockTurtles,
  turningTurtles,
  ruler,
  twins,
  triplets,
  moebius,
  mogul,
  moidores,
  turnips,
  grunt,
  motley,
  sym,
  rulerFives,
  mockTurtleFives,
  tripletFives,
];

interface Square {
  readonly id: string;
  readonly of: Turning;
  readonly name: LocalizedText;
  readonly rule: LocalizedText;
}

/** Products of a rule with itself that have their own names. */
const squares: readonly Square[] = [
  {
    id: "turning-corners",
    of: twins,
    name: { en: "Turning Corners", zh: "翻四角" },
    rule: {
      en: "Turn the coins at the four corners of a rectangle, the last of them from heads to tails.",
      zh: "翻一个矩形四角的硬币，其中右下角一枚须由正面翻成反面。",
    },
  },
  {
    id: "rugs",
    of: ruler,
    name: { en: "Rugs", zh: "翻地毯" },
    rule: {
      en: "Turn all coins of a rectangle, the last of them from heads to tails.",
      zh: "翻一个矩形内的所有硬币，其中右下角一枚须由正面翻成反面。",
    },
  },
];

export const coinRules: readonly string[] = [
  ...[...turnings, ...squares].map(({ id }) => id),
  "connected",
  ...turnings.map(({ id }) => `acrostic-${id}`),
  ...orderRules.map((id) => `poset-${id}`),
];

const NAMED: readonly string[] = coinRules.filter((id) => !/^(?:acrostic|poset)-/.test(id));

const turningNamed = (called: string | undefined): Turning | undefined =>
  turnings.find(({ id }) => id === called) ?? (called === undefined ? undefined : coded(called));

/** Coin game with this name. */
export function coinsNamed(called: string | undefined): Game<unknown> | undefined {
  const turning = turningNamed(called);
  if (turning !== undefined) return coinGame(turning);
  if (called === "connected") return connectedCoins;
  const [, kind, rule] = /^(acrostic|poset)-(.+)$/.exec(called ?? "") ?? [];
  const row = turningNamed(rule);
  if (kind === "acrostic" && row !== undefined) return acrostic(coinGame(row) as Game<Natural>, row.id);
  if (kind === "poset" && row !== undefined && orderRules.includes(row.id)) return onOrders(row);
  const square = squares.find(({ id }) => id === called);
  if (square === undefined) return undefined;
  const { id, of, name, rule: words } = square;
  return { ...product(coinGame(of), coinGame(of)), id: `coins(${id})`, name, rule: words, cited: of.source };
}

/** Coin-turning games: a move turns the coins that the rule allows, the last of them from heads to tails. */
export const coins: Family<number> = {
  id: "coins",
  name: { en: "Coin-turning", zh: "翻硬币游戏" },
  rule: {
    en: `Turn coins in a row or on a board, the last of them from heads to tails, as the rule in brackets says: ${NAMED.join(", ")}; a code, such as coins(1..3) for up to three coins, coins(2..joined) for two or more next to each other, coins(3in5) for three among five places; coins(acrostic-ruler) along rows and columns of a board; coins(poset-ruler) on a tree or an order; or the product of two rules, such as coins(ruler*twins).`,
    zh: `按括号中的规则翻一行或一个棋盘上的硬币，其中最后一枚须由正面翻成反面：${NAMED.join("、")}；也可写代码：coins(1..3) 至多三枚，coins(2..joined) 连续两枚以上，coins(3in5) 五格之内三枚；coins(acrostic-ruler) 沿棋盘的行或列；coins(poset-ruler) 在树或偏序集上；或两个规则的乘积，如 coins(ruler*twins)。`,
  },
  parameters: [],
  game: () => coinGame(mockTurtles),
};
