import type { Natural } from "../nimber/natural.ts";
import type { Move } from "../types.ts";
import { choicesOf } from "./choices.ts";
import type { LeftComponents } from "./leave.ts";
import type { Tuple } from "./moves.ts";
import { nameOf } from "./name.ts";
import type { Condition, Expression, Option, Rule, Span } from "./syntax.ts";

/** Limit on the components whose orders are all tried. */
const MOST_PARTS = 3;

/**
 * Move of `rule` that leaves these components, found by adding the condition that its results equal them. This examines
 * few choices even when many make moves.
 */
export function leaving(rule: Rule, position: Tuple, to: LeftComponents): Move<Tuple> | undefined {
  if (to.length > MOST_PARTS) return undefined;
  for (const option of rule.options) {
    for (const order of orders(to)) {
      const bound = boundTo(option, order);
      if (bound === undefined) continue;
      for (const { letters } of choicesOf(rule.variables, bound)(position, () => {}))
        return { at: nameOf(option, letters, order), to: order };
    }
  }
  return undefined;
}

function* orders(left: LeftComponents): Generator<LeftComponents> {
  if (left.length <= 1) {
    yield left;
    return;
  }
  for (const [i, first] of left.entries())
    for (const others of orders(left.toSpliced(i, 1))) yield [first, ...others];
}

/** Option restricted to these components, one for each part. */
function boundTo(option: Option, left: LeftComponents): Option | undefined {
  const { parts, condition, span } = option;
  if (parts.length !== left.length) return undefined;
  const equal: Condition[] = [];
  for (const [i, part] of parts.entries()) {
    if (part.kind === "split" || part.count !== undefined) return undefined;
    equal.push(...part.position.map((each, j) => equality(each, left[i]![j]!, span)));
  }
  const all = condition === undefined ? equal : [condition, ...equal];
  return { ...option, condition: { kind: "and", of: all, span } };
}

const equality = (first: Expression, value: Natural, span: Span): Condition => ({
  kind: "chain",
  first,
  links: [{ sign: "=", right: { kind: "number", value: BigInt(value), span } }],
  span,
});
