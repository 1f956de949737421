import { alternatives, conjuncts } from "../rules/alternatives.ts";
import { divided, joined, number, SPAN } from "../rules/build.ts";
import { multipleIn } from "../rules/linear.ts";
import type { Condition, Expression } from "../rules/syntax.ts";
import { expressionsIn, namesIn } from "../rules/walk.ts";

import { beattyIndex } from "./beatty.ts";

/**
 * Condition whose letters are determined by the numbers of a position: the value of each letter, in order,
 * and the conditions that then have to hold.
 */
export interface Alternative {
  readonly letters: readonly { readonly name: string; readonly value: Expression }[];
  readonly holds: readonly Condition[];
}

/** Value of a letter from an equation, and whether the equation says nothing else. */
interface Solution {
  readonly value: Expression;
  readonly isAll: boolean;
}

/** Solves an equation for a letter, if no other unknown letter occurs in it. */
function byEquation(condition: Condition, letter: string): Solution | undefined {
  if (condition.kind !== "chain" || condition.links.length > 1) return undefined;
  const [link] = condition.links;
  if (link?.sign !== "=") return undefined;
  const [left, right] = [multipleIn(condition.first, letter), multipleIn(link.right, letter)];
  if (left === undefined || right === undefined) {
    const [of, rest] = left === undefined ? [condition.first, right] : [link.right, left];
    const found = rest?.slope === 0n ? beattyIndex(of, rest.rest, letter) : undefined;
    return found && { value: found, isAll: false };
  }
  const slope = left.slope - right.slope;
  if (slope === 0n) return undefined;
  const value = slope > 0n ? joined("-", right.rest, left.rest) : joined("-", left.rest, right.rest);
  const by = slope < 0n ? -slope : slope;
  return by === 1n ? { value, isAll: true } : { value: divided(value, by), isAll: false };
}

const atLeast = (name: string, least: bigint): Condition => ({
  kind: "chain",
  first: { kind: "name", name, span: SPAN },
  links: [{ sign: ">=", right: number(least) }],
  span: SPAN,
});

/**
 * Solves for each letter by one of the conditions `all`. An equation that says more than the value of the
 * letter remains a condition.
 */
function solved(
  all: readonly Condition[],
  variables: readonly string[],
  least: (letter: string) => bigint,
): Alternative | undefined {
  const namesOf = (each: Condition) => namesIn(...expressionsIn(each));
  const open = new Set(all.flatMap(namesOf).filter((name) => !variables.includes(name)));
  const letters: Alternative["letters"][number][] = [];
  let holds = all;
  while (open.size > 0) {
    const found = holds.flatMap((equation) => {
      const [name, second] = namesOf(equation).filter((each) => open.has(each));
      const by = name === undefined || second !== undefined ? undefined : byEquation(equation, name);
      return by === undefined ? [] : [{ name: name!, ...by, equation }];
    })[0];
    if (found === undefined) return undefined;
    const { name, value, isAll, equation } = found;
    letters.push({ name, value });
    const bound = atLeast(name, least(name));
    holds = [bound, ...holds.filter((each) => each !== equation || !isAll)];
    open.delete(name);
  }
  return { letters, holds };
}

/**
 * Alternatives equivalent to a condition in `variables` and existential letters, which range over the
 * integers from `least` on. Each alternative gives the values of the letters. `undefined` if no equation
 * determines one.
 */
export function solvedLetters(
  condition: Condition,
  variables: readonly string[],
  least: (letter: string) => bigint,
): readonly Alternative[] | undefined {
  const whole = solved(conjuncts(condition), variables, least);
  if (whole !== undefined) return [whole];
  const parts = condition.kind === "or" ? condition.of : alternatives(condition);
  if (parts.length === 1) return undefined;
  const found = parts.map((each) => solvedLetters(each, variables, least));
  return found.every((each) => each !== undefined) ? found.flat() : undefined;
}

/** Condition, with the letters quantified after it. */
interface Quantified {
  readonly condition: string;
  /** Offset of the condition. */
  readonly offset: number;
  readonly letters: readonly string[];
  /** Least value of the letters. */
  readonly least: 0 | 1 | 2;
}

const LEAST: Readonly<Record<string, 0 | 2>> = { ">=0": 0, ">1": 2 };

/** Splits off a final `for some k`, which may bound its letters; by default they are integers >= 1. */
export function withoutLetters(body: string): Quantified {
  const [, before, list = "", bound = ""] =
    /^([\s\S]*?)\s+for\s+some\s+([a-z]\d*(?:\s*[,，]\s*[a-z]\d*)*)\s*((?:>=|≥|>)\s*[01])?\s*$/.exec(body) ??
    [];
  const offset = body.length - body.trimStart().length;
  if (before === undefined) return { condition: body.trim(), offset, letters: [], least: 1 };
  const least = LEAST[bound.replace("≥", ">=").replace(/\s/g, "")] ?? 1;
  return { condition: before.trim(), offset, letters: list.split(/\s*[,，]\s*/), least };
}
