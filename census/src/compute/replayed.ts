import { type Certificate, checkSteps, type QuotientCertificate } from "nimber";
import { say } from "nimber/locale";
import { Stopped } from "./stopped.ts";

/**
 * Whether the checker, which shares no code with the solver, finished replaying a certificate.
 * @throws Stopped, and Error when the certificate is invalid
 */
export function isReplayed(certificate: Certificate | QuotientCertificate, stop: () => boolean): boolean {
  const steps = checkSteps(JSON.stringify(certificate));
  let step = steps.next();
  for (; !step.done; step = steps.next()) if (stop()) throw new Stopped();
  const { verdict, says } = step.value;
  if (verdict !== "valid" && verdict !== "limit")
    throw new Error(`the proof does not hold: ${say(says, "en")}`);
  return verdict === "valid";
}
