import { isNatural, minus, type Natural } from "../../nimber/natural.ts";
import { readNatural } from "../../nimber/read-natural.ts";
import type { Cell, Game, Move, Tick } from "../../types.ts";
import { parseNatural } from "./natural.ts";

/** Parts common to every game of one heap: notation, key, and no theorems until it names some. */
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

/** A game of one heap that is a row of tokens, by its moves: everything but its name, its words and a start. */
export const heapGame = (
  moves: (heap: Natural, tick?: Tick) => Iterable<RowMove>,
): Omit<Game<Natural>, "id" | "name" | "rule" | "start"> => ({
  ...oneHeap,
  moves,
  board: (heap) => row(heap, moves),
});

/** A row longer than this is drawn as a number. */
const DRAWN = 200;

/** Where a move is made in a row of tokens: at tokens `first` to `last`, counted from 1, or in the gap after `cut`. */
export interface Place {
  readonly at: string;
  readonly first: number;
  readonly last: number;
  readonly cut?: number;
}

/** A move of a heap made in a row of tokens. */
export type RowMove = Move<Natural> & Place;

/** A row of tokens, where a touch offers the moves that take the token, or split at the gap. */
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

/** The number that a name is, as the takes of one heap are called, from 1 to `most`. */
export function numberNamed(at: string, most: Natural): Natural | undefined {
  const found = readNatural(at);
  return found !== undefined && found >= 1 && found <= most && `${found}` === at ? found : undefined;
}

/** The part of a heap before the gap that a name is, as a|b with b = a + 1, if that is a gap within it. */
export function gapNamed(at: string, heap: Natural): Natural | undefined {
  const [first = "", second, ...more] = at.split("|");
  const [a, next] = [numberNamed(first, heap), numberNamed(second ?? "", heap)];
  return a !== undefined && next !== undefined && more.length === 0 && minus(next, a) === 1 ? a : undefined;
}
