/*
 * Certificates of the value of a board whose moves delete cells, by claims about parts of it.
 *
 * The theorem: a part has value v where no move leaves v, and each lesser value is left by a move. What a move leaves is
 * not v where the nim-sum of the claims about its parts is another; or where it has a reply to parts with claims of
 * nim-sum v, for then v is the value of one of its own options. Each claim speaks of claims about fewer cells only, so by
 * induction on the number of cells all of them hold. No search is repeated: the cost is a look at each move of each
 * claimed part, and at each reply where no claim decides.
 *
 * A certificate of a board, version 1, is an object of exactly these fields:
 * - `certificate`: "nimber-board"; `version`: 1; `game`: cram, arc-kayles, node-kayles or graph-kayles;
 * - `position`: a board or a graph of at most 112 cells, as the notation of the game writes it; `value`: its value;
 * - `claims`: for each value from 0 on, the parts that are claimed to have it: sets of cells that hold together, as words
 *   with bit n for the n-th cell, those of a rectangle counted along its shorter side. Words ascend; each is written as its
 *   difference from the one before, less 1 except for the first: groups of five bits, the lowest first, each a letter of
 *   base 64 and with 32 added where another follows.
 * A part has value v where no move leaves v, for the claims give another nim-sum or there is a reply to claims of
 * nim-sum v, and each lesser value is left by a move to claims.
 */

import { t } from "../locale/checker.ts";
import { isText } from "../locale/message.ts";
import type { Message } from "../types.ts";
import { type Board, MOST_CELLS, readBoard } from "./board-position.ts";
import {
  checkFields,
  type Finding,
  finished,
  firstDifference,
  type Given,
  isNatural,
  shortened,
  wrongField,
} from "./certificate.ts";
import type { CheckLimits, Meter } from "./meter.ts";
import { IMPOSSIBLE, type Pieces, piecesOf } from "./pieces.ts";
import { type Cells, put, putWord, wordOf } from "./words.ts";

/** Contents of a certificate of a board. */
export interface BoardClaim {
  readonly game: string;
  readonly position: string;
  readonly board: Board;
  readonly value: number;
  /** Cells of pieces, by claimed value: ascending words with one bit for each cell. */
  readonly claims: readonly (readonly bigint[])[];
}

const FIELDS = "certificate version game position value claims".split(" ");
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Number of bits of a word. */
const BITS = BigInt(MOST_CELLS);

/** Bound for values: a piece with this many cells has a smaller value. */
const MOST_VALUE = MOST_CELLS;

/** Claim of a certificate, or the fault in its form. */
export function readBoardClaim(given: Given): BoardClaim | Message {
  const strange = Object.keys(given).find((name) => !FIELDS.includes(name));
  if (strange !== undefined) return wrongField(strange);
  const { version, game, position, value, claims } = given;
  if (version !== 1) return wrongField("version");
  if (typeof game !== "string") return wrongField("game");
  if (typeof position !== "string") return wrongField("position");
  if (!isNatural(value) || value >= MOST_VALUE) return wrongField("value");
  if (!Array.isArray(claims) || claims.length > MOST_VALUE) return wrongField("claims");
  const board = readBoard(game, position);
  if (board === undefined) return wrongField("position");
  if (typeof board === "number") {
    return t("boardCellsCertificateMost", { board, mostCells: MOST_CELLS });
  }
  const words: (readonly bigint[])[] = [];
  for (const each of claims) {
    const read = typeof each === "string" ? readWords(each) : undefined;
    if (read === undefined) return wrongField("claims");
    words.push(read);
  }
  return { game, position, board, value, claims: words };
}

/** Ascending words of a text; undefined when it is not in canonical form. */
function readWords(text: string): bigint[] | undefined {
  const words: bigint[] = [];
  let before = -1n;
  let gap = 0n;
  let shift = 0n;
  for (const letter of text) {
    const digit = LETTERS.indexOf(letter);
    if (digit < 0 || shift >= BITS) return undefined;
    gap |= BigInt(digit & 31) << shift;
    shift += 5n;
    if (digit >= 32) continue;
    // Trailing zeros would be a second spelling.
    if (digit === 0 && shift > 5n) return undefined;
    before += gap + 1n;
    if (before >= 1n << BITS) return undefined;
    words.push(before);
    [gap, shift] = [0n, 0n];
  }
  return shift === 0n ? words : undefined;
}

/** Steps of the meter for the pieces that a move leaves. */
const SPLITTING = 200;

const UNKNOWN = -1;

/** Claims on the pieces of a board. */
interface Claimed {
  readonly pieces: Pieces;
  /** Claimed value of a piece, or 0 when symmetry by half a turn proves it; else -1. */
  claimOf(piece: number): number;
  /**
   * Nim-sum of the claims for these cells, or for the result of a move in a piece; -1 when unknown, IMPOSSIBLE when the
   * move is.
   */
  sumOf(set: Cells): number;
  sumAfter(piece: number, move: number): number;
  claim(piece: number, value: number): void;
}

function claimedOn(pieces: Pieces): Claimed {
  /** Known values of the requested pieces and all earlier ones. */
  const values: number[] = [];
  const found: number[] = [];
  function claimOf(piece: number): number {
    while (values.length <= piece) values.push(pieces.even(values.length) ? 0 : UNKNOWN);
    return values[piece]!;
  }
  function sumTo(end: number): number {
    if (end === IMPOSSIBLE) return IMPOSSIBLE;
    let sum = 0;
    for (let i = 0; i < end; i++) {
      const value = claimOf(found[i]!);
      if (value === UNKNOWN) return UNKNOWN;
      sum ^= value;
    }
    return sum;
  }
  return {
    pieces,
    claimOf,
    sumOf: (set) => sumTo(pieces.split(set, found, 0)),
    sumAfter: (piece, move) => sumTo(pieces.after(piece, move, found)),
    claim(piece, value) {
      claimOf(piece);
      values[piece] = value;
    },
  };
}

/** Certificate with parsed claims, each on a connected piece of the board. */
interface BoardProof {
  readonly claim: BoardClaim;
  readonly claimed: Claimed;
  readonly listed: readonly { readonly piece: number; readonly value: number }[];
}

/** Claims of a certificate, or their fault. */
function proofOf(claim: BoardClaim, counts: Meter): BoardProof | Message {
  const { board, claims } = claim;
  const pieces = piecesOf(board, counts.room);
  const claimed = claimedOn(pieces);
  const listed: { piece: number; value: number }[] = [];
  const found: number[] = [];
  const set = pieces.empty();
  for (const [value, words] of claims.entries()) {
    for (const word of words) {
      counts.spend(SPLITTING);
      const whole = word >> BigInt(board.near.length) === 0n;
      putWord(set, word);
      if (!whole || pieces.split(set, found, 0) !== 1 || pieces.numbered(set) !== found[0])
        return t("noPieceBoard", { word });
      const piece = found[0]!;
      if (claimed.claimOf(piece) !== UNKNOWN) return t("claimedTwiceNeedsNoClaim", { word });
      claimed.claim(piece, value);
      listed.push({ piece, value });
    }
  }
  return { claim, claimed, listed };
}

/** Reads a certificate of a board and its claims. */
function* readProof(given: Given, text: string, counts: Meter): Generator<number, BoardProof | Message> {
  const claim = readBoardClaim(given);
  if (isText(claim)) return claim;
  const strays = yield* firstDifference(text, JSON.stringify(given), counts);
  return strays ?? proofOf(claim, counts);
}

/** Checks a certificate of a board. */
export function* findingOfBoard(given: Given, text: string, counts: Meter): Generator<number, Finding> {
  const proof = yield* readProof(given, text, counts);
  if (isText(proof)) return { verdict: "malformed", says: proof };
  return yield* findingOfProof(proof, counts);
}

function* findingOfProof(proof: BoardProof, counts: Meter): Generator<number, Finding> {
  const wrong = yield* firstFault(proof, counts);
  if (wrong !== undefined) return { verdict: "refused", says: wrong };
  const { game, position, value } = proof.claim;
  const [named, count] = [shortened(`${game} ${position}`), proof.listed.length];
  return {
    verdict: "valid",
    says: t("valueCheckedMoveMove", { named, value, count }),
  };
}

/**
 * First wrong claim. A piece has value v when no move leaves v, and a move to a claimed position leaves each lesser
 * value. The result of a move does not have value v when the nim-sum of its claims differs, or when it has a reply to a
 * position of claimed nim-sum v. By induction on cells, all claims hold.
 */
function* firstFault(
  { claim, claimed, listed }: BoardProof,
  counts: Meter,
): Generator<number, Message | undefined> {
  const { pieces } = claimed;
  /** Values excluded for each piece, as bits. */
  const excluded: number[] = [];
  const found: number[] = [];

  /**
   * Moves in the order in which they are tried as replies: a successful one moves to the front, because it often
   * succeeds again.
   */
  const replies = [...Array(pieces.moves).keys()];

  function isNot(piece: number, value: number): boolean {
    while (excluded.length <= piece) excluded.push(0);
    if (value < 32 && (excluded[piece]! >>> value) & 1) return true;
    for (let i = 0; i < replies.length; i++) {
      const reply = replies[i]!;
      const sum = claimed.sumAfter(piece, reply);
      if (sum === IMPOSSIBLE) continue;
      counts.spend(SPLITTING);
      if (sum >= 0 && sum < 32) excluded[piece]! |= 1 << sum;
      if (sum !== value) continue;
      replies.copyWithin(1, 0, i);
      replies[0] = reply;
      return true;
    }
    return false;
  }

  /**
   * Whether the result of a move, the pieces found up to `end`, does not have `value`; stores the nim-sum of its claims
   * in `seen` if all are known.
   */
  function differs(end: number, value: number, seen: Set<number>): boolean {
    counts.spend(SPLITTING);
    let [sum, open, unknown] = [0, 0, UNKNOWN];
    for (let i = 0; i < end; i++) {
      const known = claimed.claimOf(found[i]!);
      if (known !== UNKNOWN) sum ^= known;
      else {
        unknown = found[i]!;
        open++;
      }
    }
    if (open === 0) {
      seen.add(sum);
      return sum !== value;
    }
    return open === 1 && isNot(unknown, value ^ sum);
  }

  const wordIn = (piece: number): bigint => wordOf(pieces.put(piece, pieces.empty()));

  for (const { piece, value } of listed) {
    const seen = new Set<number>();
    for (let move = 0; move < pieces.moves; move++) {
      const end = pieces.after(piece, move, found);
      if (end !== IMPOSSIBLE && !differs(end, value, seen)) {
        const word = wordIn(piece);
        return t("partValueClaimedButNot", { word, value });
      }
    }
    for (let less = 0; less < value; less++)
      if (!seen.has(less)) {
        const word = wordIn(piece);
        return t("partValueClaimedButNo", { word, value, less });
      }
    if (counts.paused()) yield 0;
  }
  const sum = claimed.sumOf(put(pieces.empty(), claim.board.left));
  if (sum === claim.value) return undefined;
  return sum === UNKNOWN
    ? t("partBoardNothingClaimed")
    : t("partsBoardNimSumNot", { sum, value: claim.value });
}

/** Strategy of a checked certificate of a board. */
export interface Strategy {
  readonly game: string;
  readonly position: string;
  /**
   * Whether the position `left`, given by its cells row by row, has the claimed value 0. Every move from such a
   * position has a reply to another one.
   */
  isLost(left: Iterable<number>): boolean;
}

/** Strategy of a certificate of a board, or the finding when the certificate is not valid. */
export const strategyOf = (text: string, limits: CheckLimits = {}): Strategy | Finding =>
  finished(checkFields(text, limits, strategyOfFields));

function* strategyOfFields(given: Given, text: string, counts: Meter): Generator<number, Strategy | Finding> {
  if (given.certificate !== "nimber-board") return { verdict: "malformed", says: t("notBoard") };
  const proof = yield* readProof(given, text, counts);
  if (isText(proof)) return { verdict: "malformed", says: proof };
  const finding = yield* findingOfProof(proof, counts);
  if (finding.verdict !== "valid") return finding;
  const { game, position, board } = proof.claim;
  const { pieces, sumOf } = proof.claimed;
  const isLost = (left: Iterable<number>): boolean =>
    sumOf(put(pieces.empty(), [...left].map(board.place))) === 0;
  return { game, position, isLost };
}
