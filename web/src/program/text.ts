import type { Text } from "nimber";
import { t } from "../locale/program.ts";

/** Texts of the page on programs. */
export const texts = {
  language: t("language"),
  ends: t("ends"),
  normal: t("normal"),
  misere: t("misere"),
  download: t("download"),
  copy: t("copy"),
  copied: t("copied"),
  refused: t("refused"),
  input: t("input"),
  print: t("print"),
  inputHelp: t("inputHelp"),
  printHelp: t("printHelp"),
  limits: t("limits"),
  limitsHelp: t("limitsHelp"),
  writing: t("writing"),
  program: t("program"),
  slow: t("slow"),
  shown: t("shown"),
  editorial: t("editorial"),
  withoutEditorial: t("withoutEditorial"),
} satisfies Record<string, Text>;
