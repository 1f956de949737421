import type { LimitError } from "../errors.ts";
import { formulaIn } from "../law-value/evaluate.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Law, Outcome, Text } from "../types.ts";
import type { AutomaticLaw } from "./law.ts";

/** A move by its name, and what it leaves, as the game writes positions. */
export interface ShownMove {
  readonly at: string;
  readonly to: readonly string[];
}

/** A position of which a law says what is not so. */
export interface Counterexample<Size extends Natural = Natural> {
  readonly position: readonly Size[];
  readonly says: Outcome | Natural | undefined;
  readonly found: Outcome | Natural;
  /** A move that shows it, where a move does: to a P-position, or to a position of the value that the law gives. */
  readonly move?: ShownMove;
  /** Whether play ends there, which shows it too. */
  readonly ends?: true;
}

/** Finding on a law: proved for all positions, refuted at the least one, or observed up to `testedTo`. */
export interface LawFinding {
  readonly verdict: "proved" | "refuted" | "observed";
  readonly text: string;
  /** The law in a sentence. */
  readonly sentence: Text;
  readonly kind: AutomaticLaw["kind"];
  /** The law as data, which can be evaluated and written as code. */
  readonly data?: Law;
  /** Its automaton. */
  readonly law?: AutomaticLaw;
  readonly by?: "automaton" | "finite" | "quotient" | "theorem";
  /** Where the theorem is from that proves it. */
  readonly source?: Text;
  readonly states?: number;
  /** Condition on the positions of which it speaks, where it does not speak of all. */
  readonly where?: string;
  /** The rule that it is the automaton of, where that has fewer positions than the game. */
  readonly rule?: string;
  /** How many heaps the positions have that it is proved of, where the game has any number of them. */
  readonly heaps?: number;
  /** The positions of which an observed law was seen to hold, as `0 <= n <= 99`; its text and its sentence have them too. */
  readonly range?: string;
  /** First new move beyond these heaps, if the rule determines it. */
  readonly next?: Text;
  /** The largest number of a position that was looked at. */
  readonly testedTo: number;
  readonly counterexample?: Counterexample;
  /** How it would hold. */
  readonly note?: Text;
  /** Why there is no proof. */
  readonly because?: Text;
  /** The limit that ended it without one. */
  readonly stopped?: LimitError;
}

/** A law that was tried, and where it is wrong. */
export interface Rejected {
  readonly text: string;
  readonly counterexample: Counterexample<number>;
}

/** Result of a search for a law. */
export interface Search {
  /** The law, when there is one. */
  readonly finding?: LawFinding;
  /** Who wins, as a formula, where only an automaton gives the values. */
  readonly outcomes?: LawFinding;
  /** Laws that were tried and that stood longest, with the position that refutes each. */
  readonly rejected: readonly Rejected[];
  /** Why there is no law. */
  readonly because?: Text;
  /** The limit that ended the search. */
  readonly stopped?: LimitError;
}

/** Three laws that stood longest. */
export const longest = (rejected: readonly Rejected[]): readonly Rejected[] =>
  rejected
    .map((each) => ({ each, sum: each.counterexample.position.reduce((a, b) => a + b, 0) }))
    .sort((a, b) => b.sum - a.sum)
    .slice(0, 3)
    .map(({ each }) => each);

/** Source of a program of a law: its formula, or its automaton where nothing determines a letter of the formula. */
export function programOf({ data, law }: LawFinding): Law | undefined {
  return data?.kind === "formula" && formulaIn(data) === undefined ? law : data;
}
