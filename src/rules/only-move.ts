import { conjuncts } from "./alternatives.ts";
import { linearOf } from "./linear.ts";
import type { Condition, Expression, Rule } from "./syntax.ts";

/** The move of a rule with one kind of move, which has one letter and leaves one component. */
export interface OnlyMove {
  readonly letter: string;
  /** Numbers of the position that it leaves. */
  readonly position: readonly Expression[];
  /** Conditions that all have to hold. */
  readonly conditions: readonly Condition[];
}

/** The only move of a rule; undefined where there are others, or conditions for legal positions or the end. */
export function onlyMove({ options, legal, lost, won }: Rule): OnlyMove | undefined {
  const [option, another] = options;
  if (option === undefined || another !== undefined) return undefined;
  if ([legal, lost, won, option.next].some((each) => each !== undefined)) return undefined;
  const [part, more] = option.parts;
  const [letter, second] = option.letters;
  if (part?.kind !== "component" || part.count !== undefined || more !== undefined) return undefined;
  if (letter === undefined || second !== undefined) return undefined;
  return { letter, position: part.position, conditions: conjuncts(option.condition) };
}

/** Whether an expression is a number less a letter. */
export function isTake(node: Expression, name: string, letter: string): boolean {
  const form = linearOf(node);
  return form?.rest === 0n && form.of.size === 2 && form.of.get(name) === 1n && form.of.get(letter) === -1n;
}
