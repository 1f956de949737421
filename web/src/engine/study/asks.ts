import type { Play } from "nimber";
import type { Answering, QuestionOf } from "nimber/ask";
import { type Identified, identify } from "./identify.ts";
import { type Law, type Laws, laws, tryLaw } from "./laws.ts";
import { type Program, type ProgramAsked, program } from "./program.ts";

/** What is asked when a game is studied: its law, its program, the game of a sequence. */
export interface StudyAsks {
  laws: { given: { game: string; play: Play }; answer: Laws };
  tryLaw: { given: { game: string; text: string; play: Play }; answer: Law };
  program: { given: ProgramAsked; answer: Program };
  identify: { given: { numbers: readonly number[] }; answer: Identified[] };
}

export const studyAnswering: Answering<StudyAsks> = {
  laws: ({ game, play }) => laws(game, play),
  tryLaw: ({ game, text, play }) => tryLaw(game, text, play),
  program,
  identify: ({ numbers }) => identify(numbers),
};

export type StudyQuestion<K extends keyof StudyAsks> = QuestionOf<StudyAsks, K> & { readonly ask: K };
