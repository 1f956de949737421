import { t } from "../../locale/games.ts";
import { nearest } from "../../nearest.ts";
import type { Natural } from "../../nimber/natural.ts";
import type { Game, Text } from "../../types.ts";
import { catalogue } from "../catalogue.ts";
import { coinRules, coinsNamed } from "../coins/index.ts";
import { ownCoins } from "../coins/own.ts";
import { product } from "../coins/tartan.ts";
import type { Scanner } from "../scanner.ts";
import type { Reader } from "./reader.ts";

// Notation of coin-turning games: `coins(…)` with the name of a rule, a code or a product.

type Within = Parameters<Reader["read"]>[1];

const COIN_RULE: Text = t("coinRule", { coinRules: coinRules[0] });

/** Name in Winning Ways next to Sym; no available source gives its rule. */
const NO_RULE = "sympler";

const WITH_RULE: Text = t("withRule");

/** Name or code, followed by a closing parenthesis or a product sign. */
const COIN_WORD = /(?:(?:acrostic-)?\d+(?:\.\.\d*)?(?:joined|in\d+)?(?=\s*[*)])|[a-z]+(?:-[a-z]+)*)/;

function readCoinRule(scanner: Scanner, within: Within): Game<unknown> {
  const at = scanner.at;
  const word = scanner.take(COIN_WORD);
  const named = coinsNamed(word);
  if (named !== undefined) return named;
  scanner.at = at;
  scanner.space();
  if (word === NO_RULE) throw scanner.expected(WITH_RULE, scanner.at);
  if (word !== undefined && !catalogue.some(({ id }) => id === word))
    throw scanner.expected(COIN_RULE, scanner.at, nearest(word, coinRules));
  const start = scanner.at;
  const game = within(scanner);
  if (game.space !== "heap") throw scanner.expected(COIN_RULE, start);
  return game.id.startsWith("[") ? ownCoins(game as Game<Natural>) : game;
}

/**
 * Reader of rules for turning coins, and of products of two one-number games: `coins(mock-turtles)`,
 * `coins(ruler*{1,2})`.
 */
export const coins: Reader = {
  starts: /^coins\s*\(/,
  read(scanner, within) {
    scanner.take(/coins/);
    scanner.expect("(");
    const at = scanner.at;
    const first = readCoinRule(scanner, within);
    if (!["*", "×", "⊗"].some((sign) => scanner.accept(sign))) {
      scanner.expect(")");
      return first;
    }
    if (first.space !== "heap") throw scanner.expected(COIN_RULE, at);
    scanner.space();
    const next = scanner.at;
    const second = readCoinRule(scanner, within);
    if (second.space !== "heap") throw scanner.expected(COIN_RULE, next);
    scanner.expect(")");
    return product(first as Game<Natural>, second as Game<Natural>);
  },
};
