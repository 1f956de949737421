import {
  and,
  atLeast,
  type Dfa,
  type Effort,
  equal,
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

/**
 * Formula that more than `blocked` moves lead to different positions of the relation `isGood`: positions in
 * lexicographic order, each left by a move.
 */
export function moreMoves(moves: Moves, blocked: number, isGood: Dfa, effort: Effort): Formula {
  const { variables } = moves;
  const to = variables.map((_, i) => `to.${i}`);
  const one = and(leavesExactly(moves, to), relation(isGood, ...to));
  const good = relationOf(isGood.system, [...variables, ...to], one, effort);
  const each = Array.from({ length: blocked + 1 }, (_, i) => variables.map((_, j) => `to${i}.${j}`));
  const inOrder = each.slice(1).map((after, i) => {
    const before = each[i]!;
    return or(
      ...variables.map((_, j) =>
        and(
          ...before.slice(0, j).map((name, at) => equal({ [name]: 1, [after[at]!]: -1 }, 0)),
          atLeast({ [after[j]!]: 1, [before[j]!]: -1 }, 1),
        ),
      ),
    );
  });
  return exists(each.flat(), and(...each.map((names) => relation(good, ...variables, ...names)), ...inOrder));
}

/** Formula that a move to value `of` exists; `values` is the relation of positions and values. */
export const moveOfValue = ({ clauses }: Moves, values: Dfa, of: string, sums: Sums): Formula =>
  or(...clauses.map((clause) => optionOfValue(clause, values, of, sums)));
