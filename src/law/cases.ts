import type { Formula } from "../automata/index.ts";
import { LimitError } from "../errors.ts";
import { gcd } from "../nimber/gcd.ts";
import type { WeightedSum } from "./weighted-sum.ts";

/** One of the ways in which something can be: with further natural numbers, what holds of them. */
export interface Case {
  readonly hidden: readonly string[];
  readonly holds: readonly Formula[];
}

/** Value of an expression in one case. The cases of an expression exclude each other, and one of them holds. */
export interface Valued extends Case {
  readonly form: WeightedSum;
}

/** Makes a name that no other number has, and may keep what is known of expressions: one that stands twice is one number. */
export interface Fresh {
  (): string;
  readonly known?: Map<string, Valued[]>;
}

/** Of moves nothing is kept: certificates name each number where it stands, as the checker reads them. */
export function freshNames(known?: Map<string, Valued[]>): Fresh {
  let made = 0;
  const next = () => `_${++made}`;
  return known === undefined ? next : Object.assign(next, { known });
}

const once = <T>(a: readonly T[], b: readonly T[]): readonly T[] => [...new Set([...a, ...b])];

/** More cases than this are not looked at. */
const MOST_CASES = 4096;

/** Each case of one with each of the other. */
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

/** Whether no two of the bounds on sums exclude each other: an expression that stands twice has the same case twice. */
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
