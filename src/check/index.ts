export { checkCertificate, type Finding } from "./check.ts";
