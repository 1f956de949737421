import type { Text } from "nimber";
import { t } from "../locale/theory.ts";
import type { Section } from "./address.ts";

export const T = {
  title: t("theory"),
  lead: t("lead"),
  contents: t("contents"),
  previous: t("previous"),
  next: t("next"),
  turn: t("turn"),
  figure: t("figure"),
  check: t("check"),
  terms: t("terms"),
  numbered: (n: number, of: number) => t("of", { n, of }),
  elsewhere: t("elsewhere"),
  licences: t("licences"),
  readProof: t("readProof"),
  change: t("change"),
  changeMisere: t("changeMisere"),
  changeHelp: t("changeHelp"),
  less: t("less"),
  more: t("more"),
  inFigure: (part: Text) => t("figure2", { part }),
  back: t("back"),
  show: t("show"),
} satisfies Record<string, Text | ((...given: never[]) => Text)>;

export const SECTIONS: Readonly<Record<Section, Text>> = {
  statement: t("statement"),
  proof: t("proof"),
  example: t("example"),
  mistakes: t("mistakes"),
  sources: t("sources"),
};
