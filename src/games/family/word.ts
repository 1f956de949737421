import { NotationError } from "../../errors.ts";
import type { Cell, Game, LocalizedText, Move } from "../../types.ts";

/** Rule of a game on a word, whose moves are its places. */
interface WordRule {
  /** Words that are positions. */
  readonly isWord: RegExp;
  readonly notation: LocalizedText;
  /** Whether a move may choose the place, counted from 0. */
  isOpen(word: string, place: number): boolean;
  /** Words after a move. */
  left(word: string, place: number): readonly string[];
}

type WordGame = Omit<Game<string>, "id" | "name" | "rule" | "start" | "theorems">;

/** Parts of a game on a word; a move is named by its place, counted from 1. */
export function wordGame({ isWord, notation, isOpen, left }: WordRule): WordGame {
  function* moves(word: string): Generator<Move<string>> {
    for (let place = 0; place < word.length; place++)
      if (isOpen(word, place)) yield { at: `${place + 1}`, to: [...left(word, place)] };
  }
  return {
    space: "other",
    notation,
    moves,
    key: (word) => word,
    format: (word) => word,
    isPosition: (word) => typeof word === "string" && isWord.test(word),
    parse(text) {
      if (!isWord.test(text)) throw new NotationError(text, 0, notation);
      return text;
    },
    board: (word) =>
      [...word].flatMap((letter, x): Cell[] => [
        { shape: "square", x, y: 0, ...(isOpen(word, x) && { touch: [`${x + 1}`] }) },
        ...(letter === "." ? [] : [{ shape: "label", x, y: 0, text: letter } as const]),
      ]),
  };
}

/** Lengths of the runs of places with a property. */
export function runsOf(length: number, has: (place: number) => boolean): number[] {
  const runs: number[] = [];
  for (let place = 0; place < length; place++) {
    if (!has(place)) continue;
    if (place > 0 && has(place - 1)) runs[runs.length - 1]!++;
    else runs.push(1);
  }
  return runs;
}
