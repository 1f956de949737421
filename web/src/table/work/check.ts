/** Checker of certificates, apart so that it is loaded with the first certificate. */
export { checkCertificate } from "nimber";
