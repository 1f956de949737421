import type { Text } from "nimber";
import { verbatim } from "nimber/locale";
import { t } from "../locale/graph.ts";
import type { TextEntry } from "../shell/language.ts";

/** Texts about a graph as a whole, and in its list. */
export const summaryTexts = {
  dot: t("dot"),
  title: t("graph2"),
  positions: t("positionsPositions"),
  sums: t("sums"),
  moves: t("movesOptionsAll"),
  ends: t("ends"),
  longest: t("longest"),
  movesLong: (n: number) => t("nMoveMoves", { n }),
  endless: t("endless"),
  cycles: t("cycles"),
  share: {
    P: t("PPPositions"),
    N: t("NNPositions"),
    D: t("DDraws"),
  },
  histogram: t("histogram"),
  known: (n: number) => t("whoWinsKnownNearestPositions", { n }),
  list: (n: number) => t("drawingList", { n }),
  position: t("position"),
  outcome: t("outcome"),
  value: verbatim("SG"),
  options: t("options"),
} satisfies Record<string, TextEntry | Record<string, Text>>;
