export { checkCertificate, checkSteps, type Finding } from "./check.ts";
export type { CheckLimits } from "./meter.ts";
