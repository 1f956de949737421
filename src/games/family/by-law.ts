import { type PlainLaw, saysOf } from "../../law-value/evaluate.ts";
import { lawClaim } from "../../messages/law.ts";
import type { Natural } from "../../nimber/natural.ts";
import type { FormulaLaw, Proof, Repeats, Text, Theorem } from "../../types.ts";
import { naturals } from "./natural.ts";

/** The theorem that a law of heaps holds, in words of its own or else in those of the law. */
export function byLaw(
  law: PlainLaw,
  source: Theorem<Natural>["source"],
  claim: Text = lawClaim(law),
  proof?: Proof,
): Theorem<Natural> {
  return { claim, source, law, cases: naturals, says: (heap) => saysOf(law)(heap), ...(proof && { proof }) };
}

/** A closed form for heaps. */
export const closed = (text: string, repeats?: Repeats): FormulaLaw => ({
  kind: "formula",
  text,
  variables: ["n"],
  ...(repeats !== undefined && { repeats }),
});
