import type { Text } from "nimber";
import { t } from "../locale/why.ts";
import type { TextEntry } from "../shell/language.ts";

export const texts = {
  short: t("oneSentence"),
  computing: t("computing"),
  less: (n: number): Text => t("oneLessComponent", { n }),
  more: (n: number): Text => t("oneMoreComponent", { n }),
  columns: t("columns"),
  options: t("options"),
  optionsHelp: t("optionsHelp"),
  leads: (value: string): Text => t("value", { value }),
  reaches: (moves: string): Text => t("reached", { moves }),
  winning: t("winning"),
  or: t("or"),
  isMex: t("isMex"),
  theorems: t("theorems"),
  noTheorems: t("noTheorems"),
  proved: t("proved"),
  chapter: t("chapter"),
  graph: t("graph"),
} satisfies Record<string, TextEntry>;
