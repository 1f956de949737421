import type { Play, Text } from "nimber";
import type { Choice } from "nimber/session";
import { t } from "../locale/play.ts";
import { MOST_MOVES, type State } from "./address.ts";

/** Game as text: the sum, the play, and the moves, each on its own line. */
export interface Recorded {
  readonly sum: string;
  readonly play: Play;
  readonly moves: readonly Choice[];
}

/** Error in the text of a game, with its line. */
export interface Flaw {
  readonly line: number;
  readonly text: Text;
}

export const recordOf = ({ sum, play, moves }: State): string =>
  [`Game: ${sum}`, `Play: ${play}`, ...moves.map(({ part, at }, i) => `${i + 1}. ${part + 1}: ${at}`)].join(
    "\n",
  );

const EXPECTED = {
  game: t("game"),
  play: t("play"),
  move: t("moveExpectedMoveNumberComponentName"),
  many: t("many", { mostMoves: MOST_MOVES }),
} satisfies Record<string, Text>;

/** Reads a game; in a sum of one component a move may be only its name. */
export function readRecord(text: string): Recorded | Flaw {
  let sum: string | undefined;
  let play: Play = "normal";
  const moves: Choice[] = [];
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "") continue;
    const [, head, rest] = /^(game|play)\s*[:：]\s*(.*)$/i.exec(line) ?? [];
    if (sum === undefined) {
      if (head?.toLowerCase() !== "game" || rest === "") return { line: i + 1, text: EXPECTED.game };
      sum = rest!;
    } else if (head?.toLowerCase() === "play" && moves.length === 0) {
      if (rest !== "normal" && rest !== "misere") return { line: i + 1, text: EXPECTED.play };
      play = rest;
    } else {
      const found = /^(?:\d+\.\s+)?(?:([1-9]\d{0,5})\s*[:：]\s*)?(\S.{0,399})$/.exec(line);
      if (found === null || head !== undefined) return { line: i + 1, text: EXPECTED.move };
      if (moves.length === MOST_MOVES) return { line: i + 1, text: EXPECTED.many };
      moves.push({ part: Number(found[1] ?? 1) - 1, at: found[2]! });
    }
  }
  return sum === undefined ? { line: 1, text: EXPECTED.game } : { sum, play, moves };
}
