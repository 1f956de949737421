import { titles } from "virtual:path";
import type { Text } from "nimber";
import { t } from "../locale/path.ts";
import type { TextEntry } from "../shell/language.ts";
import { type LessonId, lessonIds } from "./ids.ts";

/** Number of a lesson on the path, from 1. */
export const numberOf = (id: LessonId): number => lessonIds.indexOf(id) + 1;

export const texts = {
  title: t("path"),
  lead: t("lead"),
  done: (n: number): Text => t("done", { n, of: lessonIds.length }),
  next: (id: LessonId): Text => t("next", { n: numberOf(id), title: titles[id] }),
  over: t("over"),
  number: (id: LessonId): Text => t("number", { n: numberOf(id), of: lessonIds.length }),
  all: t("all"),
  tries: t("tries"),
  drill: t("drill"),
  best: (n: number, of: number): Text => t("best", { n, of }),
  goal: (n: number, of: number): Text => t("goal", { n, of }),
  misere: t("misere"),
  finished: t("finished"),
  chapter: (title: Text): Text => t("chapter", { title }),
  following: (id: LessonId): Text => t("following", { title: titles[id] }),
  session: (code: string): Text => t("session", { code }),
  sessionLead: t("sessionLead"),
  anew: t("anew"),
  yourName: t("yourName"),
  result: t("result"),
  resultComes: t("resultComes"),
  saveResult: t("saveResult"),
  save: t("save"),
  open: t("open"),
  added: t("added"),
  noProgress: t("noProgress"),
} satisfies Record<string, TextEntry>;
