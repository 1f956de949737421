export { checkCertificate, checkSteps } from "./check.ts";
export type { Finding } from "./finding.ts";
export { checkGraphCertificate, isGraphCertificate } from "./graph.ts";
export type { CheckLimits } from "./meter.ts";
export { type Strategy, strategyOf } from "./strategy.ts";
