import { minus, type Natural, natural } from "../../nimber/natural.ts";
import { nimSum } from "../../nimber/nim-sum.ts";

/**
 * Value of staircase Nim with `steps[0]` tokens on step 1, `steps[1]` on step 2, …: the nim-sum of the odd
 * steps. A move from an even step to the odd one below it is reversed by moving the same tokens on.
 * Source: Sprague, Tôhoku Math. J. 43 (1937) 351, by way of Ferguson, Game Theory, part I.
 */
export function staircaseValue(steps: readonly Natural[]): Natural {
  let sum: Natural = 0;
  for (let i = 0; i < steps.length; i += 2) sum = nimSum(sum, steps[i]!);
  return natural(sum);
}

/** Move of `tokens` down from `step`, counted from 1, that leaves `value`, if there is one. */
export function staircaseReach(
  steps: readonly Natural[],
  value: Natural,
): { readonly step: number; readonly tokens: Natural } | undefined {
  const change = nimSum(staircaseValue(steps), value);
  if (change === 0 || change === 0n) return undefined;
  for (let i = 0; i < steps.length; i += 2) {
    const here = steps[i]!;
    const there = natural(nimSum(here, change));
    if (there < here) return { step: i + 1, tokens: minus(here, there) };
    const above = steps[i + 1] ?? 0;
    if (minus(there, here) <= above) return { step: i + 2, tokens: minus(there, here) };
  }
  return undefined;
}
