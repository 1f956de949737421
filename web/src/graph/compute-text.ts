import { t } from "../locale/graph.ts";
import type { TextEntry } from "../shell/language.ts";

/** Texts of the computation. */
export const computeTexts = {
  ready: t("ready"),
  readyLoopy: t("readyLoopy"),
  readyMisere: t("readyMisere"),
  count: (done: number, all: number) => t("step", { done, all }),
  first: t("first"),
  back: t("backStepBack"),
  step: t("stepNextStep"),
  last: t("last"),
  play: t("playRun"),
  pause: t("pause"),
  speed: t("speed"),
  slow: t("slow"),
  normal: t("normalNormal2"),
  fast: t("fast"),
  progress: t("progress"),
  options: t("optionsOptionsTheirValues"),
  mex: t("mex"),
  missing: t("missing"),
  present: t("present"),
  end: (label: string) => t("noMovesMexWhoeverMust", { label }),
  zero: (label: string, set: string) => t("noOptionValueMexP", { label, set }),
  value: (label: string, set: string, value: string) => t("smallestValueNoOptionMex", { label, value, set }),
  loopyEnd: (label: string) => t("noMovesWhoeverMustMove", { label }),
  misereEnd: (label: string) => t("noMovesMisRePlay", { label }),
  loopyWin: (label: string, to: string) => t("movePPositionSoN", { label, to }),
  loopyLoss: (label: string) => t("everyMoveFromLeadsN", { label }),
  loopyDraw: (labels: string) => t("nothingDecidesNoMoveLeads", { labels }),
} satisfies Record<string, TextEntry>;
