import type { Law } from "../types.ts";
import type { LawFinding } from "./finding.ts";

/** What a program of a law is made of: its formula, but its automaton where that has letters, or roots of large numbers. */
export function programOf({ data, law }: LawFinding): Law | undefined {
  if (data?.kind !== "formula" || !/for\s+some|floor|⌊/.test(data.text)) return data;
  return law ?? (/for\s+some/.test(data.text) ? undefined : data);
}
