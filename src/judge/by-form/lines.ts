import { lineOf } from "../../codegen/texts.ts";
import { GameError } from "../../errors.ts";
import { t } from "../../locale/judge.ts";
import type { Game } from "../../types.ts";
import type { Draw } from "../legal.ts";
import type { Reader } from "../reader.ts";
import type { TestPosition } from "./walk.ts";

// Inputs of games whose positions are no numbers: one position a line, in the notation of the game, up to the end.

/** Positions of an input, one a line. @throws InputError where a line is none, by `fits` */
export function* linesIn(
  input: Reader,
  { id }: Game<unknown>,
  fits: (made: readonly TestPosition[]) => boolean,
): Generator<readonly (readonly TestPosition[])[]> {
  const expected = t("lineOfGame", { id });
  while (!input.ended()) {
    const test = [{ text: String.fromCharCode(...input.word(expected)) }];
    if (!fits(test)) throw input.refuse(expected);
    yield [test];
  }
}

/** Largest number of lines, and of moves from a start to the position of a line. */
const MOST_LINES = 30;
const MOST_MOVES = 12;

/** Random positions that play reaches from `starts`, one a line. */
export function drawnLines(draw: Draw, game: Game<unknown>, starts: readonly string[]): string {
  const lines = Array.from({ length: draw.count(1, MOST_LINES) }, () => {
    let position = game.parse(starts[draw.number(1, starts.length) - 1]!);
    let line = written(game, position);
    for (let left = draw.number(0, MOST_MOVES); left > 0; left--) {
      const parts = [...game.moves(position)].flatMap(({ to }) => to);
      if (parts.length === 0) break;
      position = parts[draw.number(1, parts.length) - 1];
      // Some positions have no line, such as those of an empty board.
      line = written(game, position) ?? line;
    }
    return line ?? starts[0]!;
  });
  return `${lines.join("\n")}\n`;
}

function written(game: Game<unknown>, position: unknown): string | undefined {
  try {
    const line = lineOf(game, position);
    return /^\S+$/.test(line) ? line : undefined;
  } catch (error) {
    if (error instanceof GameError) return undefined;
    throw error;
  }
}
