import type { Text } from "nimber";
import { t } from "../../locale/shell.ts";
import type { TextEntry } from "../language.ts";

export const texts = {
  label: t("findAnythingNameNotationNumber"),
  placeholder: t("placeholder"),
  /** Placeholder on a phone. */
  short: t("anyGame"),
  found: t("found"),
  recent: t("recent"),
  try: t("try"),
  none: t("none"),
  record: t("record"),
  moves: (n: number): Text => t("text", { n }),
  inLine: (n: number, text: Text): Text => t("line", { n, text }),
  chapter: t("chapterOfTheory"),
  helpOn: (page: Text): Text => t("helpOn", { page }),
  read: (title: Text): Text => t("read", { title }),
  edges: t("edges"),
  edgesRule: t("edgesRule"),
  looking: t("looking"),
  misere: (name: Text): Text => t("misRePlay", { name }),
  unlisted: t("unlisted"),
  searching: t("searching"),
  noGame: t("noGame"),
  next: (values: string, from: number, oeis?: string): Text => t("nextCome", { from, values, oeis }),
} satisfies Record<string, TextEntry>;
