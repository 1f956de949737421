import type { Text } from "nimber";
import { t } from "../locale/lesson.ts";
import type { TextEntry } from "../shell/language.ts";

export const texts = {
  title: t("lesson"),
  lead: t("lead"),
  steps: t("steps"),
  others: (lines: readonly string[]): Text => t("expectedLinksPageFound", { lines }),
  add: (name: string): Text => t("add", { name }),
  up: (n: number): Text => t("moveStepUp", { n }),
  remove: (n: number): Text => t("removeStep", { n }),
  count: (n: number): Text => t("text", { n }),
  start: t("start"),
  startSample: t("startSample"),
  example: t("example"),
  sample: t("sample"),
  making: t("making"),
  open: t("open"),
  back: t("back"),
  whole: t("whole"),
  presenting: t("presenting"),
  reveal: t("reveal"),
  code: t("code"),
  leave: t("leave"),
} satisfies Record<string, TextEntry>;
