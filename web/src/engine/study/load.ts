import type { Answering } from "nimber/session";
import { fetchAll, fetchFor } from "../fetched.ts";
import type { StudyAsks, StudyQuestion } from "./asks.ts";

type AnyStudyQuestion = StudyQuestion<keyof StudyAsks>;

/** The questions of a study, each with what it needs. */
const load: {
  readonly [K in keyof StudyAsks]: (question: StudyQuestion<K>) => Promise<Partial<Answering<StudyAsks>>>;
} = {
  async law(question) {
    await fetchFor(question);
    const misere = question.play === "misere";
    return (await (misere ? import("./misere-laws.ts") : import("./laws.ts"))).answering;
  },
  async stated() {
    // A law may be stated of games of any name.
    await fetchAll();
    return (await import("./laws.ts")).answering;
  },
  async program({ game }) {
    await fetchFor({ games: [game] });
    return (await import("./program.ts")).answering;
  },
  async gamesOf() {
    await fetchAll();
    return (await import("./identify.ts")).answering;
  },
};

export const isStudied = (question: { readonly ask: string }): question is AnyStudyQuestion =>
  Object.hasOwn(load, question.ask);

/** How a question is answered, once what it needs has been fetched. */
export const studyFor = async (question: AnyStudyQuestion): Promise<Answering<StudyAsks>> =>
  (await load[question.ask](question as never)) as Answering<StudyAsks>;
