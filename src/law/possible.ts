import type { Formula } from "../automata/index.ts";

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** Whether no two of the bounds on sums exclude each other: an expression that stands twice has the same case twice. */
export function isPossible(holds: readonly Formula[]): boolean {
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
