import { begin } from "nimber";
import { type Answering, answerBy } from "nimber/ask";
import type { PageAsks, PageQuestion } from "./asks.ts";
import { playing } from "./playing.ts";
import { serve } from "./serve.ts";

/** Everything that can be asked, once what no board asks has been loaded. */
async function every(): Promise<Answering<PageAsks>> {
  const { others } = await import("./others.ts");
  return { ...playing, ...others };
}

serve(async (question: PageQuestion<keyof PageAsks>, progress) => {
  const list = question.ask in playing ? (playing as Answering<PageAsks>) : await every();
  return answerBy(list, question, begin({ ...question.limits, ...(progress && { progress }) }));
});
