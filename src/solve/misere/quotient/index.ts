export { certifyQuotient, type QuotientCertificate } from "./certificate.ts";
export { type Presentation, presentationOf } from "./presentation.ts";
export { misereQuotient, type Quotient, type QuotientLimits, quotientSteps } from "./quotient.ts";
export { type Structure, structureOf } from "./structure.ts";
