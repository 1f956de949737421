import type { HeapTable } from "../solve/heap/table.ts";

/** values(n + period) = values(n) + saltus for all n >= preperiod, by `theorem`. */
export interface Law {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  readonly theorem: string;
}

/** The least period that the values of heaps 0 to `to` prove, of a finite subtraction set or an octal code. */
export function lawOf(table: HeapTable, to: number): Law | undefined {
  const { rules } = table;
  const values = table.values(to);
  for (let period = 1; 2 * period <= to; period++) {
    let n = to - period;
    while (n >= 0 && values[n] === values[n + period]) n--;
    const preperiod = n + 1;
    if (rules.kind === "take" && "set" in rules) {
      if (to - period - preperiod + 1 >= Math.max(...rules.set))
        return { preperiod, period, saltus: 0, theorem: "a window of max S values repeats" };
    } else if (
      rules.kind === "break" &&
      !rules.unequal &&
      rules.digits.every((digit) => digit < 8) &&
      preperiod > 0
    ) {
      if (to - period >= 2 * preperiod + period + rules.digits.length - 1)
        return { preperiod, period, saltus: 0, theorem: "Guy & Smith 1956" };
    }
  }
  return undefined;
}
