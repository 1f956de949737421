import { SPAN } from "./build.ts";
import type { Condition, Expression, NumberSet, OptionPart } from "./syntax.ts";
import { conditionsFoldedBy, foldedBy } from "./walk.ts";

/** Expressions by the names that they replace. */
type Replacements = ReadonlyMap<string, Expression>;

/** Substitution in expressions. */
export const expressionWith = (by: Replacements): ((node: Expression) => Expression) =>
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
    case "matching":
      return set;
    case "powers":
      return { ...set, base: each(set.base) };
    case "divisors":
      return { ...set, of: each(set.of) };
    case "digits":
      return { ...set, of: each(set.of), base: each(set.base) };
    case "columns":
      return { ...set, others: set.others.map(each) };
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

/** Condition after a substitution. */
export function conditionWith(condition: Condition, by: Replacements): Condition {
  const each = expressionWith(by);
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

/** Part of an option after a substitution. */
export function partWith(part: OptionPart, by: Replacements): OptionPart {
  const each = expressionWith(by);
  if (part.kind === "split") return { ...part, of: each(part.of) };
  const { count, position } = part;
  return { ...part, ...(count !== undefined && { count: each(count) }), position: position.map(each) };
}
