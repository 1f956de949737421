import { encodedAs, type Game, type Limits, sourceText } from "nimber";
import { parseGame } from "nimber/games";
import { Refusal } from "nimber/worker";
import { t } from "../../locale/table.ts";
import type { TableSubject } from "../protocol.ts";

/** Limits that a browser tab can bear. */
export const LIMITS: Limits = { positions: 5_000_000, bytes: 2 ** 29 };

/** @throws NotationError, Refusal */
export function read(text: string): TableSubject {
  const game = gameOf(text);
  const { id, name, rule, theorems } = game;
  const pair = encodedAs(game, "pair");
  const laws =
    heapsOf(game) === 1
      ? []
      : theorems.flatMap(({ claim, source, play }, law) =>
          play === "misere" ? [] : [{ law, claim, source: sourceText(source) }],
        );
  return { id, name, rule, heaps: heapsOf(game)!, laws, ...(pair && { diagonal: pair.diagonal }) };
}

/** @throws NotationError, Refusal */
export function gameOf(text: string): Game<unknown> {
  const game = parseGame(text);
  if (heapsOf(game) === undefined) {
    throw new Refusal({
      text: t("expectedGameWhosePositionOne", { id: game.id }),
    });
  }
  return game;
}

function heapsOf({ space }: Game<unknown>): 1 | 2 | undefined {
  if (space === "heap") return 1;
  return space === "pair" ? 2 : undefined;
}
