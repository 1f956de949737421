import type { Text } from "nimber";
import { t } from "../locale/theory.ts";

export const texts = {
  title: t("theory"),
  lead: t("lead"),
  contents: t("contents"),
  previous: t("previous"),
  next: t("next"),
  turn: t("turn"),
  figure: t("figure"),
  terms: t("terms"),
  numbered: (n: number, of: number) => t("of", { n, of }),
  licences: t("licences"),
  readProof: t("readProof"),
  change: t("change"),
  changeMisere: t("changeMisere"),
  changeHelp: t("changeHelp"),
  less: t("less"),
  more: t("more"),
  inFigure: (part: string) => t("figure2", { part }),
  back: t("back"),
  show: t("show"),
  practise: t("practise"),
} satisfies Record<string, Text | ((...given: never[]) => Text)>;
