import type { Formula } from "../automata/index.ts";
import { LimitError } from "../errors.ts";
import { gcd } from "../nimber/gcd.ts";
import type { WeightedSum } from "./weighted-sum.ts";

/** One case: further natural numbers, and the conditions that hold for them. */
export interface Case {
  readonly hidden: readonly string[];
  readonly holds: readonly Formula[];
}

/** Value of an expression in one case. The cases of an expression are disjoint and cover everything. */
export interface Valued extends Case {
  readonly form: WeightedSum;
}

/** Source of unused names. It may remember expressions, so that an expression that occurs twice gets one name. */
export interface Fresh {
  (): string;
  readonly known?: Map<string, Valued[]>;
}

/** Moves remember no expressions: certificates name each number where it occurs, as the checker reads them. */
export function freshNames(known?: Map<string, Valued[]>): Fresh {
  let made = 0;
  const next = () => `_${++made}`;
  return known === undefined ? next : Object.assign(next, { known });
}

const once = <T>(a: readonly T[], b: readonly T[]): readonly T[] => [...new Set([...a, ...b])];

/** Limit on the number of cases. */
const MOST_CASES = 4096;

/** Conjunctions of each case of the first list with each case of the second. */
export function both<A extends Case, B extends Case, C>(
  a: readonly A[],
  b: readonly B[],
  join: (x: A, y: B) => C,
): (C & Case)[] {
  if (a.length * b.length > MOST_CASES) throw new LimitError("clauses", MOST_CASES);
  return a.flatMap((x) =>
    b.flatMap((y) => {
      const holds = once(x.holds, y.holds);
      return isPossible(holds) ? [{ ...join(x, y), hidden: once(x.hidden, y.hidden), holds }] : [];
    }),
  );
}

/**
 * Whether no two of the bounds on sums contradict each other. An expression that occurs twice has the same case both
 * times.
 */
function isPossible(holds: readonly Formula[]): boolean {
  const most = new Map<string, number>();
  for (const each of holds) {
    if (each.kind !== "linear") continue;
    const names = Object.keys(each.weights).sort();
    const common = names.reduce((sofar, name) => gcd(sofar, each.weights[name]!), 0);
    if (common === 0) continue;
    for (const sign of [1, -1]) {
      const end = sign === 1 ? each.most : -each.least;
      if (!Number.isFinite(end)) continue;
      const key = (by: number) =>
        names.map((name) => `${(by * each.weights[name]!) / common} ${name}`).join();
      const bound = Math.floor(end / common);
      most.set(key(sign), Math.min(bound, most.get(key(sign)) ?? bound));
      const other = most.get(key(-sign));
      if (other !== undefined && most.get(key(sign))! + other < 0) return false;
    }
  }
  return true;
}
