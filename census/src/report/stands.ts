import { canonical, heapRules } from "nimber";
import { parseGame } from "nimber/games";
import type { Digest } from "./digest.ts";

/**
 * Other notations of a game. For one followed by (+s), its heap n + s has the value of heap n of the game.
 */
export function standsText({ game, stands }: Pick<Digest, "game" | "stands">): string {
  if (stands.length < 2) return "";
  const own = shiftOf(game);
  return stands
    .slice(1)
    .map((other) => {
      const shift = shiftOf(other) - own;
      return shift === 0 ? other : `${other}(${shift > 0 ? "+" : "−"}${Math.abs(shift)})`;
    })
    .join(" ");
}

/** Shift between the heaps of a code and those of its canonical form; 0 for other games. */
function shiftOf(game: string): number {
  if (game.startsWith("{")) return 0;
  const heap = heapRules(parseGame(game));
  return (heap && canonical(heap)?.shift) ?? 0;
}
