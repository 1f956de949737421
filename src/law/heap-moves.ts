import { atLeast, Undefinable } from "../automata/index.ts";
import type { HeapRules } from "../encoding.ts";
import { both } from "./cases.ts";
import { inNumbers } from "./conditions.ts";
import { constantForm, isAtMost, nameForm, plus } from "./form.ts";
import { atLeastTaken, breaks, HEAP, heap, less } from "./heap-breaks.ts";
import type { Clause, Moves } from "./moves.ts";

const TAKEN = "k";

/** The moves of a one-heap game that are given as data. @throws Undefinable when they are given by a function. */
export function movesOfHeap(rules: HeapRules): Moves {
  if (rules.kind === "moves") throw new Undefinable(BY_PROGRAM);
  return { variables: [HEAP], clauses: rules.kind === "break" ? breaks(rules) : takes(rules) };
}

const BY_PROGRAM = {
  en: "what may be taken from each heap is given by a program, of which no automaton can be made",
  zh: "可取的数目由程序给出，无法由此构造自动机",
};

function takes(rules: HeapRules & { kind: "take" }): Clause[] {
  if ("set" in rules)
    return rules.set.map((taken) => ({ hidden: [], holds: [atLeastTaken(taken)], parts: [[less(taken)]] }));
  if ("takes" in rules) throw new Undefinable(BY_PROGRAM);
  const taken = nameForm(TAKEN);
  const left: Clause = {
    hidden: [TAKEN],
    holds: [atLeast({ [TAKEN]: 1 }, 1), isAtMost(taken, heap)],
    parts: [[plus(heap, taken, -1)]],
  };
  if ("allBut" in rules) return both([left], inNumbers(taken, rules.allBut, false), (clause) => clause);
  const ends = [isAtMost(constantForm(Number(rules.from)), taken)];
  if (rules.to !== undefined) ends.push(isAtMost(taken, constantForm(Number(rules.to))));
  return [{ ...left, holds: [...left.holds, ...ends] }];
}
