import type { Formula } from "../automata/index.ts";
import type { HeapRules } from "../encoding.ts";
import { constantForm, equals, type Form, isAtMost, nameForm, plus } from "./form.ts";
import type { Clause } from "./moves.ts";

export const HEAP = "n";

export const heap: Form = nameForm(HEAP);
export const less = (taken: number): Form => plus(heap, constantForm(-taken));
export const atLeastTaken = (taken: number): Formula => isAtMost(constantForm(taken), heap);

export function breaks({ digits, unequal }: HeapRules & { kind: "break" }): Clause[] {
  return digits.flatMap((digit, taken) => {
    const found: Clause[] = [];
    if (taken > 0 && digit & 1)
      found.push({ hidden: [], holds: [equals(heap, constantForm(taken))], parts: [] });
    if (taken > 0 && digit & 2)
      found.push({ hidden: [], holds: [atLeastTaken(taken + 1)], parts: [[less(taken)]] });
    for (const count of [2, 3])
      if (digit & (1 << count)) found.push(splitOf(less(taken), count, unequal === true));
    return found;
  });
}

function splitOf(of: Form, count: number, unequal: boolean): Clause {
  if (!unequal)
    return { hidden: [], holds: [], parts: [], split: { of, least: Array<number>(count).fill(1) } };
  const names = Array.from({ length: count }, (_, i) => `k${i + 1}`);
  const forms = names.map(nameForm);
  return {
    hidden: names,
    holds: [
      isAtMost(constantForm(1), forms[0]!),
      ...forms.slice(1).map((form, i) => isAtMost(forms[i]!, form, -1)),
      equals(
        forms.reduce((a, b) => plus(a, b)),
        of,
      ),
    ],
    parts: forms.map((form) => [form]),
  };
}
