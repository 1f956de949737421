import type { Look, Text } from "nimber";
import { verbatim } from "nimber/locale";
import type { Drawn, Sum } from "../engine/protocol.ts";
import { t } from "../locale/board.ts";
import { lookOf } from "./picture.ts";

/** Move in players' words: the action, and the heap if there are several. */
export function phraseOf(drawn: Drawn, part: number, at: string, several: boolean): Text {
  return inWords(drawn, part, at, several, isTaken(drawn, at));
}

/** Move in words for any sum, from what it leaves of its component. */
export function phraseFrom(sum: Sum, part: number, at: string, to: readonly string[]): Text {
  const { game, position } = sum[part]!;
  const heaps = sum.length === 1 ? takenOfHeaps(position, at, to) : undefined;
  if (heaps !== undefined) return heaps;
  return inWords({ game }, part, at, sum.length > 1, isNumber(position) && leaves(position, at, to));
}

function inWords(
  { game }: Pick<Drawn, "game">,
  part: number,
  at: string,
  several: boolean,
  taken: boolean,
): Text {
  const heap = several ? t("fromHeap", { part }) : verbatim("");
  const row = several ? t("row", { part }) : verbatim("");
  const { picture, moves } = lookOf(game);
  if (picture === "pins") {
    const pins = at.split("-");
    return t("knockDown", { pins, row });
  }
  const said = moves && WORDS[moves](at);
  if (said !== undefined) {
    return several ? t("component", { said, part }) : said;
  }
  if (taken) return t("take", { at, heap });
  return several ? t("component2", { at, part }) : verbatim(at);
}

/** Column and row of a square named by letters and a number. */
function squareOf(text: string): { readonly row: number; readonly column: number } | undefined {
  const [, letters, row] = /^([a-z]{1,2})(\d{1,3})$/.exec(text) ?? [];
  if (letters === undefined) return undefined;
  const column = [...letters].reduce((all, letter) => 26 * all + letter.charCodeAt(0) - 96, 0);
  return { row: Number(row), column };
}

/** Domino in words by its row or column, because boards have no letters. */
function domino(at: string): Text | undefined {
  const [one, other] = at.split("-").map(squareOf);
  if (one === undefined || other === undefined) return undefined;
  if (one.row === other.row) {
    const [a, b] = [one.column, other.column].sort((x, y) => x - y);
    return t("putDominoIntoRowColumns", { row: one.row, a, b });
  }
  const [a, b] = [one.row, other.row].sort((x, y) => x - y);
  return t("putDominoIntoColumnRows", { column: one.column, a, b });
}

function bite(at: string): Text | undefined {
  const [row, column] = at.split(",");
  return column === undefined ? undefined : t("biteRowSquare", { row, column });
}

/** Words for moves of games without takes from heaps, by kind of move. */
const WORDS: Readonly<Record<NonNullable<Look["moves"]>, (at: string) => Text | undefined>> = {
  bites: bite,
  dominoes: domino,
  cuts: (at) => t("cut", { at }),
  vertices: (at) => t("takeVertex", { at }),
  edges: (at) => t("takeEdge", { at }),
};

const isNumber = (text: string): boolean => /^\d{1,40}$/.test(text);

/** Whether a move takes `at` tokens and leaves the others in one heap. */
function leaves(position: string, at: string, to: readonly string[]): boolean {
  if (!isNumber(at)) return false;
  const left = BigInt(position) - BigInt(at);
  return to.join() === `${left}` || (left === 0n && to.length === 0);
}

/** Move named by the numbers of tokens that it takes from each of several heaps, in words. */
function takenOfHeaps(position: string, at: string, to: readonly string[]): Text | undefined {
  const [had, taken, left] = [position, at, to.join()].map((text) => text.split(","));
  if (had!.length < 2 || had!.length !== taken!.length || ![...had!, ...taken!].every(isNumber))
    return undefined;
  const rest = had!.map((heap, i) => `${BigInt(heap) - BigInt(taken![i]!)}`);
  if (`${rest.sort()}` !== `${left!.sort()}`) return undefined;
  const parts = taken!.flatMap((count, i) => (count === "0" ? [] : [[count, i + 1] as const]));
  return t("take2", { parts });
}

/** Number of moves that are checked for their kind of names. */
const LOOKED = 12;

/** Whether moves are named by the number of tokens that they take. */
function isTaken({ position, moves }: Drawn, at: string): boolean {
  if (!isNumber(position) || !isNumber(at)) return false;
  return moves.slice(0, LOOKED).every((move) => leaves(position, move.at, move.to));
}
