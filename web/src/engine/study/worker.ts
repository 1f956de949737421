import { begin } from "nimber";
import { answerBy } from "nimber/ask";
import { serve } from "../serve.ts";
import { type StudyAsks, type StudyQuestion, studyAnswering } from "./asks.ts";

serve((question: StudyQuestion<keyof StudyAsks>) =>
  answerBy(studyAnswering, question, begin(question.limits)),
);
