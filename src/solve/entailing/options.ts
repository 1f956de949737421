import type { Component, Next, Tick } from "../../types.ts";
import type { Limits } from "../limits.ts";
import { entailedBy, winsBy } from "./known.ts";

/** Moves with the same next player that win with the same nim-heaps. */
export interface TurnOptions {
  readonly next?: Next;
  /**
   * Nim-heaps next to which the moves win, ascending; if they win next to all `others`, the heaps next to
   * which they do not.
   */
  readonly beside: readonly number[];
  readonly others: boolean;
  readonly moves: readonly string[];
}

/** Moves of a position, some of which determine who moves next, with the nim-heaps next to which they win. */
export function turnOptions({ rules, position }: Component, limits: Limits, tick: Tick): TurnOptions[] {
  const known = entailedBy(rules, limits);
  const found = new Map<string, TurnOptions & { readonly moves: string[] }>();
  for (const move of rules.moves(position, tick)) {
    tick();
    const { others, odd } = winsBy(
      move,
      move.to.map((part) => known.at(part)),
    );
    const beside = [...odd].sort((a, b) => a - b);
    const key = JSON.stringify([move.next, others, beside]);
    const same = found.get(key);
    if (same !== undefined) same.moves.push(move.at);
    else found.set(key, { ...(move.next && { next: move.next }), beside, others, moves: [move.at] });
  }
  return [...found.values()];
}
