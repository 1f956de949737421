import { t } from "../locale/law.ts";
import type { Text } from "../types.ts";
import type { LawFinding } from "./finding.ts";

/** Unproved formula, with the range in which it was seen to hold. */
export const observedText = (text: string, range: string): string => `${text}, observed for ${range}`;

/** Unproved claim as a sentence, with the range in which it was seen to hold. */
export const observedClaim = (claim: Text, range: string): Text => t("observed", { range, claim });

/** Sentence on a law that is known only in a range. */
export function observedIn<Found extends Pick<LawFinding, "text" | "sentence">>(
  found: Found,
  range: string,
): Found & { readonly verdict: "observed"; readonly range: string } {
  const { text, sentence } = found;
  return {
    ...found,
    verdict: "observed",
    text: observedText(text, range),
    sentence: observedClaim(sentence, range),
    range,
  };
}
