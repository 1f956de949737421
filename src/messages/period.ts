import { t } from "../locale/conclusions.ts";
import { verbatim } from "../locale/message.ts";
import type { Repeats, Text } from "../types.ts";

// Sentences about periods of values.

/** Claim of a period. */
export function periodClaim({ preperiod, period, saltus, constant }: Repeats): Text {
  if (constant !== undefined) return t("fromHeapSplit", { preperiod, saltus, period, constant });
  return saltus === 0
    ? t("fromHeapValuesRepeatPeriod", { preperiod, period })
    : t("fromHeapValueGrowsEvery", { preperiod, saltus, period });
}

/** Clause as a separate sentence. */
export const asSentence = (clause: Text): Text => t("sentence", { clause });

/**
 * Observation on heaps `from` to `to`, without a proof. The clause `next` names the first new move beyond
 * them.
 */
export function observedPeriod(repeats: Repeats, from: number, to: number, next?: Text): Text {
  const claim = periodClaim(repeats);
  const more = next === undefined ? verbatim("") : asSentence(next);
  return t("observedHeaps", { from, to, claim, next, more });
}

/** Word for whether the independent checker has repeated a proof. */
export const replayedWord = ({ replayed }: { readonly replayed: boolean }): Text =>
  replayed ? t("replayed") : t("notReplayed");
