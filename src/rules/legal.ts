import { NotationError } from "../errors.ts";
import { t } from "../locale/rules.ts";
import { conjuncts } from "./alternatives.ts";
import { number, SPAN } from "./build.ts";
import { conditionWith } from "./replace.ts";
import type { Condition, Option, OptionPart } from "./syntax.ts";

function partIsLegal(
  part: OptionPart,
  legal: Condition,
  variables: readonly string[],
  typed: string,
): Condition {
  if (part.kind === "split") throw new NotationError(typed, part.span.start, t("legalNeedsComponents"));
  const holds = conditionWith(legal, new Map(variables.map((name, i) => [name, part.position[i]!])));
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
 * Option whose condition also requires that its moves begin and end at legal positions. So the interpreter, the
 * automata and the programs need no concept of illegal positions.
 * @throws NotationError when a split leaves numbers that no expression gives
 */
export function amongLegal(
  option: Option,
  legal: Condition,
  variables: readonly string[],
  typed: string,
): Option {
  const { condition, written, parts, span } = option;
  const of = [
    ...conjuncts(condition),
    legal,
    ...parts.map((part) => partIsLegal(part, legal, variables, typed)),
  ];
  return {
    ...option,
    condition: { kind: "and", of, span },
    written: written ?? (condition === undefined ? {} : { condition }),
  };
}

/** Condition of an option as written. */
export const writtenCondition = ({ written, condition }: Option): Condition | undefined =>
  written === undefined ? condition : written.condition;
