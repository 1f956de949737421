import { begin } from "nimber";
import { answerBy } from "nimber/ask";
import { type PageAsks, type PageQuestion, pageAnswering } from "./asks.ts";
import { serve } from "./serve.ts";

serve((question: PageQuestion<keyof PageAsks>, progress) =>
  answerBy(pageAnswering, question, begin({ ...question.limits, ...(progress && { progress }) })),
);
