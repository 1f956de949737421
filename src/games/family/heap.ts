import { isNatural, minus, type Natural } from "../../nimber/natural.ts";
import { readNatural } from "../../nimber/read-natural.ts";
import type { Cell, Game, Move, Tick } from "../../types.ts";
import { parseNatural } from "./natural.ts";

/** Common part of all games of one heap: notation, key, and an empty list of theorems. */
export const oneHeap: Pick<
  Game<Natural>,
  "space" | "key" | "parse" | "format" | "isPosition" | "notation" | "theorems"
> = {
  space: "heap",
  key: (heap) => heap,
  parse: (text) => parseNatural(text),
  format: (heap) => heap.toString(),
  isPosition: isNatural,
  notation: { en: "a heap size, such as 12", zh: "一堆的大小，如 12" },
  theorems: [],
};

/**
 * Game of one heap drawn as a row of tokens, with these moves, without its name, rule text and start
 * positions.
 */
export const heapGame = (
  moves: (heap: Natural, tick?: Tick) => Iterable<RowMove>,
): Omit<Game<Natural>, "id" | "name" | "rule" | "start"> => ({
  ...oneHeap,
  moves,
  board: (heap) => row(heap, moves),
});

/** Longest row that is drawn with tokens. */
const DRAWN = 200;

/**
 * Place of a move in a row of tokens: the tokens `first` to `last`, counted from 1, or the gap after `cut`.
 */
export interface Place {
  readonly at: string;
  readonly first: number;
  readonly last: number;
  readonly cut?: number;
}

/** Move in one heap, with its place in a row of tokens. */
export type RowMove = Move<Natural> & Place;

/**
 * Draws a row of tokens; touching a token offers the moves that take it, touching a gap those that split
 * there.
 */
export function row(heap: Natural, moves: (heap: Natural) => Iterable<Place>): Cell[] {
  if (heap > DRAWN) return [{ shape: "label", x: 0, y: 0, text: heap.toString() }];
  const tokens: string[][] = Array.from({ length: Number(heap) }, () => []);
  const gaps: string[][] = tokens.map(() => []);
  for (const { at, first, last, cut } of moves(heap)) {
    if (cut !== undefined) gaps[cut - 1]!.push(at);
    else for (let token = first; token <= last; token++) tokens[token - 1]!.push(at);
  }
  const cells: Cell[] = tokens.map((touch, x) => ({ shape: "token", x, y: 0, touch }));
  gaps.forEach((touch, x) => {
    if (touch.length > 0) cells.push({ shape: "edge", x: x + 0.5, y: -0.4, end: [x + 0.5, 0.4], touch });
  });
  return cells;
}

/** Number from 1 to `most` in a move name that consists of a number. */
export function numberNamed(at: string, most: Natural): Natural | undefined {
  const found = readNatural(at);
  return found !== undefined && found >= 1 && found <= most && `${found}` === at ? found : undefined;
}

/** First part of a split named a|b, where b = a + 1 is at most `heap`; undefined for other names. */
export function gapNamed(at: string, heap: Natural): Natural | undefined {
  const [first = "", second, ...more] = at.split("|");
  const [a, next] = [numberNamed(first, heap), numberNamed(second ?? "", heap)];
  return a !== undefined && next !== undefined && more.length === 0 && minus(next, a) === 1 ? a : undefined;
}
