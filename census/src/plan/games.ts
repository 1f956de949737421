import { type Game, heapRules, NotationError, type Text } from "nimber";
import { parseGame } from "nimber/games";
import { t } from "../locale/census.ts";
import type { Question } from "../types.ts";
import { failure, inNotation, listOf, type PlanValue, type Read } from "./node.ts";

/** Game of a plan, or a sum of games such as `0.77+0.07`, with its place. */
export interface PlannedGame {
  readonly id: string;
  readonly games: readonly Game<unknown>[];
  readonly place: PlanValue;
}

const GAME: Text = t("game");

const gameRead: Read<PlannedGame> = (place) => {
  const games = inNotation(GAME, (text) => {
    let at = 0;
    return text.split("+").map((part) => {
      try {
        return parseGame(part);
      } catch (error) {
        throw error instanceof NotationError ? error.within(text, at) : error;
      } finally {
        at += part.length + 1;
      }
    });
  })(place);
  const ids = games.map(({ id }) => id).sort();
  return { id: ids.join("+"), games, place };
};

/** Individually listed games. */
export const gamesRead: Read<readonly PlannedGame[]> = listOf(t("listGames"), gameRead);

/** Condition for games that a question supports. */
interface Fit {
  fits(games: readonly Game<unknown>[]): boolean;
  readonly expected: Text;
}

const OF_VALUES: Fit = {
  fits: (games) => games.length === 1 && heapRules(games[0]!) !== undefined,
  expected: t("gameOneHeapMovesKnown"),
};

const FITS: Readonly<Record<Question, Fit>> = {
  values: OF_VALUES,
  period: OF_VALUES,
  distinct: OF_VALUES,
  misere: {
    fits: (games) => games.every((game) => game.space === "heap"),
    expected: t("gamesWhosePositionOneHeap"),
  },
  quotient: {
    fits: (games) => games.length === 1 && hasNotation(games[0]!),
    expected: t("setCode"),
  },
};

/** Whether a certificate can express the rules. */
function hasNotation(game: Game<unknown>): boolean {
  const rules = heapRules(game);
  if (rules === undefined || rules.kind === "moves" || "takes" in rules) return false;
  return rules.kind === "take" || rules.unequal !== true;
}

/** Id of the game. @throws PlanError at its place when the question does not support it */
export function idOf({ id, games, place }: PlannedGame, question: Question): string {
  const { fits, expected } = FITS[question];
  if (fits(games)) return id;
  throw failure(place, expected);
}
