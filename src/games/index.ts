export { nearest } from "../say/nearest.ts";
export { catalogue } from "./catalogue.ts";
export { subtraction, type Takes } from "./family/subtraction.ts";
export { takeAndBreak } from "./family/take-break.ts";
export { kayles } from "./kayles.ts";
export { rule } from "./line.ts";
export { nim } from "./nim.ts";
export { parseGame, parseSum, type Term } from "./notation.ts";
export { wythoffPair } from "./wythoff.ts";
