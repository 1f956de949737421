import type { Text } from "nimber";
import { t } from "../locale/play.ts";
import type { TextEntry } from "../shell/language.ts";

/** Texts of the review, which finds the mistakes of a finished game. */
export const reviewTexts = {
  whyLost: t("whyLost"),
  review: t("review"),
  counts: (first: Text, a: number, second: Text, b: number) => t("mistakes", { first, a, second, b }),
  whereLost: t("whereLost"),
  reviewing: t("reviewing"),
  noMistake: t("noMistake"),
  youNoMistake: t("youNoMistake"),
  youMistake: (n: number, move: Text) => t("moveYourFirstLosingMove", { n, move }),
  mistake: (n: number, move: Text) => t("moveLoserSFirstLosing", { n, move }),
  wouldHaveWon: (moves: number): Text => t("movesMoveWouldWonMoves", { moves }),
  oneMore: (n: number) => t("laterChanceMissedMove", { n }),
  moreChances: (ns: string) => t("laterChancesWereMissedMoves", { ns }),
  itLeft: (why: Text) => t("moveMadeLeft", { why }),
  tryAgain: t("tryAgain"),
  showIt: t("showIt"),
  shownIt: t("shownIt"),
  andMore: (n: number) => t("more", { n }),
} satisfies Record<string, TextEntry>;
