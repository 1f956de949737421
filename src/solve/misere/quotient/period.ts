import type { HeapRules } from "../../../encoding.ts";

// A quotient is verified for finitely many heaps. It is proved for all if the elements φ(n) of the heaps repeat for
// long enough: a move takes a bounded number and leaves a bounded number of heaps, so of the parts of a large heap
// at least one lies where φ repeats, and shortened by a period it gives an option of a smaller heap with the same
// elements. So the options of each larger heap have the elements of a verified one. The window is the number of
// heaps that this argument needs, and the search finds the first period that holds throughout one.

/** φ(n + `period`) = φ(n) for all n >= `preperiod` >= 1; both are the least such numbers. */
export interface PhiPeriod {
  readonly preperiod: number;
  readonly period: number;
}

/** Window of the theorem: heaps 0 to `heaps(preperiod, period)` - 1 must be verified. */
export interface Window {
  heaps(preperiod: number, period: number): number;
}

/**
 * Window for a game, if the theorem applies: a code, or a finite set of takes.
 * Source: Plambeck, Integers 5 (2005) G05; Plambeck & Siegel, J. Combin. Theory A 115 (2008) 593: with at
 * most r >= 2 heaps left and last digit d_k, r n0 + r p + k heaps suffice, because some heap of a larger
 * heap's option exceeds n0 + p.
 */
export function windowOf(rules: HeapRules | undefined): Window | undefined {
  const reach = reachOf(rules);
  if (reach === undefined) return undefined;
  const { left, most } = reach;
  return { heaps: (preperiod, period) => left * (preperiod + period) + most };
}

function reachOf(rules: HeapRules | undefined): { readonly left: number; readonly most: number } | undefined {
  if (rules === undefined) return undefined;
  if (rules.kind === "break") {
    if (rules.unequal) return undefined;
    const most = Math.max(
      0,
      rules.digits.findLastIndex((digit) => digit !== 0),
    );
    return { left: rules.digits.some((digit) => digit > 7) ? 3 : 2, most };
  }
  if ("set" in rules) return { left: 2, most: rules.set.reduce((most, each) => Math.max(most, each), 0) };
  if ("from" in rules && typeof rules.to === "number") return { left: 2, most: rules.to };
  return undefined;
}

/**
 * Finds the least period that the heaps so far prove. For each length, it stores from which heap on it holds.
 */
export interface PeriodSearch {
  /** Adds the element of the next heap. */
  next(element: number): PhiPeriod | undefined;
}

export function periodSearch({ heaps }: Window): PeriodSearch {
  const phi: number[] = [];
  /** Index p: the heap from which on period p holds so far. */
  const from = [1];
  return {
    next(element) {
      const n = phi.push(element) - 1;
      from.push(1);
      let found: PhiPeriod | undefined;
      for (let period = 1; period < n; period++) {
        if (phi[n - period] !== element) from[period] = n - period + 1;
        const preperiod = from[period]!;
        if (found === undefined && heaps(preperiod, period) <= n + 1) found = { preperiod, period };
      }
      return found;
    },
  };
}
