import { type Budget, begin, type Game, type Play } from "nimber";
import { type Answer, type Answering, answerBy } from "nimber/session";
import type { Job as Drafted } from "../graph/geometry.ts";
import type { Job } from "../table/protocol.ts";
import type { PageAsks, PageQuestion } from "./asks.ts";
import { type About, fetchAll, fetchFor } from "./fetched.ts";
import { isCode, known, mayHavePeriod } from "./known.ts";
import { playing } from "./playing.ts";
import { serving } from "./serve.ts";
import type { StudyAsks, StudyQuestion } from "./study/asks.ts";
import { isStudied, studyFor } from "./study/load.ts";

type AnyQuestion = PageQuestion<keyof PageAsks>;

/** Answers to questions, after the modules that a question needs have been fetched. */
async function listFor(question: AnyQuestion): Promise<Answering<PageAsks>> {
  if (question.ask in playing || question.ask === "known") {
    await fetchFor(question as About);
    return (question.ask === "known" ? await knowing(question) : playing) as Answering<PageAsks>;
  }
  if (question.ask === "graph") {
    await fetchFor(question);
    return (await import("./graph.ts")).graph as Answering<PageAsks>;
  }
  // An edge list needs no game.
  if (question.ask === "edges") return (await import("./edges.ts")).edges as Answering<PageAsks>;
  await fetchAll();
  return (await import("./others.ts")).others as Answering<PageAsks>;
}

/** A code has all its moves from its last digit on; of other rules more may enter later, which is looked for, too. */
async function lookingIn(notation: string, play: Play) {
  if (play === "misere") return (await import("./quotiented.ts")).quotiented;
  const { periodic } = await import("./periodic.ts");
  if (isCode(notation)) return periodic;
  const { entryBeyond } = await import("./entering.ts");
  return (game: Game<unknown>) => periodic(game, entryBeyond);
}

/** Fetches the search for periods only where there may be one. */
async function knowing({ games: [notation], play, sum }: PageQuestion<"known">) {
  const looking = mayHavePeriod(notation, play) ? await lookingIn(notation, play) : undefined;
  return { known: () => known(notation, play, sum, (game) => looking?.(game)) };
}

async function answerTo(
  question: AnyQuestion | StudyQuestion<keyof StudyAsks>,
  budget: Budget,
): Promise<Answer<unknown>> {
  if (isStudied(question)) return answerBy(await studyFor(question), question, budget);
  return answerBy(await listFor(question), question, budget);
}

/** Every Worker of the page is this file, so that what two of them need is fetched once; some do work of one kind. */
switch (self.name) {
  case "table":
    serving(async (job: Job, served) => (await import("../table/work/run.ts")).run(job, served));
    break;
  case "layout":
    serving(async (job: Drafted) => ({ value: (await import("../graph/best.ts")).best(job) }));
    break;
  default:
    serving((question: AnyQuestion | StudyQuestion<keyof StudyAsks>) =>
      answerTo(question, begin(question.limits)),
    );
}
