import { RuleError } from "../../../errors.ts";
import { say } from "../../../locale/message.ts";
import { t } from "../../../locale/solve.ts";
import { gameName } from "../../../messages/position-name.ts";
import type { Rules, Text } from "../../../types.ts";
import { expectTurns } from "../../position.ts";
import { growthFrom } from "../../search/growth.ts";

/** Sums of heaps, each in ascending order; heaps of 0 are omitted when they have no moves. */
export type HeapSums = readonly (readonly number[])[];

/**
 * Options of the heaps of a game whose positions are single heaps; each sum once.
 * @throws RuleError when a move leaves a heap that is not smaller.
 */
export function optionsOf(rules: Rules<unknown>): (heap: number, clock?: () => void) => HeapSums {
  expectTurns(rules);
  let least: 0 | 1 | undefined;
  const leastOf = () => (rules.moves(0)[Symbol.iterator]().next().done ? 1 : 0);
  return (heap, clock) => {
    const options = new Map<string, readonly number[]>();
    for (const { to } of rules.moves(heap, clock)) {
      clock?.();
      least ??= leastOf();
      const left = to.map(Number).filter((each) => each !== 0 || least === 0);
      if (!left.every((each) => Number.isSafeInteger(each) && each >= 0 && each < heap))
        throw growthFrom(rules, heap) ?? new RuleError(notSmaller(gameName(rules)), `${heap}`);
      left.sort((a, b) => a - b);
      options.set(left.join(), left);
    }
    return [...options.values()];
  };
}

const notSmaller = (name: Text): Text => t("expectedMovesLeaveSmallerHeaps", { name });

export const notHeaps = (rules: Rules<unknown>): RangeError =>
  new RangeError(
    `misereQuotient: expected a game of heaps whose moves leave smaller ones, got ${say(gameName(rules), "en")}`,
  );
