import type { Text } from "nimber";
import { t } from "../../locale/table.ts";

/** Texts of games of two heaps. */
export const pairTexts = {
  map: t("map"),
  mapSays: (game: string, to: string): Text => t("heatMapTwoHeapsFrom", { game, to }),
  keys: t("keysArrowsMovePlusMinusZoom"),
  p: t("p"),
  low: t("low"),
  law: t("law"),
  noLaw: t("noLaw"),
  beatty: (d: string): Text => t("wythoffSLawD", { d }),
  comparing: (done: string): Text => t("comparingRules", { done }),
  agrees: (pairs: string): Text => t("lawRulesAgreeAllPairs", { pairs }),
  differs: (count: string, pairs: string, a: string, b: string): Text =>
    t("lawRulesDifferPairsFirst", { count, pairs, a, b }),
  source: t("source"),
  lines: t("lines"),
  saysP: t("saysP"),
  wrong: t("wrong"),
  goTo: t("goToGoPair"),
  first: t("first"),
} satisfies Record<string, Text | ((...words: string[]) => Text)>;
