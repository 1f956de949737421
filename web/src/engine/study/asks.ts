import type { Cell, Language, Play, Text } from "nimber";
import type { Asks, QuestionOf } from "nimber/session";

/** Source of a contest program for a game. */
export interface Program {
  readonly source: string;
  /**
   * Editorial with rule, idea, law, proof and cost, as Markdown; absent when its table is of some positions
   * only.
   */
  readonly editorial?: string;
  /** Form of its input, and the words that it prints. */
  readonly read: string;
  readonly print: string;
  /** Description of its input, if that has a fixed form. */
  readonly input?: Text;
  /** Whether it computes for long when it starts. */
  readonly slow: boolean;
}

/** Parameters of a program: an empty `read` or `print` means the default, an empty `from` the usual start. */
export interface ProgramAsked {
  /** Game, or a finite set as an example for a form that reads its set of takes. */
  readonly game: string;
  readonly play: Play;
  /** Sum; if no program supports all positions of the game, the program covers those reachable from it. */
  readonly from: string;
  readonly code: string;
  readonly read: string;
  readonly print: string;
  /** Limits of the input; empty for none. */
  readonly within: string;
  readonly language: Language;
}

/** Game whose values, from heap `from` on, are a sequence, and the next values. */
export interface Identified {
  readonly game: string;
  readonly name: Text;
  readonly from: number;
  readonly next: readonly number[];
  readonly oeis?: string;
  /** Board of its usual start. */
  readonly cells: readonly Cell[];
}

/** Questions about the study of a game: its law, its program, the game of a sequence. */
export interface StudyAsks extends Pick<Asks, "law" | "stated"> {
  program: { given: ProgramAsked; answer: Program };
  gamesOf: { given: { numbers: readonly number[] }; answer: Identified[] };
}

export type StudyQuestion<K extends keyof StudyAsks> = QuestionOf<StudyAsks, K> & { readonly ask: K };
