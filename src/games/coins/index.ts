import type { Family, Game, Text } from "../../types.ts";
import { connectedCoins } from "./connected.ts";
import { grunt } from "./grunt.ts";
import { mockTurtles } from "./mock-turtles.ts";
import { motley } from "./motley.ts";
import { ruler } from "./ruler.ts";
import { product } from "./tartan.ts";
import { triplets } from "./triplets.ts";
import { coinGame, type Turning } from "./turning.ts";
import { turningTurtles } from "./turning-turtles.ts";
import { turnips } from "./turnips.ts";
import { twins } from "./twins.ts";
import { moebius, mogul, moidores } from "./up-to.ts";

/** Every rule for turning coins in a row that has a name. */
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
];

interface Square {
  readonly id: string;
  readonly of: Turning;
  readonly name: Text;
  readonly rule: Text;
}

/** Products of a rule with itself that have names of their own. */
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

export const coinRules: readonly string[] = [...[...turnings, ...squares].map(({ id }) => id), "connected"];

/** The coin game that is called so. */
export function coinsNamed(called: string | undefined): Game<unknown> | undefined {
  const turning = turnings.find(({ id }) => id === called);
  if (turning !== undefined) return coinGame(turning);
  if (called === "connected") return connectedCoins;
  const square = squares.find(({ id }) => id === called);
  if (square === undefined) return undefined;
  const { id, of, name, rule } = square;
  return { ...product(coinGame(of), coinGame(of)), id: `coins(${id})`, name, rule };
}

export const coins: Family<number> = {
  id: "coins",
  name: { en: "Coin-turning", zh: "翻硬币游戏" },
  rule: {
    en: `Turn coins in a row or on a board, the last of them from heads to tails, as the rule in brackets says: ${coinRules.join(", ")}; or the product of two games, as coins(ruler*twins).`,
    zh: `按括号中的规则翻一行或一个棋盘上的硬币，其中最后一枚须由正面翻成反面：${coinRules.join("、")}；或两个游戏的乘积，如 coins(ruler*twins)。`,
  },
  parameters: [],
  game: () => coinGame(mockTurtles),
};
