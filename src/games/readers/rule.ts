import { NotationError } from "../../errors.ts";
import { t } from "../../locale/games.ts";
import { parseRuleAt } from "../../rules/parse.ts";
import type { Game } from "../../types.ts";
import { withKnown } from "../known-line.ts";
import { blockedGame, lineGame } from "../line.ts";
import { isPartOfRule, mixedGame } from "../mixed-line.ts";
import { Scanner } from "../scanner.ts";
import type { Reader } from "./reader.ts";

/** Reader of one-line rules: `[n: n-1 | n/2]`, perhaps with components of other games: `[n: n-1 & nim 1 | n-2]`. */
export const line: Reader = {
  starts: /^\[/,
  read(scanner, within) {
    const { typed } = scanner;
    const { rule, others, blocked, end } = parseRuleAt(typed, scanner.at);
    scanner.at = end;
    if (blocked !== undefined) return blockedGame(rule, blocked);
    if (others === undefined) return withKnown(lineGame(rule), rule);
    return mixedGame(rule, others, ({ game: notation, position, span }) => {
      const inner = new Scanner(notation);
      let game: Game<unknown>;
      try {
        game = within(inner);
      } catch (error) {
        throw error instanceof NotationError ? error.within(typed, span.start) : error;
      }
      if (!inner.ended() || !isPartOfRule(game, position.length))
        throw new NotationError(typed, span.start, t("otherGameOfNumbers", { numbers: position.length }));
      return game;
    }) as Game<unknown>;
  },
};
