import { t } from "../locale/conclusions.ts";
import { verbatim } from "../locale/message.ts";
import type { Text, Theorem } from "../types.ts";

const CITED: Text = t("cited");
const FINITE: Text = t("finite");

/** Source of a theorem in every language. */
export const sourceText = (source: Theorem<unknown>["source"]): Text =>
  typeof source === "string" ? verbatim(source) : source;

/** Sentence about the proof of a theorem; without one here it says that the theorem is cited. */
export function proofClaim({ proof, law }: Pick<Theorem<unknown>, "proof" | "law">): Text {
  switch (proof?.by) {
    case undefined:
      return CITED;
    case "finite":
      return FINITE;
    case "theory":
      return t("provedInChapter", { chapter: proof.chapter });
    case "automaton": {
      const formula = proof.formula ?? (law?.kind === "formula" ? law.text : "");
      const of: Text = proof.heaps === undefined ? verbatim("") : t("heaps", { heaps: proof.heaps });
      const tail = formula === "" ? t("fullStop") : t("byFormula", { formula });
      return t("provedAutomaton", { of, tail });
    }
  }
}
