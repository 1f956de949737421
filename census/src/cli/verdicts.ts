import type { Text } from "nimber";
import { t } from "../locale/census.ts";
import type { Question } from "../types.ts";

type VerdictTexts = Readonly<Record<"proved" | "observed" | "open", Text>>;

const OF_PERIODS: VerdictTexts = {
  proved: t("proved"),
  observed: t("observed"),
  open: t("open"),
};

const OF_QUOTIENTS: VerdictTexts = {
  ...OF_PERIODS,
  proved: t("provedQuotientProved"),
  open: t("openPartialQuotient"),
};

/** Names of verdicts that fit both periods and other questions. */
const OF_SEVERAL: VerdictTexts = {
  ...OF_PERIODS,
  proved: t("provedProved"),
  open: t("openOpen"),
};

/** Names of the verdicts for these questions. */
export function verdictsOf(questions: readonly Question[]): VerdictTexts {
  const misere = questions.filter((each) => each === "quotient" || each === "misere");
  if (misere.length === 0) return OF_PERIODS;
  return questions.every((each) => each === "quotient") ? OF_QUOTIENTS : OF_SEVERAL;
}
