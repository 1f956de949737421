import { formulaIn } from "../known/evaluate.ts";
import type { Law } from "../types.ts";
import type { LawFinding } from "./finding.ts";

/** What a program of a law is made of: its formula, but its automaton where nothing tells a letter of it. */
export function programOf({ data, law }: LawFinding): Law | undefined {
  return data?.kind === "formula" && formulaIn(data) === undefined ? law : data;
}
