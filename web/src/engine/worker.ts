import { type Budget, begin, type Component, type Game, NotationError, type Play } from "nimber";
import {
  type Answer,
  type Answering,
  answerBy,
  componentsOf,
  needLaws,
  type SumSource,
} from "nimber/session";
import type { Job as Drafted } from "../graph/geometry.ts";
import type { Job } from "../table/protocol.ts";
import type { PageAsks, PageQuestion } from "./asks.ts";
import type { ContestAsk } from "./contests.ts";
import { type About, fetchAll, fetchFor, fetchMethods } from "./fetched.ts";
import { isCode, known, mayHavePeriod } from "./known.ts";
import { playing } from "./playing.ts";
import type { ListAsk } from "./problems.ts";
import { serving } from "./serve.ts";
import type { StudyAsks, StudyQuestion } from "./study/asks.ts";
import { isStudied, studyFor } from "./study/load.ts";

const ofContests = {
  ...{ judge: true, fitting: true, tests: true, drawInput: true, shrinkInput: true },
} satisfies Record<ContestAsk, true>;

const ofLists = { formats: true, problems: true, listed: true } satisfies Record<ListAsk, true>;

type AnyQuestion = PageQuestion<keyof PageAsks>;

/** Answers for a question, after fetching the modules that it needs. */
async function listFor(question: AnyQuestion): Promise<Answering<PageAsks>> {
  if (question.ask in playing || question.ask === "known") {
    await fetchFor(question as About);
    const byLaws =
      question.ask === "solve" || question.ask === "explain" ? await lawsFor(question) : undefined;
    const answering = question.ask === "known" ? await knowing(question) : { ...playing, ...byLaws };
    return answering as Answering<PageAsks>;
  }
  if (question.ask === "graph") {
    await fetchFor(question);
    return (await import("./graph.ts")).graph as Answering<PageAsks>;
  }
  // Contest problems and edge lists need no game of the catalogue.
  if (question.ask in ofLists) return (await contestLists()) as Answering<PageAsks>;
  if (question.ask === "edges") return (await import("./edges.ts")).edges as Answering<PageAsks>;
  if (question.ask in ofContests) {
    const [{ contests, hasFormat }] = await Promise.all([import("./contests.ts"), fetchMethods()]);
    if (!("format" in question) || hasFormat(question.format)) return contests() as Answering<PageAsks>;
    const { formed, gamesFor } = await import("./formed.ts");
    await fetchFor({ games: gamesFor(question.format) });
    return contests(formed) as Answering<PageAsks>;
  }
  await fetchAll();
  return (await import("./others.ts")).others as Answering<PageAsks>;
}

/** Answers by proved laws, fetched with the first sum whose numbers are too large for play. */
async function lawsFor({
  games,
  play,
}: About): Promise<Answering<Pick<PageAsks, "solve" | "explain">> | undefined> {
  const sums = (games ?? []).map(termsOf);
  if (!(await Promise.all(sums.map((sum) => needLaws(sum, play)))).includes(true)) return undefined;
  return (await import("./by-laws.ts")).byLaws;
}

/** Components of a sum; none if it cannot be read, which its answer says. */
function termsOf(source: SumSource): readonly Component[] {
  try {
    return componentsOf(source);
  } catch (error) {
    if (error instanceof NotationError) return [];
    throw error;
  }
}

/** The contest problems that a format reads, and the others. */
async function contestLists(): Promise<Answering<Pick<PageAsks, ListAsk>>> {
  const [{ formats }, { others: problems, listed }] = await Promise.all([
    import("./formats.ts"),
    import("./problems.ts"),
  ]);
  return { formats, problems, listed };
}

/**
 * Search for a period. All moves of a code exist from its last digit on; for other rules, moves that enter
 * later are searched as well.
 */
async function lookingIn(notation: string, play: Play) {
  if (play === "misere") return (await import("./quotiented.ts")).quotiented;
  const { periodic } = await import("./periodic.ts");
  if (isCode(notation)) return periodic;
  const { entryBeyond } = await import("./entering.ts");
  return (game: Game<unknown>) => periodic(game, entryBeyond);
}

/** Fetches the search for periods only if there may be a period. */
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

/**
 * All Workers of the page run this file, so that common modules are fetched once; some have special tasks.
 */
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
