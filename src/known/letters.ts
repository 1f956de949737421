import type { Condition, Expression, Sign } from "../rules/syntax.ts";
import { alternatives, conjuncts, expressionsIn, namesIn } from "../rules/walk.ts";

/** A condition whose letters are told by the numbers of a position: what each is, in turn, and what then has to hold. */
export interface Alternative {
  readonly letters: readonly { readonly name: string; readonly value: Expression }[];
  readonly holds: readonly Condition[];
}

const SPAN = { start: 0, end: 0 };

const number = (value: bigint): Expression => ({ kind: "number", value, span: SPAN });

const isZero = (node: Expression): boolean => node.kind === "number" && node.value === 0n;

function joined(sign: Sign, left: Expression, right: Expression): Expression {
  if (isZero(right)) return left;
  if (isZero(left)) return sign === "+" ? right : { kind: "negative", of: right, span: SPAN };
  return { kind: "arithmetic", sign, left, right, span: SPAN };
}

/** An expression as `slope` times a letter and a rest without it, if that can be seen. */
interface Told {
  readonly slope: bigint;
  readonly rest: Expression;
}

function told(node: Expression, letter: string): Told | undefined {
  if (!namesIn(node).includes(letter)) return { slope: 0n, rest: node };
  if (node.kind === "name") return { slope: 1n, rest: number(0n) };
  if (node.kind === "negative") {
    const of = told(node.of, letter);
    return of && { slope: -of.slope, rest: joined("-", number(0n), of.rest) };
  }
  if (node.kind !== "arithmetic") return undefined;
  const { sign } = node;
  const [left, right] = [told(node.left, letter), told(node.right, letter)];
  if (left === undefined || right === undefined) return undefined;
  if (sign === "+" || sign === "-")
    return {
      slope: left.slope + (sign === "+" ? right.slope : -right.slope),
      rest: joined(sign, left.rest, right.rest),
    };
  const [factor, of] = node.left.kind === "number" ? [node.left, right] : [node.right, left];
  if (sign !== "*" || factor.kind !== "number") return undefined;
  const rest = isZero(of.rest) ? of.rest : joined("*", factor, of.rest);
  return { slope: factor.value * of.slope, rest };
}

/** The letter by an equation that has no other that is not known. */
function byEquation(condition: Condition, letter: string): Expression | undefined {
  if (condition.kind !== "chain" || condition.links.length > 1) return undefined;
  const [link] = condition.links;
  if (link?.sign !== "=") return undefined;
  const [left, right] = [told(condition.first, letter), told(link.right, letter)];
  if (left === undefined || right === undefined) return undefined;
  const slope = left.slope - right.slope;
  if (slope === 0n) return undefined;
  const value = slope > 0n ? joined("-", right.rest, left.rest) : joined("-", left.rest, right.rest);
  const by = slope < 0n ? -slope : slope;
  if (by === 1n) return value;
  return { kind: "arithmetic", sign: "/", left: value, right: number(by), span: SPAN };
}

const atLeast = (name: string, least: bigint): Condition => ({
  kind: "chain",
  first: { kind: "name", name, span: SPAN },
  links: [{ sign: ">=", right: number(least) }],
  span: SPAN,
});

/** Each letter by an equation among `all`, which must hold. An equation stays where it says more than what the letter is. */
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
      const value = name !== undefined && second === undefined && byEquation(equation, name);
      return value ? [{ name, value, equation }] : [];
    })[0];
    if (found === undefined) return undefined;
    const { name, value, equation } = found;
    letters.push({ name, value });
    const isSaid = !(value.kind === "arithmetic" && value.sign === "/");
    const bound = atLeast(name, least(name));
    holds = [bound, ...holds.filter((each) => each !== equation || !isSaid)];
    open.delete(name);
  }
  return { letters, holds };
}

/**
 * A condition in `variables` and letters, integers from `least` on some of which make it hold, as alternatives that
 * tell what the letters are; nothing where no equation tells one.
 */
export function toldLetters(
  condition: Condition,
  variables: readonly string[],
  least: (letter: string) => bigint,
): readonly Alternative[] | undefined {
  const whole = solved(conjuncts(condition), variables, least);
  if (whole !== undefined) return [whole];
  const parts = condition.kind === "or" ? condition.of : alternatives(condition);
  if (parts.length === 1) return undefined;
  const found = parts.map((each) => toldLetters(each, variables, least));
  return found.every((each) => each !== undefined) ? found.flat() : undefined;
}
