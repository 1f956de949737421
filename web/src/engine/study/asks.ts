import type { Cell, Language, Text } from "nimber";
import type { Asks, QuestionOf } from "nimber/session";

/** The source of a contest program for a game. */
export interface Program {
  readonly source: string;
  /** The program with rule, idea, law, proof and cost, as Markdown; none where its table is of some positions only. */
  readonly editorial?: string;
  /** The form of its input, and the words that it prints. */
  readonly read: string;
  readonly print: string;
  /** Contents of its input, where that has one form. */
  readonly input?: Text;
  /** Whether it computes for long when it starts. */
  readonly slow: boolean;
}

/** Parameters of a program: an empty `read` or `print` is the usual one, an empty `from` the usual start. */
export interface ProgramAsked {
  readonly game: string;
  /** A sum: where no program knows all positions of the game, those that play reaches from it. */
  readonly from: string;
  readonly code: string;
  readonly read: string;
  readonly print: string;
  readonly language: Language;
}

/** A game whose values are a sequence, from heap `from` on, and those that come next. */
export interface Identified {
  readonly game: string;
  readonly name: Text;
  readonly from: number;
  readonly next: readonly number[];
  readonly oeis?: string;
  /** Its usual start, drawn. */
  readonly cells: readonly Cell[];
}

/** Questions when a game is studied: its law, its program, the game of a sequence. */
export interface StudyAsks extends Pick<Asks, "law" | "stated"> {
  program: { given: ProgramAsked; answer: Program };
  gamesOf: { given: { numbers: readonly number[] }; answer: Identified[] };
}

export type StudyQuestion<K extends keyof StudyAsks> = QuestionOf<StudyAsks, K> & { readonly ask: K };
