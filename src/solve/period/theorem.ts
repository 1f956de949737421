import type { HeapRules } from "../../encoding.ts";
import { t } from "../../locale/solve.ts";
import type { Text } from "../../types.ts";
import { validRules } from "../heap/rules.ts";
import { largest, PORTION, type Portions } from "./portions.ts";
import { repeat } from "./repeat.ts";

// Finitely many equalities prove a period forever. The value of a heap follows from the values of smaller
// heaps, by the same rule for every heap; so once everything that the rule depends on has repeated, it
// repeats again, and so on by induction. The theorem states how many equalities are needed: as many as the
// largest take for a set; for codes, whose splits depend on all smaller heaps, about twice preperiod and
// period together (Guy and Smith).

/** G(n + `period`) = G(n) + `saltus` for all n >= `preperiod`; both are the least such numbers. */
export interface Period {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  /** Residues modulo `period` of heaps whose values repeat while all others grow; ascending. */
  readonly constant?: readonly number[];
}

/** Proved period: the equality was compared for all heaps `from` <= n < `to`, which suffices by `theorem`. */
export interface Proved extends Period {
  readonly theorem: FiniteTheorem["id"];
  readonly from: number;
  readonly to: number;
  /** Whether the independent checker has recomputed all `to` + `period` values and agrees. */
  readonly replayed: boolean;
}

/** Theorem by which finitely many equalities prove a period for all heaps. */
export interface FiniteTheorem {
  readonly id: "subtraction-state" | "guy-smith" | "all-but-state";
  readonly claim: Text;
  readonly source: string;
  /** Factor by which the number of values must grow before they are examined again. */
  readonly growth: number;
  /** Least period and preperiod, if the values of heaps 0 to `values.length - 1` prove one. Cost: linear. */
  prove(values: ArrayLike<number>): Portions<Proved | undefined>;
}

/**
 * Theorem that can prove a period of these rules, if there is one. There is none for takes that depend on the
 * heap, whose recurrence has no finite state, nor for heaps that must be unequal, because the shift by a
 * period may make two heaps equal. `validRules` checks the hypotheses of all of them.
 * @throws TypeError, RangeError for invalid rules.
 */
export function finiteTheorem(rules: HeapRules): FiniteTheorem | undefined {
  validRules(rules);
  if (rules.kind === "break") return rules.unequal ? undefined : guySmith(rules.digits);
  if ("set" in rules) return subtractionState(largestOf(rules.set));
  if ("allBut" in rules) return allButState(largestOf(rules.allBut));
  if (!("from" in rules)) return undefined;
  return rules.to === undefined ? allButState(Number(rules.from) - 1) : subtractionState(Number(rules.to));
}

const largestOf = (set: readonly number[]): number => set.reduce((most, s) => Math.max(most, s), 0);

/**
 * With m = max(S): if G(n + p) = G(n) for n0 <= n < n0 + m, then for all n >= n0. For n >= n0 + m every s in S is
 * at most n, so G(n) is a function of the m values before it, and those of n and n + p agree by induction.
 * Cells before heap 0 take no part: n0 >= 0.
 */
function subtractionState(m: number): FiniteTheorem {
  return {
    id: "subtraction-state",
    claim: t("claim"),
    source: "Winning Ways (2nd ed.), vol. 1, ch. 4; Siegel, Combinatorial Game Theory (2013), ch. IV.2",
    growth: 2,
    prove: (values) => byWindow("subtraction-state", values, 0, 1, m),
  };
}

/**
 * With k the index of the last non-zero digit and r >= 1 the most heaps that a move leaves: if G(n + p) = G(n) for
 * n0 <= n < r·n0 + (r - 1)·p + k, where n0, p >= 1, then for all n >= n0.
 *
 * Why, digit 0 included: let n >= r·n0 + (r - 1)·p + k and the equality hold below n. A move from n + p takes i <= k
 * tokens and leaves at most r heaps of total >= r·(n0 + p) > 0, the largest of them a >= n0 + p. It is less than
 * n + p, for a move that takes nothing leaves two heaps or more; so n0 <= a - p < n, G(a) = G(a - p), and putting
 * a - p >= 1 for a gives a move from n of the same value. A move from n leaves a total >= r·n0 + (r - 1)·p > 0,
 * the largest heap is n0 <= a < n, and a + p for a gives a move from n + p of the same value. No move of either
 * takes the whole heap, n > k.
 */
function guySmith(digits: readonly number[]): FiniteTheorem {
  const k = Math.max(
    0,
    digits.findLastIndex((digit) => digit !== 0),
  );
  const all = digits.reduce((bits, digit) => bits | digit, 0);
  const r = Math.max(1, 31 - Math.clz32(all));
  const bound = `${r === 1 ? "n0" : r === 2 ? "2·n0 + p" : `${r}·n0 + ${r - 1}·p`} + ${k - 1}`;
  return {
    id: "guy-smith",
    claim: t("claimNPreperiodPPeriodCompare", { bound }),
    source: "Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956) 514",
    growth: 1.25,
    prove: (values) => byWindow("guy-smith", values, 1, r, k),
  };
}

/**
 * Least p for which the equality holds in the whole window that the bound r·n0 + (r - 1)·p + k requires. With
 * N values and a run of equalities up to the last of them, n0 + p = N - run, and the bound is run >= ((r -
 * 1)·N + k) / r for every p. It finds the least period: a proper divisor of p that is also a period has the
 * same preperiod, so its run is longer.
 */
function* byWindow(
  theorem: FiniteTheorem["id"],
  values: ArrayLike<number>,
  least: number,
  r: number,
  k: number,
): Portions<Proved | undefined> {
  const heaps = values.length;
  const found = yield* repeat(values, least, heaps, Math.ceil(((r - 1) * heaps + k) / r));
  if (found === undefined) return undefined;
  const { period, run } = found;
  const from = heaps - period - run;
  const preperiod = from === 1 && values[0] === values[period] ? 0 : from;
  return {
    theorem,
    preperiod,
    period,
    saltus: 0,
    from,
    to: r * from + (r - 1) * period + k,
    replayed: false,
  };
}

/**
 * With m the largest forbidden take: let A(n) be the set of values of the heaps below n - m, all of which can
 * be reached from n, a(n) = mex A(n), and let the state at n >= m be the numbers A(n) - a(n) from 0 up and
 * G(n - m) - a(n), …, G(n - 1) - a(n). The value G(n) is the least number that is neither in A(n) nor the
 * value of a heap n - s that may be reached with s <= m, so G(n) - a(n) is a function of the state, and so is
 * the state at n + 1, because A(n + 1) is A(n) and G(n - m). Equal states at w + m and w + m + p therefore
 * give G(n + p) = G(n) + s for all n >= w, where s = a(w + m + p) - a(w + m).
 *
 * Proof that it always happens: Siegel, Combinatorial Game Theory (2013), ch. IV.2, on all-but subtraction
 * games.
 */
function allButState(m: number): FiniteTheorem {
  return {
    id: "all-but-state",
    claim: t("claimLastValuesGapsBelowThem"),
    source: "Siegel, Combinatorial Game Theory (2013), ch. IV.2",
    growth: 2,
    prove: (values) => byGaps(values, m),
  };
}

function* byGaps(values: ArrayLike<number>, m: number): Portions<Proved | undefined> {
  const heaps = values.length;
  const found = yield* repeat(values, 0, heaps - 1, Math.max(m, heaps >> 1), "steps");
  if (found === undefined) return undefined;
  const { period, run } = found;
  const saltus = values[heaps - 1]! - values[heaps - 1 - period]!;
  // Steps from heap i to i + 1 are equal from i = heaps - 1 - period - run on, hence also the values.
  const preperiod = heaps - 1 - period - run;
  let last = heaps - m - period;
  const first = yield* firstHeaps(values);
  if (!sameGaps(first, last, period, saltus)) return undefined;
  // States that are equal once remain equal, so the first such place can be found by bisection.
  for (let least = preperiod; least < last; ) {
    yield;
    const middle = Math.floor((least + last) / 2);
    if (sameGaps(first, middle, period, saltus)) last = middle;
    else least = middle + 1;
  }
  return { theorem: "all-but-state", preperiod, period, saltus, from: last, to: last + m, replayed: false };
}

/** First heap that has each value; a heap beyond all for numbers that are not values. */
function* firstHeaps(values: ArrayLike<number>): Portions<Uint32Array> {
  const heaps = values.length;
  const first = new Uint32Array((yield* largest(values)) + 1).fill(heaps);
  for (let n = heaps; --n >= 0; ) {
    if (n % PORTION === 0) yield;
    first[values[n]!] = n;
  }
  return first;
}

/**
 * Whether the values below heap `w` + `period` are those below `w`, shifted by `saltus`, from the mex of each
 * on. `first` is the first heap of each value; it is undefined for a value that no heap has, and undefined
 * compares as not below any heap.
 */
function sameGaps(first: Uint32Array, w: number, period: number, saltus: number): boolean {
  const gap = leastGap(first, w);
  if (leastGap(first, w + period) !== gap + saltus) return false;
  const shifted = first.subarray(gap + saltus);
  return first.subarray(gap).every((heap, i) => heap < w === shifted[i]! < w + period);
}

/** Mex of the values of the heaps below `w`. */
function leastGap(first: Uint32Array, w: number): number {
  let gap = 0;
  while (first[gap]! < w) gap++;
  return gap;
}
