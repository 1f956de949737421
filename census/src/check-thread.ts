import { parentPort } from "node:worker_threads";
import { checkCertificate } from "nimber";

parentPort!.on("message", (certificate: string) => parentPort!.postMessage(checkCertificate(certificate)));
