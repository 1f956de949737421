import type { Text } from "nimber";
import { t } from "../locale/graph.ts";
import type { TextEntry } from "../shell/language.ts";

/** Texts of the walk. */
export const walkTexts = {
  at: (where: string) => t("at", { where }),
  next: t("next"),
  previous: t("previous"),
  draw: t("drawDrawNeitherPlayerCanForce"),
  over: {
    normal: t("normalNoMoveLeftPlayerMove"),
    misere: t("misereNoMoveLeftPlayerMove"),
  },
  unknown: t("unknown"),
  value: (value: string) => t("sgValue", { value }),
  nimSum: (terms: string, value: string) => t("nimSum", { terms, value }),
  length: (n: number) => t("nEndMoveAwayUnder", { n }),
  moves: t("movesMoves"),
  component: (n: number, label: string) => t("component", { n, label }),
  nothing: t("nothing"),
  wins: t("wins"),
  draws: t("draws"),
  more: (n: number) => t("more2", { n }),
  path: t("path"),
  start: t("start"),
  back: t("back"),
  again: t("again"),
  home: t("home"),
  play: t("play"),
} satisfies Record<string, TextEntry | Record<string, Text>>;
