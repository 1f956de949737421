import {
  and,
  type Dfa,
  type Effort,
  exists,
  type Formula,
  or,
  relation,
  relationOf,
  TRUE,
} from "../automata/index.ts";
import type { Case } from "./cases.ts";
import type { Moves } from "./moves.ts";
import { named, optionOfValue, type Sums } from "./sums.ts";
import { smallerCases } from "./termination.ts";
import { equals, nameSum } from "./weighted-sum.ts";

const caseHolds = ({ hidden, holds }: Case): Formula => exists(hidden, and(...holds));

/** Disjunction of the cases. */
export const oneOf = (cases: readonly Case[]): Formula => or(...cases.map(caseHolds));

/** Formula that a move exists; `to` is the condition on a move that leaves one component. */
export const someMove = (
  { clauses }: Moves,
  to: (names: readonly string[]) => Formula = () => TRUE,
): Formula =>
  or(
    ...clauses.map((clause) => {
      const { names, fresh, equal } = named(clause.parts[0] ?? [], "to");
      return exists(
        [...clause.hidden, ...fresh],
        and(...clause.holds, ...equal, ...(names.length > 0 ? [to(names)] : [])),
      );
    }),
  );

/** Formula that a move leaves exactly the numbers with these names. */
export const leavesExactly = ({ clauses }: Moves, names: readonly string[]): Formula =>
  or(
    ...clauses.map(({ hidden, holds, parts: [forms] }) =>
      exists(hidden, and(...holds, ...forms!.map((form, i) => equals(nameSum(names[i]!), form)))),
    ),
  );

/** Names for a position that a move leaves. */
export const leftNames = (variables: readonly string[]): string[] => variables.map((_, i) => `to.${i}`);

/** Cases in which a position is before another in lexicographic order. */
export const sooner = (
  variables: readonly string[],
  position: readonly string[],
  than: readonly string[],
): readonly (readonly Formula[])[] =>
  smallerCases(
    variables.map((name) => [name]),
    variables,
    position,
    than,
  );

/**
 * Relations of a position and a P-position that a move leaves: the first one of all of these, and each further one of
 * those after a P-position of the relation before it, in lexicographic order. The last one has those after as many others
 * as the opponent may forbid. Moves that leave the same position count once.
 */
export function optionsInOrder(moves: Moves, law: Dfa, effort: Effort): readonly Dfa[] {
  const { variables, blocked = 0 } = moves;
  const to = leftNames(variables);
  const before = variables.map((_, i) => `before.${i}`);
  const found: Dfa[] = [];
  const add = (formula: Formula) =>
    found.push(relationOf(law.system, [...variables, ...to], formula, effort)) - 1;
  const first = add(and(leavesExactly(moves, to), relation(law, ...to)));
  const inOrder = or(...sooner(variables, before, to).map((each) => and(...each)));
  for (let last = first; last < blocked; ) {
    const [all, less] = [
      relation(found[first]!, ...variables, ...to),
      relation(found[last]!, ...variables, ...before),
    ];
    last = add(exists(before, and(all, less, inOrder)));
  }
  return found;
}

/** Formula that more moves than the opponent may forbid lead to different P-positions of a law. */
export function someOptionLeft(moves: Moves, law: Dfa, effort: Effort): Formula {
  const to = leftNames(moves.variables);
  return exists(to, relation(optionsInOrder(moves, law, effort).at(-1)!, ...moves.variables, ...to));
}

/** Formula that a move to value `of` exists; `values` is the relation of positions and values, or of `powers`. */
export const moveOfValue = (
  { clauses }: Moves,
  values: Dfa,
  of: string,
  sums: Sums,
  powers?: number,
): Formula => or(...clauses.map((clause) => optionOfValue(clause, values, of, sums, powers)));
