import { byQuotient } from "../law/by-quotient.ts";
import { answeringLawsWith, type Laws } from "./laws.ts";

/** Answers to the questions about laws, including misère play. */
export const answeringLaws: Laws = answeringLawsWith([byQuotient]);
