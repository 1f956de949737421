import { LimitError } from "../errors.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import type { RecurrenceLaw } from "../types.ts";
import { casesIn } from "./cases-in-words.ts";
import { conditionOf, expressionOf, holding, type Says, valuing } from "./evaluate.ts";

/** Names for a step of a recurrence that may refer to heap `base` q - 1 too. */
export const STEP_BEFORE = ["n", "q", "g", "h"] as const;

/** Limit on the heaps that such a recurrence visits for one value. */
const MOST_VISITED = 1_000_000;

/** Values by a recurrence over two smaller heaps, of which the second is visited only where its value matters. */
export function byHeapBefore({ base, first, steps }: RecurrenceLaw): Says {
  const hasBefore = (text: string) => /\bh\b/.test(text);
  const all = steps.map((step) =>
    casesIn(step).map(({ value, when }) => ({
      value: valuing(expressionOf(value, STEP_BEFORE), STEP_BEFORE),
      holds: when === undefined ? undefined : holding(conditionOf(when, STEP_BEFORE), STEP_BEFORE),
      needs: [when !== undefined && hasBefore(when), hasBefore(value)] as const,
    })),
  );
  return (heap) => {
    const known = new Map<Natural, Natural>();
    const at = (n: Natural) => (n < first.length ? first[Number(n)] : known.get(n));
    const open: Natural[] = [heap!];
    while (open.length > 0) {
      const n = open.at(-1)!;
      if (at(n) !== undefined) {
        open.pop();
        continue;
      }
      const q = natural(BigInt(n) / BigInt(base));
      const before = natural(BigInt(base) * BigInt(q) - 1n);
      const g = at(q);
      const value = g === undefined ? undefined : reached(n, q, g, at(before));
      if (value === undefined) open.push(g === undefined ? q : before);
      else if (known.set(n, value).size > MOST_VISITED) throw new LimitError("positions", MOST_VISITED);
    }
    return at(heap!)!;
  };

  /** Value of a heap, unless that of heap `base` q - 1 matters and is not known. */
  function reached(n: Natural, q: Natural, g: Natural, h: Natural | undefined): Natural | undefined {
    const names = [n, q, g, h ?? 0];
    for (const { value, holds, needs } of all[Number(BigInt(n) % BigInt(base))]!) {
      if (h === undefined && needs[0]) return undefined;
      if (holds !== undefined && !holds(names)) continue;
      return h === undefined && needs[1] ? undefined : value(names);
    }
    return undefined;
  }
}
