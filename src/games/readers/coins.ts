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

type Within = Parameters<Reader["read"]>[1];

const COIN_RULE: Text = t("coinRule", { coinRules: coinRules[0] });

/** Named in Winning Ways beside Sym; no source that could be read says how it is played. */
const NO_RULE = "sympler";

const WITH_RULE: Text = t("withRule");

/** A name, or a code, which a bracket or a product follows. */
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

/** A rule for turning coins, or the product of two games of one number: `coins(mock-turtles)`, `coins(ruler*{1,2})`. */
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
