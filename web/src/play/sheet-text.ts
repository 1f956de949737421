import type { Play, Text } from "nimber";
import { t } from "../locale/play.ts";
import type { TextEntry } from "../shell/language.ts";

export const sheetTexts = {
  name: t("name"),
  task: (play: Play): Text => t("taskWhoWinsEachPositionPlayer", { play }),
  wins: t("wins"),
  by: t("by"),
  answers: t("answers"),
  mover: (moves: readonly Text[], ways: number): Text => {
    const more = ways - moves.length;
    return t("playerMove", { moves, more });
  },
  other: t("other"),
} satisfies Record<string, TextEntry>;
