import { begin } from "nimber";
import { answerBy } from "nimber/ask";
import type { PageQuestion } from "../asks.ts";
import { serve } from "../serve.ts";
import { answering } from "./answering.ts";
import type { FirstAsks } from "./asks.ts";

serve((question: PageQuestion<FirstAsks>) => answerBy(answering, question, begin(question.limits)));
