import { t } from "../locale/conclusions.ts";
import { verbatim } from "../locale/message.ts";
import type { Repeats, Text } from "../types.ts";

// Sentences about periods of values.

/** Claim of a period, in words. */
export function periodClaim({ preperiod, period, saltus, constant }: Repeats): Text {
  if (constant !== undefined) return t("fromHeapSplit", { preperiod, saltus, period, constant });
  return saltus === 0
    ? t("fromHeapValuesRepeatPeriod", { preperiod, period })
    : t("fromHeapValueGrowsEvery", { preperiod, saltus, period });
}

/** A clause as a sentence of its own. */
export const asSentence = (clause: Text): Text => t("sentence", { clause });

/** Observation on heaps `from` to `to`, without a proof; the clause `next` names the first new move beyond them. */
export function observedPeriod(repeats: Repeats, from: number, to: number, next?: Text): Text {
  const claim = periodClaim(repeats);
  const more = next === undefined ? verbatim("") : asSentence(next);
  return t("observedHeaps", { from, to, claim, next, more });
}

/** Whether the independent checker has gone over a proof, in a word. */
export const replayedWord = ({ replayed }: { readonly replayed: boolean }): Text =>
  replayed ? t("replayed") : t("notReplayed");
