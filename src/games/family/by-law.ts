import { type PlainLaw, saysOf } from "../../law-value/evaluate.ts";
import { lawClaim } from "../../messages/law.ts";
import type { Natural } from "../../nimber/natural.ts";
import type { Proof, Text, Theorem } from "../../types.ts";
import { naturals } from "./natural.ts";

/** Theorem that the values of heaps follow a law, with a claim in its own words or in those of the law. */
export function byLaw(
  law: PlainLaw,
  source: Theorem<Natural>["source"],
  claim: Text = lawClaim(law),
  proof?: Proof,
): Theorem<Natural> {
  return { claim, source, law, cases: naturals, says: (heap) => saysOf(law)(heap), ...(proof && { proof }) };
}
