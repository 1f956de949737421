export { checkCertificate, checkSteps, type Finding } from "./check.ts";
export { checkGraphCertificate, isGraphCertificate } from "./graph.ts";
export type { CheckLimits } from "./meter.ts";
