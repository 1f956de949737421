export { checkCertificate } from "nimber";
