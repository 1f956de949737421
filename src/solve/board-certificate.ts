import { type CellRules, encodedAs } from "../encoding.ts";
import { LimitError } from "../errors.ts";
import type { Game } from "../types.ts";
import { deletion } from "./kernel/deletion.ts";
import { MOST_CELLS, nameOf, shareOf } from "./kernel/deletion-frame.ts";
import { type Pieces, piecesOf } from "./kernel/pieces.ts";
import { type Budget, memoryAccount, type TableStore } from "./limits.ts";

/** Cells of games that certificates can name. */
function certifiedCells(game: Game<unknown>): CellRules<unknown> | undefined {
  const rules = encodedAs(game, "cells");
  return rules?.certificate === "nimber-board" ? rules : undefined;
}

/** Whether a certificate can name a position: a board or a graph of at most 112 cells of a game of deleting. */
export const isCertifiable = (game: Game<unknown>, position: unknown): boolean =>
  certifiedCells(game) !== undefined && cellsBeyond(game, position) === undefined;

/** Number of cells of a board, holes included, when it is too large for a certificate. */
export function cellsBeyond(game: Game<unknown>, position: unknown): number | undefined {
  const cells = certifiedCells(game)?.of(asWritten(game, position)).game.near.length;
  return cells !== undefined && cells > MOST_CELLS ? cells : undefined;
}

/** Position as its notation writes it: a graph without some of its vertices is written as its edges. */
const asWritten = (game: Game<unknown>, position: unknown): unknown => game.parse(game.format(position));

/**
 * Certificate of the value of a position. It is also a strategy: every move from a claimed position has a reply to a
 * claimed position. The search begins with the table in `kept`. It shares the format of `checker/board.ts`, but no
 * code.
 * @throws LimitError
 */
export function certifyBoard(
  game: Game<unknown>,
  position: unknown,
  budget: Budget,
  kept?: TableStore,
): object {
  const deleting = certifiedCells(game)!.of(asWritten(game, position));
  const search = deletion(deleting, budget.bytes, kept?.read(nameOf(shareOf(deleting))));
  search.value(deleting, budget);
  const held = memoryAccount(budget.bytes);
  held.ask(budget);
  const pieces = piecesOf(search, deleting, held.add);
  return {
    certificate: "nimber-board",
    version: 1,
    game: game.id,
    position: game.format(position),
    ...provedClaims(pieces, deleting.game.near.length, budget),
  };
}

/** Proof by claims on parts: a value, and the claims in certificate form. */
interface Proved {
  readonly value: number;
  readonly claims: readonly string[];
}

const UNKNOWN = -1;

/** Pieces that a move leaves. */
type Left = readonly number[];

/**
 * Claims of values that prove the value of a board: those of its pieces, and for each claimed piece those that show
 * that no move leaves its value and that some move leaves each lesser value. A reply to an existing claim is preferred
 * to a new claim.
 */
function provedClaims(pieces: Pieces, cells: number, budget: Budget): Proved {
  const claims: number[] = [];
  const sizes: number[] = [];
  const values: number[] = [];
  const excluded: number[] = [];
  /** Claims without a proof so far, by their number of cells. */
  const waiting: number[][] = Array.from({ length: cells + 1 }, () => []);
  const listed: { piece: number; value: number }[] = [];

  const sizeOf = (piece: number): number => (sizes[piece] ??= pieces.sizeOf(piece));

  /** Claimed value of a piece, or 0 when rotation by half a turn is a reply. */
  const claimOf = (piece: number): number => (claims[piece] ??= pieces.isEven(piece) ? 0 : UNKNOWN);

  /** Value of a piece when it is known without a search. */
  function knownOf(piece: number): number {
    const claim = claimOf(piece);
    if (claim !== UNKNOWN) return claim;
    if (values[piece] !== undefined) return values[piece];
    const value = pieces.known(piece);
    if (value !== UNKNOWN) values[piece] = value;
    return value;
  }

  function exactOf(piece: number): number {
    const known = knownOf(piece);
    if (known !== UNKNOWN) return known;
    values[piece] = pieces.exactly(piece, budget);
    return values[piece];
  }

  function claim(piece: number): void {
    if (claimOf(piece) !== UNKNOWN) return;
    const value = exactOf(piece);
    claims[piece] = value;
    listed.push({ piece, value });
    waiting[sizeOf(piece)]!.push(piece);
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

  /** Ensures a proof that a piece without a claim does not have `value`. */
  function exclude(piece: number, value: number): void {
    if (((excluded[piece] ?? 0) >>> value) & 1) return;
    let best: Left | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const move of pieces.moves) {
      const left = pieces.after(piece, move);
      if (left === undefined) continue;
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
    for (const move of pieces.moves) {
      const left = pieces.after(piece, move);
      if (left === undefined) continue;
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

  pieces.whole.forEach(claim);
  for (let size = cells; size > 0; size--) for (const piece of waiting[size]!) prove(piece);
  return { value: sumBy(pieces.whole, claimOf), claims: writtenClaims(pieces, listed) };
}

/** Growth factor of a claim's cost with its cells. */
const COST = 1.3;

/** Largest value that the search can determine. */
const MOST_VALUE = 14;

function writtenClaims(
  pieces: Pieces,
  listed: readonly { readonly piece: number; readonly value: number }[],
): string[] {
  const words: bigint[][] = [];
  for (const { piece, value } of listed) {
    if (value > MOST_VALUE) throw new LimitError("value", MOST_VALUE, value);
    while (words.length <= value) words.push([]);
    words[value]!.push(pieces.wordOf(piece));
  }
  return words.map((each) => writtenWords(each.sort((a, b) => (a < b ? -1 : 1))));
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Ascending words in the format of certificates: the differences, in digits of base 32, lowest first. */
export function writtenWords(words: readonly bigint[]): string {
  const between = words.map((word, i) => (i === 0 ? word : word - words[i - 1]! - 1n));
  return between
    .map((gap) => {
      const digits = [...gap.toString(32)].reverse().map((digit) => Number.parseInt(digit, 32));
      return digits.map((digit, i) => DIGITS[i < digits.length - 1 ? digit + 32 : digit]).join("");
    })
    .join("");
}
