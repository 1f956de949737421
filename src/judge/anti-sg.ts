import { antiSgOutcome } from "../solve/misere/anti-sg.ts";
import type { LocalizedText } from "../types.ts";
import { valued } from "./verdict.ts";

/** Conclusion by the Anti-SG rule: the nim-sum of `values`, whether one exceeds 1, and the winner. */
export function antiSgConclusion(values: readonly number[]): LocalizedText {
  const total = valued(values);
  const above = values.some((value) => value > 1);
  const wins = antiSgOutcome(values) === "N";
  return {
    en: `Anti-SG rule: ${total} and ${above ? "some value exceeds 1" : "no value exceeds 1"}, so the ${wins ? "first" : "second"} player wins.`,
    zh: `Anti-SG 规则：${total}，且${above ? "有值大于 1" : "没有值大于 1"}，所以${wins ? "先手" : "后手"}必胜。`,
  };
}
