import { begin } from "nimber";
import { answerBy } from "nimber/ask";
import { fetchAll, fetchFor } from "../fetched.ts";
import { serve } from "../serve.ts";
import { type StudyAsks, type StudyQuestion, studyAnswering } from "./asks.ts";

serve(async (question: StudyQuestion<keyof StudyAsks>) => {
  // A law may be one that another game has, and a sequence that of any.
  if (question.ask === "program") await fetchFor({ games: [question.game] });
  else await fetchAll();
  return answerBy(studyAnswering, question, begin(question.limits));
});
