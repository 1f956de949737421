import type { Text } from "nimber";
import { t } from "../locale/judge.ts";

export const problemTexts = {
  task: t("task"),
  title: t("problemsTopic"),
  count: (n: number, of: number): Text => t("solved", { n, of }),
  search: t("search"),
  all: t("all"),
  none: t("none"),
  unknown: (problem: string): Text => t("unknown", { problem }),
  unopened: t("unopened"),
  solved: t("solvedSolved"),
  counted: (topic: Text, n: number): Text => t("text", { topic, n }),
  topics: {
    splits: t("splits"),
    sets: t("sets"),
    nim: t("nim"),
    pairs: t("pairs"),
    graphs: t("graphs"),
    rows: t("rows"),
  },
  tests: t("tests"),
  test: t("test"),
  answer: t("answer"),
  because: t("because"),
  sampleIn: t("sampleIn"),
  sampleOut: t("sampleOut"),
  more: (n: number): Text => t("firstTestsTold", { n }),
} satisfies Record<string, Text | Record<string, Text> | ((...values: never[]) => Text)>;
