import type { Text } from "nimber";
import { phraseFrom } from "../board/phrase.ts";
import type { Sum } from "../engine/protocol.ts";
import { state, sums } from "./game.ts";

/** Move of the game so far, in words. */
export function phraseOfMade(i: number): Text {
  const [before, after] = [sums.value[i]!, sums.value[i + 1]!];
  const { part, at } = state.value.moves[i]!;
  const count = after.length - before.length + 1;
  return phraseFrom(before, part, at, positionsOf(after.slice(part, part + count)));
}

const positionsOf = (parts: Sum): string[] => parts.map(({ position }) => position);
