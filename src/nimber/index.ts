export { isqrt } from "./isqrt.ts";
export { mex, mexOfBits } from "./mex.ts";
export { minus, type Natural, natural, plus } from "./natural.ts";
export { nimSum } from "./nim-sum.ts";
