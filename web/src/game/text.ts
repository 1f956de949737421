import type { Text } from "nimber";
import { t } from "../locale/game.ts";

export const texts = {
  tabs: t("tabs"),
  details: t("details"),
  looking: t("looking"),
  unknown: t("unknown"),
  unopened: t("unopened"),
  allGames: t("allGames"),
  wins: {
    N: t("N"),
    P: t("P"),
    D: t("D"),
  },
  goesOn: {
    N: t("NPlayerMoveWins"),
    P: t("PPlayerMoveLoses"),
    D: t("D"),
  },
  over: {
    N: t("NGameOverPlayerMoveWon"),
    P: t("PGameOverPlayerMoveLost"),
    D: t("DGameOverNobodyWon"),
  },
  after: (n: number): Text => t("afterMove", { n }),
  lasts: (n: number): Text => t("overBestPlay", { n }),
  value: (value: string): Text => t("sgValue", { value }),
  ways: (n: number, complete: boolean): Text => t("winning", { n, complete }),
  misere: t("misere"),
  ends: {
    misere: t("misereWhoeverCannotMoveWins"),
    normal: t("normal"),
  },
  verdicts: {
    proved: t("proved"),
    theorem: t("theorem"),
    observed: t("observed"),
    none: t("none"),
  },
} satisfies Record<string, Text | Record<string, Text> | ((...values: never[]) => Text)>;
