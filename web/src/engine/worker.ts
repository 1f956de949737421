import { begin, type Play } from "nimber";
import { type Answering, answerBy } from "nimber/ask";
import type { PageAsks, PageQuestion } from "./asks.ts";
import { type About, fetchAll, fetchFor } from "./fetched.ts";
import { known, mayHavePeriod } from "./known.ts";
import { playing } from "./playing.ts";
import { serve } from "./serve.ts";

type Asked = PageQuestion<keyof PageAsks>;

/** What can be asked, once what the question needs has been fetched. */
async function listFor(question: Asked): Promise<Answering<PageAsks>> {
  if (question.ask in playing || question.ask === "known") {
    await fetchFor(question as About);
    return (question.ask === "known" ? await knowing(question) : playing) as Answering<PageAsks>;
  }
  await fetchAll();
  const { others } = await import("./others.ts");
  return { ...playing, ...others };
}

const lookingUnder = async (play: Play) =>
  play === "normal" ? (await import("./periodic.ts")).periodic : (await import("./quotiented.ts")).quotiented;

/** What looks for a period is fetched where there may be one. */
async function knowing({ games: [notation], play }: PageQuestion<"known">) {
  const looking = mayHavePeriod(notation, play) ? await lookingUnder(play) : undefined;
  return { known: () => known(notation, play, (game) => looking?.(game)) };
}

serve(async (question: Asked, progress) => {
  const list = await listFor(question);
  return answerBy(list, question, begin({ ...question.limits, ...(progress && { progress }) }));
});
