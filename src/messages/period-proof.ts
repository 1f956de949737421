import { t } from "../locale/conclusions.ts";
import type { Text } from "../types.ts";

// Sentences about proofs of periods, beside the tables that they are made of.

/** Comparison that proves a period, and whether the checker has repeated it. */
interface Compared {
  readonly from: number;
  readonly to: number;
  readonly period: number;
  readonly replayed: boolean;
}

/** Comparison that proves it, and who made it. */
export function comparedOf({ from, to, period, replayed }: Compared): Text {
  const last = to + period - 1;
  const by: Text = replayed
    ? t("independentCheckerReplayedAllValues", { last })
    : t("independentCheckerDidNotReplay");
  return t("valuesUpHeapWereComputed", { last, from, by });
}

/** Why it is proved: what was compared, by which theorem, and where that is to be found. */
export function reasonOf(
  { claim, source }: { readonly claim: Text; readonly source: string },
  proved: Compared,
): Text {
  const compared = comparedOf(proved);
  return t("comparedAndClaimed", { compared, claim, source });
}
