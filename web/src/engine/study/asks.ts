import type { Asks, QuestionOf } from "nimber/ask";
import type { Identified } from "./identify.ts";
import type { Program, ProgramAsked } from "./program.ts";

/** What is asked when a game is studied: its law, its program, the game of a sequence. */
export interface StudyAsks extends Pick<Asks, "law" | "stated"> {
  program: { given: ProgramAsked; answer: Program };
  gamesOf: { given: { numbers: readonly number[] }; answer: Identified[] };
}

export type StudyQuestion<K extends keyof StudyAsks> = QuestionOf<StudyAsks, K> & { readonly ask: K };
