import type { Formula } from "./formula.ts";

/** Free names of a formula. */
export function freeNames(formula: Formula): ReadonlySet<string> {
  switch (formula.kind) {
    case "linear":
      return new Set(Object.keys(formula.weights).filter((name) => formula.weights[name] !== 0));
    case "xor":
    case "root":
    case "columns":
    case "lowest":
    case "relation":
      return new Set(formula.of);
    case "constant":
    case "power":
    case "fibonacci":
    case "valuation":
    case "popcount":
    case "last":
    case "digit count":
    case "matching":
      return new Set([formula.of]);
    case "and":
    case "or":
      return new Set(formula.of.flatMap((each) => [...freeNames(each)]));
    case "not":
      return freeNames(formula.of);
    default: {
      const names = new Set(freeNames(formula.of));
      for (const name of formula.names) names.delete(name);
      return names;
    }
  }
}
