import { checkCertificate } from "nimber";
import { serve } from "nimber/thread";
import { line } from "./threads.ts";

serve(line, (certificate: string) => ({ value: checkCertificate(certificate) }));
