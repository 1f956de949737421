import { type Claimed, claimedOn, writtenWords } from "../checker/board.ts";
import { type Board, isBoardGame, MOST_CELLS, readBoard } from "../checker/board-position.ts";
import { IMPOSSIBLE, piecesOf } from "../checker/pieces.ts";
import { type Cells, put, wordOf } from "../checker/words.ts";
import { type Deleting, encodedAs } from "../encoding.ts";
import { LimitError } from "../errors.ts";
import type { Game } from "../types.ts";
import { type Deletion, deletion } from "./kernel/deletion.ts";
import { nameOf, shareOf } from "./kernel/deletion-frame.ts";
import { type Budget, memoryAccount, type TableStore } from "./limits.ts";

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
  budget: Budget,
  kept?: TableStore,
): object {
  const text = game.format(position);
  const board = readBoard(game.id, text) as Board;
  const deleting = encodedAs(game, "cells")!.of(position);
  const search = deletion(deleting, budget.bytes, kept?.read(nameOf(shareOf(deleting))));
  search.value(deleting, budget);
  const oracle =
    board.near.length > NARROW || isRenumbered(board, deleting)
      ? byPositions(board, deleting, search, budget)
      : byWords(search, budget);
  const proved = provedClaims(board, oracle, budget);
  return { certificate: "nimber-board", version: 1, game: game.id, position: text, ...proved };
}

/**
 * Whether the certificate numbers other cells than the search: a graph that has lost vertices is written as its edges, so
 * only the vertices that are left have a number there.
 */
const isRenumbered = (board: Board, { game }: Deleting): boolean => board.near.length !== game.near.length;

/** The most cells of which a search takes two words as they are. */
const NARROW = 64;

const byWords = ({ known, exactly }: Deletion, budget: Budget): Oracle => ({
  known: (cells) => known(cells[1]!, cells[2]!),
  exactly: (cells) => exactly(cells[1]!, cells[2]!, budget),
});

/** Positions of the game are asked for; what is not known is found by a search of one node. */
function byPositions(board: Board, deleting: Deleting, search: Deletion, budget: Budget): Oracle {
  const { game, left } = deleting;
  const written = isRenumbered(board, deleting) ? [...left].sort((a, b) => a - b) : board.near.keys();
  const cellAt: number[] = [];
  for (const [n, cell] of [...written].entries()) cellAt[board.place(n)] = cell;
  const asked = (cells: Cells): Deleting => ({ game, left: cellsOf(cells).map((cell) => cellAt[cell]!) });
  const none = { ...budget, positions: 0 };
  return {
    known(cells) {
      try {
        return search.value(asked(cells), none);
      } catch (error) {
        if (!(error instanceof LimitError) || error.limit !== "positions") throw error;
        return -1;
      }
    },
    exactly: (cells) => search.value(asked(cells), budget),
  };
}

function cellsOf(set: Cells): number[] {
  const cells: number[] = [];
  for (let i = 1; i < set.length - 1; i++)
    for (let left = set[i]!; left !== 0; left &= left - 1)
      cells.push(32 * (i - 1) + 31 - Math.clz32(left & -left));
  return cells;
}

/** Answer of a search for cells. */
interface Oracle {
  /** The nim-sum of their values where it is known; -1 where it is not. */
  known(cells: Cells): number;
  /** The same, which is found. @throws LimitError */
  exactly(cells: Cells): number;
}

/** Proof by claims on parts: a value, and the claims in certificate form. */
interface Proved {
  readonly value: number;
  readonly claims: readonly string[];
}

const UNKNOWN = -1;

/** The pieces that a move leaves. */
type Left = readonly number[];

/**
 * Claims of values that prove the value of a board: of the pieces of the board, and for each piece claimed, of what shows
 * that no move leaves its value and that some move leaves each lesser one. Pieces are those of the checker; where a
 * claim can be avoided by a reply to what is claimed already, it is.
 */
function provedClaims(board: Board, search: Oracle, budget: Budget): Proved {
  const held = memoryAccount(budget.bytes);
  held.ask(budget);
  const pieces = piecesOf(board, held.add);
  const claimed = claimedOn(pieces);
  const { claimOf } = claimed;
  const sizes: number[] = [];
  const values: number[] = [];
  const excluded: number[] = [];
  /** Claims whose proof is still to be made, by their cells. */
  const waiting: number[][] = Array.from({ length: board.near.length + 1 }, () => []);
  const listed: { piece: number; value: number }[] = [];

  const cells = pieces.empty();
  const sizeOf = (piece: number): number => (sizes[piece] ??= sizeOfSet(pieces.put(piece, cells)));

  /** The value of a piece where it is known without a search. */
  function knownOf(piece: number): number {
    const claim = claimOf(piece);
    if (claim !== UNKNOWN) return claim;
    if (values[piece] !== undefined) return values[piece];
    const value = search.known(pieces.put(piece, cells));
    if (value !== UNKNOWN) values[piece] = value;
    return value;
  }

  function exactOf(piece: number): number {
    const known = knownOf(piece);
    if (known !== UNKNOWN) return known;
    values[piece] = search.exactly(pieces.put(piece, cells));
    return values[piece];
  }

  function claim(piece: number): void {
    if (claimOf(piece) !== UNKNOWN) return;
    const value = exactOf(piece);
    claimed.claim(piece, value);
    listed.push({ piece, value });
    waiting[sizeOf(piece)]!.push(piece);
  }

  const found: number[] = [];
  function* leftBy(piece: number): Generator<Left> {
    for (let move = 0; move < pieces.moves; move++) {
      const end = pieces.after(piece, move, found);
      if (end !== IMPOSSIBLE) yield found.slice(0, end);
    }
  }

  const isOpen = (piece: number): boolean => claimOf(piece) === UNKNOWN;
  const sumBy = (left: Left, of: (piece: number) => number): number => {
    let sum = 0;
    for (const piece of left) {
      const value = of(piece);
      if (value === UNKNOWN) return UNKNOWN;
      sum ^= value;
    }
    return sum;
  };
  const costOf = (left: Left): number =>
    left.reduce((sum, piece) => sum + (isOpen(piece) ? COST ** sizeOf(piece) : 0), 0);

  /** Sees to it that a piece, of which nothing is claimed, is shown not to have `value`. */
  function exclude(piece: number, value: number): void {
    if (((excluded[piece] ?? 0) >>> value) & 1) return;
    let best: Left | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const left of leftBy(piece)) {
      budget.tick();
      if (sumBy(left, knownOf) !== value) continue;
      const cost = costOf(left);
      if (cost < least) [best, least] = [left, cost];
      if (cost === 0) break;
    }
    if (best === undefined) claim(piece);
    else {
      best.forEach(claim);
      excluded[piece] = (excluded[piece] ?? 0) | (1 << value);
    }
  }

  function prove(piece: number): void {
    const value = claimOf(piece);
    const open: Left[] = [];
    const seen = new Set<number>();
    for (const left of leftBy(piece)) {
      budget.tick(listed.length);
      const sum = sumBy(left, claimOf);
      if (sum === UNKNOWN) open.push(left);
      else seen.add(sum);
    }
    for (let less = 0; less < value; less++) {
      if (seen.has(less)) continue;
      const known = open.filter((left) => sumBy(left, knownOf) === less);
      const left =
        known.sort((a, b) => costOf(a) - costOf(b))[0] ?? open.find((left) => sumBy(left, exactOf) === less);
      left!.forEach(claim);
    }
    for (const left of open) {
      const bare = left.filter(isOpen).sort((a, b) => sizeOf(a) - sizeOf(b));
      const last = bare.pop();
      bare.forEach(claim);
      if (last === undefined || !isOpen(last)) continue;
      exclude(
        last,
        value ^
          sumBy(
            left.filter((each) => each !== last),
            claimOf,
          ),
      );
    }
  }

  const roots = found.slice(0, pieces.split(put(cells, board.left), found, 0));
  roots.forEach(claim);
  for (let size = board.near.length; size > 0; size--) for (const piece of waiting[size]!) prove(piece);
  const value = sumBy(roots, claimOf);
  return { value, claims: writtenClaims(claimed, listed) };
}

/** Growth of the cost of a claim with its cells. */
const COST = 1.3;

function writtenClaims(
  { pieces }: Claimed,
  listed: readonly { readonly piece: number; readonly value: number }[],
): string[] {
  const words: bigint[][] = [];
  for (const { piece, value } of listed) {
    if (value > MOST_VALUE) throw new LimitError("value", MOST_VALUE, value);
    while (words.length <= value) words.push([]);
    words[value]!.push(wordOf(pieces.put(piece, pieces.empty())));
  }
  return words.map((each) => writtenWords(each.sort((a, b) => (a < b ? -1 : 1))));
}

/** Of no larger value is anything known to the search. */
const MOST_VALUE = 14;

function sizeOfSet(set: Cells): number {
  let count = 0;
  for (const word of set) for (let left = word; left !== 0; left &= left - 1) count++;
  return count;
}
