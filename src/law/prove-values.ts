import {
  and,
  atMost,
  compile,
  type Dfa,
  type Effort,
  exists,
  type Formula,
  not,
  relation,
  TRUE,
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
 * option. A law may tell powers of a base in place of values; then the powers less than that of a position are those of
 * the smaller values.
 */
export function defectOfValues(
  moves: Moves,
  law: Dfa,
  effort: Effort,
  powers: number | undefined,
): Defect | undefined {
  if (moves.won !== undefined || moves.blocked !== undefined)
    throw new Undefinable(t("gameWonOutcomesNoValues"));
  if (powers !== undefined) refuseNimSums(moves);
  return firstDefect(law.system, moves.variables, claimsOfValues(moves, law, effort, powers), effort);
}

/** Refuses moves that leave several components, whose values would have to be added. @throws Undefinable */
function refuseNimSums({ clauses }: Moves): void {
  if (
    clauses.some(
      ({ split, parts, worths }) => split !== undefined || worths !== undefined || parts.length > 1,
    )
  )
    throw new Undefinable(t("powersNoNimSum"));
}

/** The values that a law tells as numbers h: all of them, or those whose powers of a base are h. */
export const isTold = (h: string, powers: number | undefined): Formula =>
  powers === undefined ? TRUE : { kind: "power", base: powers, of: h };

export function* claimsOfValues(moves: Moves, law: Dfa, effort: Effort, powers?: number): Generator<Claim> {
  const { variables } = moves;
  const isPosition = not(oneOf(moves.illegal ?? []));
  const { system } = law;
  const value = (name: string) => relation(law, ...variables, name);
  const less = (a: string, b: string) => atMost({ [a]: 1, [b]: -1 }, -1);
  yield ["no value", and(isPosition, not(exists(["h"], and(value("h"), isTold("h", powers)))))];
  yield ["two values", exists(["g", "h"], and(isPosition, value("g"), value("h"), less("g", "h")))];
  const reached = compile(system, moveOfValue(moves, law, "h", sumsOf(law, effort), powers), effort);
  const isReached = relation(reached, ...reached.tracks);
  yield ["value of an option", exists(["h"], and(value("h"), isReached))];
  const smaller = compile(
    system,
    exists(["g"], and(value("g"), less("h", "g"), isTold("h", powers))),
    effort,
  );
  yield [
    "value not reached",
    exists(["h"], and(isPosition, relation(smaller, ...smaller.tracks), not(isReached))),
  ];
}
