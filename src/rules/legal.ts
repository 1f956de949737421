import { NotationError } from "../errors.ts";
import { t } from "../locale/rules.ts";
import { conjuncts } from "./alternatives.ts";
import { number, SPAN } from "./build.ts";
import type { Condition, Expression, NumberSet, Option, OptionPart } from "./syntax.ts";
import { conditionsFoldedBy, foldedBy } from "./walk.ts";

/** An expression with others in place of names. */
const replaced = (by: ReadonlyMap<string, Expression>) =>
  foldedBy<Expression>({
    number: (node) => node,
    name: (node) => by.get(node.name) ?? node,
    negative: (of, node) => ({ ...node, of }),
    arithmetic: (left, right, node) => ({ ...node, left, right }),
    call: (of, node) => ({ ...node, of }),
    digits: (of, node) => ({ ...node, of }),
  });

function setWith(set: NumberSet, each: (node: Expression) => Expression): NumberSet {
  switch (set.kind) {
    case "squares":
    case "primes":
    case "fibonacci":
      return set;
    case "powers":
      return { ...set, base: each(set.base) };
    case "divisors":
      return { ...set, of: each(set.of) };
    case "listed":
      return {
        ...set,
        ranges: set.ranges.map(({ from, to }) => ({
          from: each(from),
          ...(to !== undefined && { to: each(to) }),
        })),
      };
  }
}

/** A condition on the variables, said of the numbers of a component. */
function saidOf(
  condition: Condition,
  variables: readonly string[],
  position: readonly Expression[],
): Condition {
  const each = replaced(new Map(variables.map((name, i) => [name, position[i]!])));
  return conditionsFoldedBy<Condition>({
    chain: (node) => ({
      ...node,
      first: each(node.first),
      links: node.links.map((link) =>
        link.sign === "in"
          ? { sign: "in", set: setWith(link.set, each) }
          : { ...link, right: each(link.right) },
      ),
    }),
    not: (of) => ({ kind: "not", of, span: SPAN }),
    and: (of) => ({ kind: "and", of, span: SPAN }),
    or: (of) => ({ kind: "or", of, span: SPAN }),
  })(condition);
}

function partIsLegal(
  part: OptionPart,
  legal: Condition,
  variables: readonly string[],
  typed: string,
): Condition {
  if (part.kind === "split") throw new NotationError(typed, part.span.start, t("legalNeedsComponents"));
  const holds = saidOf(legal, variables, part.position);
  if (part.count === undefined) return holds;
  const none: Condition = {
    kind: "chain",
    first: part.count,
    links: [{ sign: "=", right: number(0n) }],
    span: SPAN,
  };
  return { kind: "or", of: [none, holds], span: SPAN };
}

/**
 * An option whose moves begin and end at legal positions, as part of its condition: whatever reads options, as the
 * interpreter, the automata and the programs, needs no notion of its own of positions that are not legal.
 * @throws NotationError where a split leaves numbers that no expression tells
 */
export function amongLegal(
  option: Option,
  legal: Condition,
  variables: readonly string[],
  typed: string,
): Option {
  const { condition, parts, span } = option;
  const of = [
    ...conjuncts(condition),
    legal,
    ...parts.map((part) => partIsLegal(part, legal, variables, typed)),
  ];
  return {
    ...option,
    condition: { kind: "and", of, span },
    written: condition === undefined ? {} : { condition },
  };
}

/** The condition of an option as it is written. */
export const writtenCondition = ({ written, condition }: Option): Condition | undefined =>
  written === undefined ? condition : written.condition;
