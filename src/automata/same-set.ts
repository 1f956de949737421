import { compile } from "./compile.ts";
import { type Dfa, isEmpty } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { and, not, or, relation } from "./formula.ts";

/** Whether two automata of one system accept the same numbers on the tracks of the first. */
export function isSameSet(a: Dfa, b: Dfa, effort: Effort): boolean {
  const [is, says] = [relation(a, ...a.tracks), relation(b, ...a.tracks)];
  return isEmpty(compile(a.system, or(and(is, not(says)), and(says, not(is))), effort));
}
