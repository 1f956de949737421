export { type BoundedAsked, countBounded } from "./bounded.ts";
export { countKept, type KeptAsked } from "./kept.ts";
export { countSums, type Order, type SumsAsked } from "./sums.ts";
export { countTotals, sharings, type TotalsAsked } from "./totals.ts";
