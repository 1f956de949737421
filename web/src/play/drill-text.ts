import type { Text } from "nimber";
import { t } from "../locale/play.ts";
import type { TextEntry } from "../shell/language.ts";

export const drillTexts = {
  title: t("findWinningMove"),
  begin: t("begin"),
  own: (n: number): Text => t("myMistakes", { n }),
  print: t("print"),
  preparing: t("preparing"),
  round: (n: number, most: number): Text => t("position2", { n, most }),
  task: t("task"),
  right: t("right"),
  wrong: (moves: readonly Text[], ways: number): Text => {
    const more = ways - moves.length;
    return t("notOneWin", { moves, more });
  },
  why: t("whyWon"),
  next: t("next"),
  finish: t("finish"),
  again: t("againFiveMore"),
  score: (right: number, most: number): Text => t("rightOf", { right, most }),
  streak: (of: { readonly run: number; readonly longest: number }): Text => t("streak", of),
  leave: t("leave"),
  none: t("noneNoPositionGameCouldFound"),
} satisfies Record<string, TextEntry>;
