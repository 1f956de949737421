import type { Text } from "nimber";
import { verbatim } from "nimber/locale";
import { t } from "../locale/table.ts";

/** Texts about documents to save. */
export const exportTexts = {
  what: t("what"),
  range: t("range"),
  all: t("all"),
  window: t("window"),
  lang: t("lang"),
  csv: verbatim("CSV"),
  zeros: t("zeros"),
  bfile: t("bfile"),
  latex: t("latex"),
  markdown: t("markdown"),
  svg: t("svg"),
  png: t("png"),
  code: t("code"),
  preview: t("preview"),
  beginning: t("beginning"),
  copy: t("copy"),
  copied: t("copied"),
  download: t("download"),
  writing: t("writing"),
} satisfies Record<string, Text | ((...words: string[]) => Text)>;
