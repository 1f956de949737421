export { type Evaluated, evaluateFormula, type FormulaStep } from "./evaluate.ts";
export type { Several } from "./several.ts";
export { explainSteps, type Tower } from "./tower.ts";
