export {
  type BoundedAsked,
  countBounded,
  countKept,
  countSums,
  countTotals,
  type KeptAsked,
  type Order,
  type SumsAsked,
  sharings,
  type TotalsAsked,
} from "./counting.ts";
