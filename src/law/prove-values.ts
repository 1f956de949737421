import {
  and,
  atMost,
  compile,
  type Dfa,
  type Effort,
  exists,
  not,
  relation,
  Undefinable,
} from "../automata/index.ts";
import { t } from "../locale/law.ts";
import type { Moves } from "./moves.ts";
import { moveOfValue, oneOf } from "./options.ts";
import { type Claim, type Defect, firstDefect } from "./prove.ts";
import { sumsOf } from "./sums.ts";

/**
 * Relation of the positions and values at which `law` contradicts the rules of a game without cycles; undefined when it
 * does not. In a correct law each position has one value, no option has it, and every smaller value belongs to an
 * option.
 */
export function defectOfValues(moves: Moves, law: Dfa, effort: Effort): Defect | undefined {
  if (moves.won !== undefined || moves.blocked !== undefined)
    throw new Undefinable(t("gameWonOutcomesNoValues"));
  return firstDefect(law.system, moves.variables, claimsOfValues(moves, law, effort), effort);
}

export function* claimsOfValues(moves: Moves, law: Dfa, effort: Effort): Generator<Claim> {
  const { variables } = moves;
  const isPosition = not(oneOf(moves.illegal ?? []));
  const { system } = law;
  const value = (name: string) => relation(law, ...variables, name);
  const less = (a: string, b: string) => atMost({ [a]: 1, [b]: -1 }, -1);
  yield ["no value", and(isPosition, not(exists(["h"], value("h"))))];
  yield ["two values", exists(["g", "h"], and(isPosition, value("g"), value("h"), less("g", "h")))];
  const reached = compile(system, moveOfValue(moves, law, "h", sumsOf(law, effort)), effort);
  const isReached = relation(reached, ...reached.tracks);
  yield ["value of an option", exists(["h"], and(value("h"), isReached))];
  const smaller = compile(system, exists(["g"], and(value("g"), less("h", "g"))), effort);
  yield [
    "value not reached",
    exists(["h"], and(isPosition, relation(smaller, ...smaller.tracks), not(isReached))),
  ];
}
