import type { LimitError } from "../errors.ts";
import type { LawFinding, PairSequence, Rejected, ShownMove } from "../law/finding.ts";
import type { Identified } from "../law/identify.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Value } from "../nimber/value.ts";
import type { Exploration } from "../solve/graph/explore.ts";
import type { Values } from "../solve/kernel/values.ts";
import type { Budget, Limits } from "../solve/limits.ts";
import type { QuotientCertificate } from "../solve/misere/quotient/certificate.ts";
import type { SavedQuotient } from "../solve/misere/quotient/saved.ts";
import type { Certificate } from "../solve/period/certificate.ts";
import type { PeriodVerdict } from "../solve/period/find.ts";
import type { RareHeaps } from "../solve/period/rare.ts";
import type { LocalizedText, Outcome, Play, Text } from "../types.ts";
import { type Answer, refusedBy } from "../worker/refusal.ts";
import type { SumSource } from "./source.ts";

/** Limits as data, which a thread can receive. */
export type PlainLimits = Omit<Limits, "signal" | "progress">;

/** A move of a sum: the index of its component, and its name. */
export interface Choice {
  readonly part: number;
  readonly at: string;
}

/** Winner of a sum and the winning moves, each with the components that it leaves. */
export interface Solved {
  readonly outcome: Outcome;
  readonly value?: Value;
  readonly winning: readonly (Choice & { readonly to: readonly string[] })[];
  readonly complete: boolean;
}

/** Explanation of the winner of a sum. */
export interface Explained extends Solved {
  readonly values: readonly (Value | undefined)[];
  /** For each component the value that each move leaves, if known. */
  readonly options: readonly ReadonlyMap<string, Value>[];
  readonly binary: readonly string[];
  readonly decidingBit?: number;
  readonly sentence: Text;
}

/**
 * Answer to an input: its output, which may be truncated or ended by an error, and the explanation of its first test.
 */
export interface Judgement {
  readonly output: string;
  readonly cut: boolean;
  readonly error?: Text;
  /** Place where the input breaks the format, counted from 1. */
  readonly place?: { readonly line: number; readonly column: number };
  readonly why: readonly Text[];
}

/** A period verdict as data. */
export type PeriodAnswer =
  | Extract<PeriodVerdict, { verdict: "proved" }>
  | (Omit<Exclude<PeriodVerdict, { verdict: "proved" }>, "limit"> & { readonly limit?: Text });

/** Reason why a long question ended early. */
export type Stopped = LimitError["limit"] | "signal";

/** Parameters of a long run. */
interface RunGiven {
  readonly games: readonly [string];
  /**
   * Goal of the run: a `period`, proved or observed (default); only a `proof` of one; or first all `values`, and then
   * their period.
   */
  readonly seeks?: "period" | "proof" | "values";
  /** Largest number of heaps to compute. Default: as many as are worth the time. */
  readonly heaps?: number;
  /** Values of heaps 0, 1, 2, … of an earlier run to continue; a proof that uses them is always replayed. */
  readonly from?: Values;
  /** Whether the answer includes the rare heaps. */
  readonly rare?: boolean;
  /** Whether the answer includes the certificate of a proof, unless it takes tens of megabytes. */
  readonly certified?: boolean;
  /** Whether a run stopped by a limit reports only as many values as another machine is likely to reach too. */
  readonly steady?: boolean;
}

/** Result of a long run, as data. */
export interface RunFound {
  /** Period of the values of heaps 0 to `heaps` - 1. */
  readonly found: PeriodAnswer;
  readonly heaps: number;
  /** All computed values, from which another run can continue. */
  readonly values: Values;
  readonly rare?: RareFound;
  readonly certificate?: Certificate;
  readonly stopped?: Stopped;
}

/** Rare heaps among some values. */
export type RareFound = Omit<RareHeaps, "has">;

/** Misère quotient of heaps 0 to `heaps`, or of all heaps if φ has a period. Elements count from 0, the unit. */
export interface QuotientFound {
  readonly heaps: number;
  readonly preperiod?: number;
  readonly period?: number;
  /** Shortest word of each element, in letters for generators; `1` for the unit. */
  readonly words: readonly string[];
  /** Product of x and y at index `x * words.length + y`. */
  readonly times: ArrayLike<number>;
  /** Marks, 1 for the elements of sums that the previous player wins. */
  readonly inP: ArrayLike<number>;
  /** Element of each heap. */
  readonly phi: readonly number[];
  readonly presentation: string;
  /** State from which the same question can continue. */
  readonly saved: SavedQuotient;
  readonly certificate?: QuotientCertificate;
  readonly stopped?: Stopped;
}

/** Position at which a law is wrong, as numbers and in notation, and a move that refutes the law. */
export interface WrongAt {
  readonly position: readonly Natural[];
  readonly sum: string;
  readonly says: string;
  readonly found: string;
  readonly move?: ShownMove;
}

/** Law as data: its claim, its proof or range, and its automaton in DOT if that has at most 16 states. */
export interface LawFound extends Omit<LawFinding, "data" | "law" | "stopped" | "counterexample"> {
  readonly wrong?: WrongAt;
  readonly automaton?: { readonly dot: string; readonly states: number; readonly system: string };
  readonly latex?: LocalizedText;
}

/** Laws that a search found, and those that it rejected. */
export interface LawsFound {
  /** Names of the numbers of a position; empty if positions are not numbers. */
  readonly variables: readonly string[];
  readonly law?: LawFound;
  /** Formula of the outcomes, if only an automaton gives the values. */
  readonly outcomes?: LawFound;
  /** P-positions of two interchangeable numbers in ascending order, when no formula is proved. */
  readonly sequence?: PairSequence;
  readonly rejected: readonly (Pick<Rejected, "text"> & { readonly wrong: WrongAt })[];
  /** Reason why there is no law. */
  readonly because?: Text;
}

/** Games and laws that have a sequence, and the limit that ended the search early. */
export type IdentifiedFound = Omit<Identified, "limit"> & { readonly limit?: Text };

/** All questions: the data of each in addition to its name, and its answer. */
export interface Asks {
  /** Winner of each sum. */
  solve: { given: { games: readonly SumSource[]; play?: Play }; answer: Solved[] };
  /** Winner of a sum, with an explanation. */
  explain: { given: { games: readonly [SumSource]; play?: Play }; answer: Explained };
  /** Move of an opponent. */
  reply: {
    given: { games: readonly [SumSource]; play?: Play; level?: number; seed?: number };
    answer: Choice | undefined;
  };
  /** Reachable positions of a sum, with their outcomes and values. */
  graph: { given: { games: readonly [SumSource]; play?: Play; whole?: boolean }; answer: Exploration };
  /**
   * Long run over the values of a one-heap game. Progress is in heaps; after a signal it answers with its results so
   * far.
   */
  run: { given: RunGiven; answer: RunFound };
  /** Period of the values of a one-heap game. */
  period: { given: { games: readonly [string]; heaps?: number }; answer: PeriodAnswer };
  /** Values of heaps 0 to `to` of a one-heap game. */
  values: { given: { games: readonly [string]; to: number }; answer: ArrayLike<number> };
  /**
   * Misère quotient of a one-heap game, of all heaps or of those up to `heaps`; it may continue an earlier one or
   * include its certificate. After a signal it answers with its results so far.
   */
  quotient: {
    given: { games: readonly [string]; heaps?: number; from?: SavedQuotient; certified?: boolean };
    answer: QuotientFound;
  };
  /** Law of the values of a game, or of its outcomes if no law of values is proved; of the positions `where` a condition holds. */
  law: {
    given: { games: readonly [string]; play?: Play; only?: LawFinding["kind"]; where?: string };
    answer: LawsFound;
  };
  /** Verdict on a stated law of a game, such as `P iff n % 4 = 0`. */
  stated: { given: { games: readonly [string]; law: string; play?: Play }; answer: LawFound };
  /** Games and laws of one heap that have these values. */
  identify: { given: { numbers: readonly number[] }; answer: IdentifiedFound };
  /** Output for a contest input, in UTF-8. */
  judge: { given: { format: string; input: Uint8Array; asJudged?: boolean }; answer: Judgement };
  /** Contest formats that can read the whole input and print an output for it. */
  fitting: { given: { input: Uint8Array }; answer: string[] };
}

/** Questions of a list as data: the subject, the games and the limits. */
export type QuestionOf<A, K extends keyof A = keyof A> = {
  [Name in K]: A[Name] extends { given: infer Given }
    ? { readonly ask: Name; readonly limits?: PlainLimits } & Readonly<Given>
    : never;
}[K];

/** Answers to the questions of a list. */
export type AnswerOf<A, K extends keyof A> = A[K] extends { answer: infer Answer } ? Answer : never;

/** Question as data: the subject, the games and the limits. */
export type Question<K extends keyof Asks = keyof Asks> = QuestionOf<Asks, K>;

/** Answers to the questions of a list, one function for each. */
export type Answering<A> = {
  readonly [K in keyof A]: (question: QuestionOf<A, K>, budget: Budget) => AnswerOf<A, K>;
};

/**
 * Answers a question given as data, by the list that contains it. Errors in a question are answers too; only the reason
 * of a signal is thrown.
 */
export function answerBy<A, K extends keyof A>(
  list: Answering<A>,
  question: QuestionOf<A, K> & { readonly ask: K },
  budget: Budget,
): Answer<AnswerOf<A, K>> {
  try {
    if (!Object.hasOwn(list, question.ask))
      throw new RangeError(`there is no question ${String(question.ask)}`);
    return { value: list[question.ask](question, budget) };
  } catch (error) {
    if (!(error instanceof Error) || error.name === "AbortError") throw error;
    return { refused: refusedBy(error) };
  }
}
