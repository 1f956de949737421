import type { LimitError } from "../errors.ts";
import type { LawFinding, Rejected, ShownMove } from "../law/finding.ts";
import type { Identified } from "../law/identify.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Value } from "../nimber/value.ts";
import type { Exploration } from "../solve/graph/explore.ts";
import type { Values } from "../solve/kernel/store.ts";
import type { Budget, Limits } from "../solve/limits.ts";
import type { QuotientCertificate } from "../solve/misere/quotient/certificate.ts";
import type { SavedQuotient } from "../solve/misere/quotient/saved.ts";
import type { Certificate } from "../solve/period/certificate.ts";
import type { PeriodVerdict } from "../solve/period/find.ts";
import type { RareHeaps } from "../solve/period/rare.ts";
import type { Outcome, Play, Text } from "../types.ts";
import { type Answer, refusedBy } from "../worker/refusal.ts";
import type { SumSource } from "./source.ts";

/** Limits as data: what can be handed to a thread. */
export type PlainLimits = Omit<Limits, "signal" | "progress">;

/** A move of a sum: the index of its component, and its name. */
export interface Choice {
  readonly part: number;
  readonly at: string;
}

/** Who wins a sum, and by which moves, each with the components that it leaves of the one it is made in. */
export interface Solved {
  readonly outcome: Outcome;
  readonly value?: Value;
  readonly winning: readonly (Choice & { readonly to: readonly string[] })[];
  readonly complete: boolean;
}

/** Why a sum is won or lost. */
export interface Explained extends Solved {
  readonly values: readonly (Value | undefined)[];
  /** For each component the value that each move leaves, when known. */
  readonly options: readonly ReadonlyMap<string, Value>[];
  readonly binary: readonly string[];
  readonly decidingBit?: number;
  readonly sentence: Text;
}

/** Answer to an input: its output, perhaps cut short or ended by an error, and the explanation of its first test. */
export interface Judgement {
  readonly output: string;
  readonly cut: boolean;
  readonly error?: Text;
  /** Where the input is not what the format says, counted from 1. */
  readonly place?: { readonly line: number; readonly column: number };
  readonly why: readonly Text[];
}

/** A period verdict as data. */
export type PeriodAnswer =
  | Extract<PeriodVerdict, { verdict: "proved" }>
  | (Omit<Exclude<PeriodVerdict, { verdict: "proved" }>, "limit"> & { readonly limit?: Text });

/** Reason for which a long question ended early. */
export type Stopped = LimitError["limit"] | "signal";

/** Parameters of a long run. */
interface RunGiven {
  readonly games: readonly [string];
  /**
   * A `period`, proved or observed, unless said; only a `proof` of one; or first all `values`, and what they say of a
   * period then.
   */
  readonly seeks?: "period" | "proof" | "values";
  /** How many heaps at most; unless said, as many as are worth the time. */
  readonly heaps?: number;
  /** Values of heaps 0, 1, 2, … of a run before, from which it goes on; nothing is proved by them before it is replayed. */
  readonly from?: Values;
  /** With the rare heaps. */
  readonly rare?: boolean;
  /** With the certificate of what is proved, unless it has tens of megabytes. */
  readonly certified?: boolean;
  /** Where a limit stops it, tells of as many values only as another machine is likely to reach too. */
  readonly steady?: boolean;
}

/** Result of a long run, as data. */
export interface RunFound {
  /** Period of the values of heaps 0 to `heaps` - 1. */
  readonly found: PeriodAnswer;
  readonly heaps: number;
  /** All values that were computed: another run can go on from them. */
  readonly values: Values;
  readonly rare?: RareFound;
  readonly certificate?: Certificate;
  readonly stopped?: Stopped;
}

/** The rare heaps among some values. */
export type RareFound = Omit<RareHeaps, "has">;

/** The misère quotient of heaps 0 to `heaps`; of all heaps when φ has a period. Elements are numbered from 0, the unit. */
export interface QuotientFound {
  readonly heaps: number;
  readonly preperiod?: number;
  readonly period?: number;
  /** The shortest word of each element, in letters for generators; `1` for the unit. */
  readonly words: readonly string[];
  /** The product of x and y at `times[x * words.length + y]`. */
  readonly times: ArrayLike<number>;
  /** 1 for the elements of sums that the previous player wins. */
  readonly inP: ArrayLike<number>;
  /** The element of each heap. */
  readonly phi: readonly number[];
  readonly presentation: string;
  /** From it the same question can go on. */
  readonly saved: SavedQuotient;
  readonly certificate?: QuotientCertificate;
  readonly stopped?: Stopped;
}

/** A position of which a law says what is not so, as numbers and in notation, and a move that shows it. */
export interface WrongAt {
  readonly position: readonly Natural[];
  readonly sum: string;
  readonly says: string;
  readonly found: string;
  readonly move?: ShownMove;
}

/** A law as data: what it says, how it is known, and its automaton in DOT when that has at most 16 states. */
export interface LawFound extends Omit<LawFinding, "data" | "law" | "stopped" | "counterexample"> {
  readonly wrong?: WrongAt;
  readonly automaton?: { readonly dot: string; readonly states: number; readonly system: string };
}

/** Laws that a search found, and those that it tried. */
export interface LawsFound {
  /** The names of the numbers of a position; none where it is no numbers. */
  readonly variables: readonly string[];
  readonly law?: LawFound;
  /** Who wins, as a formula, where only an automaton gives the values. */
  readonly outcomes?: LawFound;
  readonly rejected: readonly (Pick<Rejected, "text"> & { readonly wrong: WrongAt })[];
  /** Why there is no law. */
  readonly because?: Text;
}

/** The games and laws that have a sequence, and what ended the search early. */
export type IdentifiedFound = Omit<Identified, "limit"> & { readonly limit?: Text };

/** Everything that can be asked: what each question says besides its name, and what its answer is. */
export interface Asks {
  /** Who wins each of the sums. */
  solve: { given: { games: readonly SumSource[]; play?: Play }; answer: Solved[] };
  /** Who wins a sum, and why. */
  explain: { given: { games: readonly [SumSource]; play?: Play }; answer: Explained };
  /** The move of an opponent. */
  reply: {
    given: { games: readonly [SumSource]; play?: Play; level?: number; seed?: number };
    answer: Choice | undefined;
  };
  /** The positions that a sum can reach, and what is known of them. */
  graph: { given: { games: readonly [SumSource]; play?: Play; whole?: boolean }; answer: Exploration };
  /** A long run over the values of a one-heap game; progress is in heaps, and a signal ends it with what it has. */
  run: { given: RunGiven; answer: RunFound };
  /** The period of such values alone. */
  period: { given: { games: readonly [string]; heaps?: number }; answer: PeriodAnswer };
  /** The values of heaps 0 to `to` of a one-heap game. */
  values: { given: { games: readonly [string]; to: number }; answer: ArrayLike<number> };
  /**
   * The misère quotient of a one-heap game, of all heaps or of those to `heaps`, from one of before, or with its
   * certificate; a signal ends it with what it has.
   */
  quotient: {
    given: { games: readonly [string]; heaps?: number; from?: SavedQuotient; certified?: boolean };
    answer: QuotientFound;
  };
  /** The law of a game: of its values, and where none is proved of who wins. */
  law: { given: { games: readonly [string]; play?: Play; only?: LawFinding["kind"] }; answer: LawsFound };
  /** A law that is stated of a game, as `P iff n % 4 = 0`. */
  stated: { given: { games: readonly [string]; law: string; play?: Play }; answer: LawFound };
  /** The games and laws of one heap that have these values. */
  identify: { given: { numbers: readonly number[] }; answer: IdentifiedFound };
  /** The output of a contest input, in UTF-8. */
  judge: { given: { format: string; input: Uint8Array; asJudged?: boolean }; answer: Judgement };
  /** The contest formats that read a whole input, and have something to print. */
  fitting: { given: { input: Uint8Array }; answer: string[] };
}

/** The questions of a list of them, as data: what is asked, of which games, within which limits. */
export type QuestionOf<A, K extends keyof A = keyof A> = {
  [Name in K]: A[Name] extends { given: infer Given }
    ? { readonly ask: Name; readonly limits?: PlainLimits } & Readonly<Given>
    : never;
}[K];

/** The answers to the questions of a list of them. */
export type AnswerOf<A, K extends keyof A> = A[K] extends { answer: infer Answer } ? Answer : never;

/** A question as data: what is asked, of which games, within which limits. */
export type Question<K extends keyof Asks = keyof Asks> = QuestionOf<Asks, K>;

/** Answers to the questions of a list, one function for each. */
export type Answering<A> = {
  readonly [K in keyof A]: (question: QuestionOf<A, K>, budget: Budget) => AnswerOf<A, K>;
};

/**
 * Answers a question that came as data, by the list that has it. What can go wrong with a question is its answer too;
 * only the reason of a signal is thrown.
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
