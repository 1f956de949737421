import type { Text } from "nimber";
import { t } from "../locale/why.ts";
import type { TextEntry } from "../shell/language.ts";

export const texts = {
  wins: { N: t("N"), P: t("P"), D: t("D") },
  computing: t("computing"),
  less: (n: number): Text => t("oneLessComponent", { n }),
  more: (n: number): Text => t("oneMoreComponent", { n }),
  replies: t("replies"),
  thenReplies: (move: Text): Text => t("afterMoveReplies", { move }),
  over: t("noMoveLeft"),
  thenOver: (move: Text): Text => t("afterMoveNoMoveLeft", { move }),
  move: t("move"),
  reply: t("reply"),
  noReply: t("noReplyNeeded"),
  moreReplies: t("moreReplies"),
  reason: t("reason"),
  quotient: t("quotient"),
  columns: t("columns"),
  columnsHelp: t("columnsHelp"),
  options: t("options"),
  optionsHelp: t("optionsHelp"),
  leads: (value: string): Text => t("value", { value }),
  reaches: (moves: string): Text => t("reached", { moves }),
  winning: t("winning"),
  or: t("or"),
  isMex: t("isMex"),
  noTheorems: t("noTheorems"),
  chapter: t("chapter"),
  graph: t("graph"),
} satisfies Record<string, TextEntry | Record<string, TextEntry>>;
