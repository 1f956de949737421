import type { Game } from "../../../types.ts";

/** Sums of heaps, each in ascending order and without empty ones. */
export type HeapSums = readonly (readonly number[])[];

/** The options of the heaps of a game whose position is one heap, each sum once. */
export function optionsOf(game: Game<unknown>): (heap: number) => HeapSums {
  return (heap) => {
    const options = new Map<string, readonly number[]>();
    for (const { to } of game.moves(heap)) {
      const left = to.map(Number).filter((each) => each > 0);
      left.sort((a, b) => a - b);
      options.set(left.join(), left);
    }
    return [...options.values()];
  };
}
