import type { Moves } from "./notation.ts";
import { type Atom, constantForm, equals, type Form, isAtLeast, lies, nameForm, plus } from "./rule-forms.ts";
import { type Clause, type Kinds, outside, union } from "./rule-moves.ts";

/** What is said of a set, an all-but set or a code, whose position is called n. */
export function kindsOfHeap(moves: Moves): Kinds {
  const heap = nameForm("n");
  const less = (taken: number) => plus(heap, constantForm(-taken));
  const natural = (form: Form): Atom => isAtLeast(form, constantForm(0));
  const one = (form: Form, least: number): Clause => ({
    names: [],
    atoms: [isAtLeast(form, constantForm(least))],
    parts: [[form]],
  });
  const kinds = (clauses: readonly Clause[]): Kinds => ({ variables: ["n"], clauses, lost: [], won: [] });
  if (moves.kind === "set") return kinds(moves.takes.map((taken) => one(less(taken), 0)));
  if (moves.kind === "all but") {
    const taken = outside(union([[-Infinity, 0], ...moves.forbidden.map((each) => [each, each] as const)]));
    const left = plus(heap, nameForm("k"), -1);
    return kinds([{ names: ["k"], atoms: [lies(nameForm("k"), taken), natural(left)], parts: [[left]] }]);
  }
  return kinds(
    moves.digits.flatMap((digit, taken) => {
      const found: Clause[] = [];
      if (taken > 0 && digit & 1)
        found.push({ names: [], atoms: [equals(heap, constantForm(taken))], parts: [] });
      if (taken > 0 && digit & 2) found.push(one(less(taken), 1));
      for (const count of [2, 3])
        if (digit & (1 << count))
          found.push({ names: [], atoms: [], parts: [], split: { of: less(taken), count } });
      return found;
    }),
  );
}
