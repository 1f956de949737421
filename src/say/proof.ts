import type { Text, Theorem } from "../types.ts";

const CITED: Text = { en: "Cited, and tested against play.", zh: "引自文献，并与对弈对照。" };
const FINITE: Text = { en: "Proved by a finite theorem on periods.", zh: "由周期的有限判定定理证明。" };

/** The source of a theorem in every language. */
export const sourceText = (source: Theorem<unknown>["source"]): Text =>
  typeof source === "string" ? { en: source, zh: source } : source;

/** How a theorem is proved here, or that it is cited. */
export function proofClaim({ proof, law }: Pick<Theorem<unknown>, "proof" | "law">): Text {
  switch (proof?.by) {
    case undefined:
      return CITED;
    case "finite":
      return FINITE;
    case "theory":
      return {
        en: `Proved in docs/theory.md, #${proof.section}.`,
        zh: `证明见 docs/theory.zh-CN.md（英文版 #${proof.section}）。`,
      };
    case "automaton": {
      const formula = proof.formula ?? (law?.kind === "formula" ? law.text : "");
      const of: Text =
        proof.heaps === undefined
          ? { en: "", zh: "" }
          : { en: ` for ${proof.heaps} heaps`, zh: `（${proof.heaps} 堆）` };
      const tail = formula === "" ? { en: ".", zh: "。" } : { en: `: ${formula}`, zh: `：${formula}` };
      return { en: `Proved by an automaton${of.en}${tail.en}`, zh: `由自动机证明${of.zh}${tail.zh}` };
    }
  }
}
