import { byQuotient } from "../law/by-quotient.ts";
import { answeringLawsWith, type Laws } from "./laws.ts";

/** How the questions about laws are answered, those of misère play too. */
export const answeringLaws: Laws = answeringLawsWith([byQuotient]);
