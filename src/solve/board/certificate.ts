import { type Board, isBoardGame, MOST_CELLS, readBoard } from "../../check/board-read.ts";
import { encodedAs } from "../../encoding.ts";
import type { Game } from "../../types.ts";
import { deletion } from "../kernel/deletion.ts";
import type { Deadline } from "../limits.ts";
import { provedClaims } from "./claims.ts";

/** Whether a certificate can name a position: a board or a graph of at most 64 cells of a game of deleting. */
export const isCertifiable = (game: Game<unknown>, position: unknown): boolean =>
  encodedAs(game, "cells") !== undefined && typeof readBoard(game.id, game.format(position)) === "object";

/** The cells of a board, holes included, that has too many for a certificate. */
export function cellsBeyond(game: Game<unknown>, position: unknown): number | undefined {
  const cells = isBoardGame(game.id) ? encodedAs(game, "cells")?.of(position).game.near.length : undefined;
  return cells !== undefined && cells > MOST_CELLS ? cells : undefined;
}

/**
 * The certificate of the value of a position, which is its strategy, too: after each move from what it claims there is a
 * reply to what it claims. It is searched anew.
 * @throws LimitError
 */
export function certifyBoard(game: Game<unknown>, position: unknown, deadline: Deadline): object {
  const written = game.format(position);
  const board = readBoard(game.id, written) as Board;
  const deleting = encodedAs(game, "cells")!.of(position);
  const search = deletion(deleting, deadline.bytes);
  search.value(deleting, deadline);
  const proved = provedClaims(board, search, deadline);
  return { certificate: "nimber-board", version: 1, game: game.id, position: written, ...proved };
}
