import { checkCertificate } from "nimber";
import { serve } from "nimber/worker";
import { line } from "./threads.ts";

serve(line, (certificate: string) => ({ value: checkCertificate(certificate) }));
