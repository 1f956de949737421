import { columnDigits, columnsOf, numbering } from "./columns.ts";
import type { Dfa } from "./dfa.ts";
import { usualEffort } from "./effort.ts";
import { explore } from "./explore.ts";
import { isFull, isOpen, type System } from "./system.ts";

/**
 * All numbers on these tracks: in an Ostrowski system, the words in which only 0 follows the greatest digit of a place.
 */
export function valid(system: System, tracks: readonly string[]): Dfa {
  const kinds = numbering<number>();
  const classOf = new Int32Array(columnsOf(system, tracks.length));
  const nonzero: number[] = [];
  const full: number[] = [];
  for (let column = 0; column < classOf.length; column++) {
    let [some, most] = [0, 0];
    for (const [i, digit] of columnDigits(system, tracks.length, column).entries()) {
      if (isOpen(system, digit)) some |= 1 << i;
      if (isFull(system, digit)) most |= 1 << i;
    }
    const of = kinds.of(some * 2 ** tracks.length + most);
    classOf[column] = of;
    nonzero[of] = some;
    full[of] = most;
  }
  return explore<number>(
    { system, tracks, classOf, classes: kinds.size() },
    {
      start: 0,
      key: (state) => state,
      step: (state, of) => ((state & nonzero[of]!) === 0 ? full[of]! : undefined),
      accepts: () => true,
    },
    usualEffort,
  );
}
