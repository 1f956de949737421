import { and, type Dfa, exists, type Formula, or, TRUE } from "../automata/index.ts";
import type { Case } from "./cases.ts";
import type { Moves } from "./moves.ts";
import { named, optionOfValue, type Sums } from "./sums.ts";

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

/** Formula that a move to value `of` exists; `values` is the relation of positions and values. */
export const moveOfValue = ({ clauses }: Moves, values: Dfa, of: string, sums: Sums): Formula =>
  or(...clauses.map((clause) => optionOfValue(clause, values, of, sums)));
