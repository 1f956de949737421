export { type Strategy, strategyOf } from "./board.ts";
export type { Finding } from "./certificate.ts";
export { checkCertificate, checkSteps } from "./check.ts";
export { checkGraphCertificate, isGraphCertificate } from "./graph.ts";
export type { CheckLimits } from "./meter.ts";
