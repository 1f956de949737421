import type { Play, Text } from "nimber";
import { t } from "../locale/play.ts";
import type { TextEntry } from "../shell/language.ts";

/** Texts of the sheets on paper, which are printed in several versions. */
export const sheetTexts = {
  title: t("sheet"),
  versions: t("versions"),
  seed: t("seed"),
  another: t("anotherSeed"),
  preparing: t("preparing"),
  print: t("printSheets"),
  name: t("name"),
  version: (letter: string, seed: number): Text => t("versionOfSeed", { letter, seed }),
  play: (play: Play): Text => t("sheetPlay", { play }),
  task: t("sheetTask"),
  otherWins: t("otherWins"),
  moverWins: t("moverWins"),
  because: t("because"),
  answers: t("answers"),
  mover: (moves: readonly Text[], ways: number): Text => {
    const more = ways - moves.length;
    return t("playerMove", { moves, more });
  },
  other: t("other"),
} satisfies Record<string, TextEntry>;
