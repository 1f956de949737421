import { t } from "../locale/conclusions.ts";
import type { Text } from "../types.ts";

// Sentences about proofs of periods.

/** Comparison that proves a period, and whether the checker has repeated it. */
interface Compared {
  readonly from: number;
  readonly to: number;
  readonly period: number;
  readonly replayed: boolean;
}

/** Sentence with the range of the comparison, and who made it. */
export function comparedOf({ from, to, period, replayed }: Compared): Text {
  const last = to + period - 1;
  const by: Text = replayed
    ? t("independentCheckerReplayedAllValues", { last })
    : t("independentCheckerDidNotReplay");
  return t("valuesUpHeapWereComputed", { last, from, by });
}

/** Reason for a proof: the comparison, the theorem, and its source. */
export function reasonOf(
  { claim, source }: { readonly claim: Text; readonly source: string },
  proved: Compared,
): Text {
  const compared = comparedOf(proved);
  return t("comparedAndClaimed", { compared, claim, source });
}
