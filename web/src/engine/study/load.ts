import type { Answering } from "nimber/session";
import { fetchAll, fetchFor } from "../fetched.ts";
import type { StudyAsks, StudyQuestion } from "./asks.ts";

type AnyStudyQuestion = StudyQuestion<keyof StudyAsks>;

/** Loaders of the answers to each study question. */
const load: {
  readonly [K in keyof StudyAsks]: (question: StudyQuestion<K>) => Promise<Partial<Answering<StudyAsks>>>;
} = {
  async law(question) {
    await fetchFor(question);
    const misere = question.play === "misere";
    return (await (misere ? import("./misere-laws.ts") : import("./laws.ts"))).answering;
  },
  async stated() {
    // A law may be stated for a game with any name.
    await fetchAll();
    return (await import("./laws.ts")).answering;
  },
  async program({ game, play, within }) {
    await fetchFor({ games: [game] });
    const isPlain = within === "" && play === "normal";
    return (await (isPlain ? import("./program.ts") : import("./program-within.ts"))).answering;
  },
  async gamesOf() {
    await fetchAll();
    return (await import("./identify.ts")).answering;
  },
};

export const isStudied = (question: { readonly ask: string }): question is AnyStudyQuestion =>
  Object.hasOwn(load, question.ask);

/** Answers to a question, after everything it needs has been fetched. */
export const studyFor = async (question: AnyStudyQuestion): Promise<Answering<StudyAsks>> =>
  (await load[question.ask](question as never)) as Answering<StudyAsks>;
