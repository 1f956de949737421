export { type Evaluated, evaluateFormula, type Step } from "./evaluate.ts";
export { explainSteps, type Tower } from "./tower.ts";
