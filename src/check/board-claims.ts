import type { Text } from "../types.ts";
import { type Board, MOST_CELLS, readBoard } from "./board-read.ts";
import { type Given, isNatural, wrongField } from "./read.ts";

/** What a certificate says of a board. */
export interface BoardClaim {
  readonly game: string;
  readonly position: string;
  readonly board: Board;
  readonly value: number;
  /** Cells of pieces, as words of a bit for each cell ascending, by the value that each is claimed to have. */
  readonly claims: readonly (readonly bigint[])[];
}

const FIELDS = "certificate version game position value claims".split(" ");
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Of a word. */
const BITS = BigInt(MOST_CELLS);

/** Values are less than this: a piece of so many cells has no more. */
const MOST_VALUE = MOST_CELLS;

/** The claim, or what is wrong with its form. */
export function readBoardClaim(given: Given): BoardClaim | Text {
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
    return {
      en: `the board has ${board} cells; a certificate is of at most ${MOST_CELLS}`,
      zh: `棋盘有 ${board} 格；证书至多支持 ${MOST_CELLS} 格`,
    };
  }
  const words: (readonly bigint[])[] = [];
  for (const each of claims) {
    const read = typeof each === "string" ? readWords(each) : undefined;
    if (read === undefined) return wrongField("claims");
    words.push(read);
  }
  return { game, position, board, value, claims: words };
}

/**
 * Words ascending, each as what it is more than the one before, less 1 except for the first: groups of five bits, the
 * lowest first, each a letter of base 64 and with 32 added where another follows.
 */
export function writtenWords(words: readonly bigint[]): string {
  let text = "";
  let before = -1n;
  for (const word of words) {
    let gap = word - before - 1n;
    for (; gap >= 32n; gap >>= 5n) text += LETTERS[Number(gap & 31n) + 32];
    text += LETTERS[Number(gap)];
    before = word;
  }
  return text;
}

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
    // Zeros at the end would be another spelling.
    if (digit === 0 && shift > 5n) return undefined;
    before += gap + 1n;
    if (before >= 1n << BITS) return undefined;
    words.push(before);
    [gap, shift] = [0n, 0n];
  }
  return shift === 0n ? words : undefined;
}
