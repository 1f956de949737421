import {
  and,
  atLeast,
  type Dfa,
  exists,
  type Formula,
  not,
  or,
  relation,
  Undefinable,
} from "../automata/index.ts";
import { t } from "../locale/law.ts";
import type { Clause, Moves } from "./moves.ts";
import { named } from "./sums.ts";
import { equals, nameSum, plus } from "./weighted-sum.ts";

// Outcomes of a game whose moves may leave several components, under normal play. Components of nim-sum 0 are lost, and
// two facts about sums need no values: equal components cancel in pairs, and a single N-position beside P-positions is
// won. So a set of positions is that of the P-positions if every move from one of them leaves exactly one N-position, and
// every other position has a move that leaves pairs of equal components and P-positions.

/** Largest number of components that a move leaves. */
const MOST_PARTS = 4;

/** Clause with the components of a split by names. */
function written(clause: Clause): Clause {
  const { split, hidden, holds } = clause;
  if (split === undefined) return clause;
  const names = split.least.map((_, i) => `part${i}`);
  const forms = names.map(nameSum);
  return {
    hidden: [...hidden, ...names],
    holds: [
      ...holds,
      ...names.map((name, i) => atLeast({ [name]: 1 }, split.least[i]!)),
      equals(
        forms.reduce((a, b) => plus(a, b)),
        split.of,
      ),
    ],
    parts: forms.map((form) => [form]),
  };
}

/** Places in pairs, and the others. */
interface Pairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly singles: readonly number[];
}

/** All ways to pair some of these places. */
function pairings([one, ...rest]: readonly number[]): Pairing[] {
  if (one === undefined) return [{ pairs: [], singles: [] }];
  const alone = pairings(rest).map((each) => ({ ...each, singles: [one, ...each.singles] }));
  const paired = rest.flatMap((other) =>
    pairings(rest.filter((each) => each !== other)).map(
      (each): Pairing => ({
        ...each,
        pairs: [[one, other], ...each.pairs],
      }),
    ),
  );
  return [...alone, ...paired];
}

/** Moves of one kind that leave nim-sum 0, by pairs of equal components and P-positions. @throws Undefinable */
export function zeroSums(clause: Clause, isP: (names: readonly string[]) => Formula): Clause[] {
  const { hidden, holds, parts } = partsOf(clause);
  const each = parts.map((part, i) => named(part, `to${i}`));
  return pairings([...parts.keys()]).map(({ pairs, singles }) => ({
    hidden: [...hidden, ...singles.flatMap((i) => each[i]!.fresh)],
    holds: [
      ...holds,
      ...pairs.flatMap(([a, b]) => parts[a]!.map((form, j) => equals(form, parts[b]![j]!))),
      ...singles.flatMap((i) => [...each[i]!.equal, isP(each[i]!.names)]),
    ],
    parts: [],
  }));
}

function partsOf(clause: Clause): Clause {
  const found = written(clause);
  if (found.worths !== undefined || found.parts.length > MOST_PARTS)
    throw new Undefinable(t("moveLeavesSeveralComponentsSo"));
  return found;
}

const holdsIn = ({ hidden, holds }: Clause): Formula => exists(hidden, and(...holds));

/** Condition that some move leaves pairs of equal components and P-positions. @throws Undefinable */
export const someZeroSum = ({ clauses }: Moves, law: Dfa): Formula =>
  or(...clauses.flatMap((clause) => zeroSums(clause, (names) => relation(law, ...names))).map(holdsIn));

/** Condition that some move leaves not exactly one N-position. @throws Undefinable */
export const someOtherSum = ({ clauses }: Moves, law: Dfa): Formula =>
  or(
    ...clauses.map((clause) => {
      const { hidden, holds, parts } = partsOf(clause);
      const each = parts.map((part, i) => named(part, `to${i}`));
      const lost = each.map(({ names }) => relation(law, ...names));
      const one = lost.map((_, i) => and(...lost.map((is, j) => (i === j ? not(is) : is))));
      return exists(
        [...hidden, ...each.flatMap(({ fresh }) => fresh)],
        and(...holds, ...each.flatMap(({ equal }) => equal), not(or(...one))),
      );
    }),
  );
