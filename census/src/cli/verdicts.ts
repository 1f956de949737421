import type { Text } from "nimber";
import type { Question } from "../types.ts";

type Words = Readonly<Record<"proved" | "observed" | "open", Text>>;

const OF_PERIODS: Words = {
  proved: { en: "proved periodic", zh: "已证明周期" },
  observed: { en: "period observed", zh: "周期仅验证" },
  open: { en: "no period found", zh: "未发现周期" },
};

const OF_QUOTIENTS: Words = {
  ...OF_PERIODS,
  proved: { en: "quotient proved", zh: "商已证明" },
  open: { en: "partial quotient", zh: "只得部分商" },
};

/** What is said of periods and of what has none alike. */
const OF_SEVERAL: Words = {
  ...OF_PERIODS,
  proved: { en: "proved", zh: "已证明" },
  open: { en: "open", zh: "未解决" },
};

/** What the verdicts are called where these questions were asked. */
export function verdictsOf(questions: readonly Question[]): Words {
  const misere = questions.filter((each) => each === "quotient" || each === "misere");
  if (misere.length === 0) return OF_PERIODS;
  return questions.every((each) => each === "quotient") ? OF_QUOTIENTS : OF_SEVERAL;
}
