export { guessLaws } from "./guess.ts";
export { type Law, saysLaw } from "./law.ts";
export type { Defect } from "./prove.ts";
export { type LawVerdict, proveLaw } from "./verify.ts";
