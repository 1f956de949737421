import { type Board, isBoardGame, MOST_CELLS, readBoard } from "../../checker/board-position.ts";
import type { Cells } from "../../checker/words.ts";
import { type Deleting, encodedAs } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import type { Game } from "../../types.ts";
import { type Deletion, deletion } from "../kernel/deletion.ts";
import { nameOf, shareOf } from "../kernel/deletion-frame.ts";
import type { Deadline, Kept } from "../limits.ts";
import { type Oracle, provedClaims } from "./claims.ts";

/** Whether a certificate can name a position: a board or a graph of at most 112 cells of a game of deleting. */
export const isCertifiable = (game: Game<unknown>, position: unknown): boolean =>
  encodedAs(game, "cells") !== undefined && typeof readBoard(game.id, game.format(position)) === "object";

/** The cells of a board, holes included, that has too many for a certificate. */
export function cellsBeyond(game: Game<unknown>, position: unknown): number | undefined {
  const cells = isBoardGame(game.id) ? encodedAs(game, "cells")?.of(position).game.near.length : undefined;
  return cells !== undefined && cells > MOST_CELLS ? cells : undefined;
}

/**
 * The certificate of the value of a position, which is its strategy, too: after each move from what it claims there is a
 * reply to what it claims. The search begins with what is `kept` of the board.
 * @throws LimitError
 */
export function certifyBoard(
  game: Game<unknown>,
  position: unknown,
  deadline: Deadline,
  kept?: Kept,
): object {
  const text = game.format(position);
  const board = readBoard(game.id, text) as Board;
  const deleting = encodedAs(game, "cells")!.of(position);
  const search = deletion(deleting, deadline.bytes, kept?.read(nameOf(shareOf(deleting))));
  search.value(deleting, deadline);
  const oracle =
    board.near.length > NARROW || isRenumbered(board, deleting)
      ? byPositions(board, deleting, search, deadline)
      : byWords(search, deadline);
  const proved = provedClaims(board, oracle, deadline);
  return { certificate: "nimber-board", version: 1, game: game.id, position: text, ...proved };
}

/**
 * Whether the certificate numbers other cells than the search: a graph that has lost vertices is written as its edges, so
 * only the vertices that are left have a number there.
 */
const isRenumbered = (board: Board, { game }: Deleting): boolean => board.near.length !== game.near.length;

/** The most cells of which a search takes two words as they are. */
const NARROW = 64;

const byWords = ({ known, exactly }: Deletion, deadline: Deadline): Oracle => ({
  known: (cells) => known(cells[1]!, cells[2]!),
  exactly: (cells) => exactly(cells[1]!, cells[2]!, deadline),
});

/** Positions of the game are asked for; what is not known is found by a search of one node. */
function byPositions(board: Board, deleting: Deleting, search: Deletion, deadline: Deadline): Oracle {
  const { game, left } = deleting;
  const written = isRenumbered(board, deleting) ? [...left].sort((a, b) => a - b) : board.near.keys();
  const cellAt: number[] = [];
  for (const [n, cell] of [...written].entries()) cellAt[board.place(n)] = cell;
  const asked = (cells: Cells): Deleting => ({ game, left: cellsOf(cells).map((cell) => cellAt[cell]!) });
  const none = { ...deadline, positions: 0 };
  return {
    known(cells) {
      try {
        return search.value(asked(cells), none);
      } catch (error) {
        if (!(error instanceof LimitError) || error.limit !== "positions") throw error;
        return -1;
      }
    },
    exactly: (cells) => search.value(asked(cells), deadline),
  };
}

function cellsOf(set: Cells): number[] {
  const cells: number[] = [];
  for (let i = 1; i < set.length - 1; i++)
    for (let left = set[i]!; left !== 0; left &= left - 1)
      cells.push(32 * (i - 1) + 31 - Math.clz32(left & -left));
  return cells;
}
