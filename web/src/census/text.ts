import type { LocalizedText, Text } from "nimber";
import { inEveryLanguage, say as sayIn } from "nimber/locale";
import { t } from "../locale/census.ts";
import { grouped } from "../shell/numbers.ts";
import type { Column, Found } from "./source.ts";

export const texts = {
  title: t("census"),
  lead: t("lead"),
  source: t("source"),
  octal: t("octal"),
  tame: t("tame"),
  wild: t("wild"),
  subtraction: t("subtraction"),
  openFile: t("openFile"),
  dropFile: t("dropFile"),
  loading: t("loading"),
  unreachable: t("unreachable"),
  search: t("search"),
  verdict: t("verdict"),
  all: t("all"),
  exactly: t("exactly"),
  anyPeriod: t("anyPeriod"),
  pages: t("pages"),
  results: t("results"),
  figure: t("figure"),
  figureSays: t("figureSays"),
  noPoints: t("noPoints"),
  pointAt: t("pointAt"),
  dot: t("dot"),
  dotMore: t("dotMore"),
  none: t("none"),
  standsFor: t("standsFor"),
  andMore: t("andMore"),
  equal: t("equal"),
  shown: t("toOf"),
  previous: t("previous"),
  next: t("next"),
  progress: t("progress"),
  ownCensus: t("ownCensus"),
} satisfies Record<string, Text>;

export const COLUMNS = {
  game: t("game"),
  preperiod: t("preperiod"),
  period: t("period"),
  maximum: t("maximum"),
  lastRare: t("lastRare"),
  heaps: t("heaps"),
  order: t("order"),
  pPortion: t("pPortion"),
  tame: t("tameKind"),
} satisfies Record<Column, Text>;

export const VERDICTS = {
  proved: t("proved"),
  observed: t("observed"),
  open: t("open"),
  failed: t("failed"),
} satisfies Record<Found, Text>;

/** Fills the placeholders of a text; numbers are grouped by thousands. */
export const fill = (text: Text, ...given: readonly (string | number)[]): LocalizedText => {
  const words = given.map((each) => (typeof each === "number" ? grouped(each) : each));
  const filled = (sentence: string) => sentence.replace(/\{(\d)\}/g, (_, i) => words[Number(i)] ?? "");
  return inEveryLanguage((language) => filled(sayIn(text, language)));
};
