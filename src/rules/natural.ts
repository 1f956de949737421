import type { Expression } from "./syntax.ts";
import { foldedBy } from "./walk.ts";

/** Whether an expression is >= 0 for all natural values of its names. */
export const isNatural: (node: Expression) => boolean = foldedBy({
  number: () => true,
  name: () => true,
  digits: () => true,
  negative: () => false,
  call(of, { call }) {
    if (["gcd", "abs", "valuation", "popcount", "lpf", "primepi", "bigomega"].includes(call)) return true;
    if (call === "root") return of[0]!;
    return call === "max" ? of.includes(true) : !of.includes(false);
  },
  arithmetic: (left, right, { sign }) =>
    sign === "%" ? right : sign === "bitand" ? left || right : sign !== "-" && left && right,
});
