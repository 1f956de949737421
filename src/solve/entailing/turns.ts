import type { Component } from "../../types.ts";
import { component } from "../component.ts";
import type { Deadline } from "../limits.ts";
import { leftBy } from "../position.ts";
import type { SumMove } from "../winning.ts";

/** A sum, and where in it the next move must be made: anywhere unless said; nowhere where the opponent passes. */
export interface Turn {
  readonly sum: readonly Component[];
  /** So many of the first components are those to answer in. */
  readonly answer?: number;
  readonly passes?: true;
}

/** The turns that moves lead to, each with its move; one after which the same player moves again is a pass between. */
export function* turnsFrom(
  { sum, answer, passes }: Turn,
  tick: Deadline["tick"],
): Generator<[Turn, SumMove?]> {
  if (passes) return yield [{ sum }];
  for (const [i, { rules, position }] of sum.entries()) {
    if (answer !== undefined && i >= answer) return;
    for (const move of rules.moves(position, tick)) {
      tick();
      const left = leftBy(move, rules, position).map((part) => component(rules, part));
      const rest = sum.toSpliced(i, 1);
      const turn: Turn =
        move.next === "answer"
          ? { sum: [...left, ...rest], answer: left.length }
          : { sum: [...rest, ...left], ...(move.next === "again" && { passes: true }) };
      yield [turn, { component: i, move }];
    }
  }
}
