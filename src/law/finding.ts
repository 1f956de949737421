import type { LimitError } from "../errors.ts";
import { formulaIn } from "../law-value/evaluate.ts";
import { t } from "../locale/law.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Law, Outcome, Text } from "../types.ts";
import type { AutomaticLaw, CyclesLaw } from "./law.ts";
import type { SquaresLaw } from "./square-takes.ts";

/** Name of a move, and the positions that it leaves in the notation of the game. */
export interface ShownMove {
  readonly at: string;
  readonly to: readonly string[];
}

/** Position at which a law is wrong. */
export interface Counterexample<Size extends Natural = Natural> {
  readonly position: readonly Size[];
  readonly says: Outcome | Natural | undefined;
  readonly found: Outcome | Natural;
  /**
   * Move that refutes the law: to a P-position, or to a position of the value that the law gives. Absent when no single
   * move does.
   */
  readonly move?: ShownMove;
  /** Whether play ends there, which refutes the law too. */
  readonly ends?: true;
}

/** Finding on a law: proved for all positions, refuted at the least counterexample, or observed up to `testedTo`. */
export interface LawFinding {
  readonly verdict: "proved" | "refuted" | "observed";
  readonly text: string;
  /** The law in a sentence. */
  readonly sentence: Text;
  readonly kind: AutomaticLaw["kind"];
  /** The law as data, which can be evaluated and written as code. */
  readonly data?: Law;
  /** Automaton of the law. */
  readonly law?: AutomaticLaw;
  /** Proof of the laws of a game with cycles. */
  readonly cycles?: CyclesLaw;
  /** Law of takes of squares in a game with cycles, proved by a theorem. */
  readonly squares?: SquaresLaw;
  readonly by?: "automaton" | "finite" | "quotient" | "theorem" | "play";
  /** Number of all positions, when play from each of them proves the law. */
  readonly positions?: number;
  /** Source of the theorem that proves the law. */
  readonly source?: Text;
  readonly states?: number;
  /** Condition on the positions, when the law is restricted to some. */
  readonly where?: string;
  /** Rule that the automaton describes, when it has fewer positions than the game. */
  readonly rule?: string;
  /** Number of heaps for which the law is proved, when the game has any number of them. */
  readonly heaps?: number;
  /** Range in which an observed law holds, as `0 <= n <= 99`. The text and the sentence contain it too. */
  readonly range?: string;
  /** First new move beyond these heaps, if the rule determines it. */
  readonly next?: Text;
  /** Largest number of an examined position. */
  readonly testedTo: number;
  readonly counterexample?: Counterexample;
  /** Suggestion for a correct version. */
  readonly note?: Text;
  /** Reason for the lack of a proof. */
  readonly because?: Text;
  /** Limit that ended the search for a proof. */
  readonly stopped?: LimitError;
}

/** A rejected law, and its counterexample. */
export interface Rejected {
  readonly text: string;
  readonly counterexample: Counterexample<number>;
}

/** P-positions (a_n, b_n) of two numbers by a recurrence or a morphism, observed for the computed pairs. */
export interface PairSequence {
  readonly verdict: "observed";
  /** Formulas, with the range of n. */
  readonly text: string;
  /** The formulas in a sentence. */
  readonly sentence: Text;
  readonly range: string;
  /** Last n for which the pair was computed. */
  readonly testedTo: number;
}

/** Result of a search for a law. */
export interface Search {
  /** The law, if one was found. */
  readonly finding?: LawFinding;
  /** Outcomes as a formula, when only an automaton gives the values. */
  readonly outcomes?: LawFinding;
  /** P-positions of two interchangeable numbers in ascending order, when no formula is proved. */
  readonly sequence?: PairSequence;
  /** Rejected laws that held the longest, each with its counterexample. */
  readonly rejected: readonly Rejected[];
  /** Reason for the lack of a law. */
  readonly because?: Text;
  /** The limit that ended the search. */
  readonly stopped?: LimitError;
}

/** Words that nobody would guess first: numeration systems that few readers know, and sums of digits. */
const UNUSUAL = [/\b(?:ostrowski|zeckendorf|digitsum)\b/, /\b(?:ostrowski|zeckendorf)\b/];

/** The three rejected laws that held the longest; of usual notions, if there is one. */
export function longest(rejected: readonly Rejected[]): readonly Rejected[] {
  const usual = UNUSUAL.map((words) => rejected.filter(({ text }) => !words.test(text)));
  return (usual.find(({ length }) => length > 0) ?? rejected)
    .map((each) => ({ each, sum: each.counterexample.position.reduce((a, b) => a + b, 0) }))
    .sort((a, b) => b.sum - a.sum)
    .slice(0, 3)
    .map(({ each }) => each);
}

/**
 * Source of a program for a law: its formula, or its automaton for a recurrence over several smaller heaps, when nothing determines a variable of the formula or
 * when the formula has patterns or columns of digits, which an automaton reads anyway.
 */
export function programOf({ data, law }: LawFinding): Law | undefined {
  if (data?.kind === "recurrence" && data.before) return law;
  if (data?.kind !== "formula") return data;
  return /\b(?:matches|columns)\(/.test(data.text) || formulaIn(data) === undefined ? law : data;
}

/** Proof of a proved law. */
export function proofOf({
  by,
  states,
  heaps,
  source,
  where,
  cycles,
  positions,
}: Pick<LawFinding, "by" | "states" | "heaps" | "source" | "where" | "cycles" | "positions">): Text {
  const hasDraws = cycles !== undefined && cycles.lost !== cycles.notWon;
  if (by === "theorem") return t("provedByTheorem", { source: source! });
  if (by === "finite") return t("provedFiniteTheoremPeriods");
  if (by === "play") return t("provedByPlay", { count: positions! });
  if (by === "quotient") return t("provedMisReQuotientWhose");
  return t("provedAllPositionsAutomaton", {
    heaps,
    count: states!,
    isPart: where !== undefined,
    hasDraws,
  });
}
