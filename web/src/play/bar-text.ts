import type { Text } from "nimber";
import { t } from "../locale/play.ts";

export const barTexts = {
  rival: t("rival"),
  perfect: t("perfect"),
  strong: t("strong"),
  middling: t("middling"),
  weak: t("weak"),
  chance: t("chance"),
  friend: t("friend"),
  watch: t("watch"),
  level: (n: number): Text => t("level", { n }),
  levelOf: [t("levelFirstPlayer"), t("levelSecondPlayer")],
  sideIs: (side: 0 | 1, name: Text): Text => t("text", { side, name }),
  first: t("first"),
  you: t("you"),
  opponent: t("opponent"),
  ends: t("ends"),
  normal: t("normal"),
  misere: t("misere"),
  another: t("another"),
  setup: t("setup"),
  whoWins: t("whoWins"),
  tryFirst: t("tryFirst"),
  tellWinner: t("tellWinner"),
  help: t("help"),
  helps: {
    none: t("none"),
    hints: t("hints"),
    everything: t("everything"),
  },
} satisfies Record<string, Text | readonly Text[] | Record<string, Text> | ((...values: never[]) => Text)>;
