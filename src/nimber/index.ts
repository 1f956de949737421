export { isqrt } from "./isqrt.ts";
export { mex, mexOfBits } from "./mex.ts";
export { isNatural, minus, type Natural, natural, plus, times } from "./natural.ts";
export { nimSum } from "./nim-sum.ts";
export { type Infinite, sumOfValues, type Value, valueText } from "./value.ts";
