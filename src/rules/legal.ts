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
