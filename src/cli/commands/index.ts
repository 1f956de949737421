import type { CommandEntry } from "../command.ts";
import { t } from "../locale/commands.ts";

/** Commands in the order of help. The code of a command is loaded when it is used. */
export const commands: readonly CommandEntry[] = [
  {
    name: "solve",
    summary: t("solve.summary"),
    load: async () => (await import("./solve.ts")).solve,
  },
  {
    name: "value",
    summary: t("value.summary"),
    load: async () => (await import("./value.ts")).value,
  },
  {
    name: "values",
    summary: t("values.summary"),
    load: async () => (await import("./values.ts")).values,
  },
  {
    name: "period",
    summary: t("period.summary"),
    load: async () => (await import("./period.ts")).period,
  },
  {
    name: "check",
    summary: t("check.summary"),
    load: async () => (await import("./check.ts")).check,
  },
  {
    name: "quotient",
    summary: t("quotient.summary"),
    load: async () => (await import("./quotient.ts")).quotient,
  },
  {
    name: "genus",
    summary: t("genus.summary"),
    load: async () => (await import("./genus.ts")).genus,
  },
  {
    name: "law",
    summary: t("law.summary"),
    load: async () => (await import("./law.ts")).law,
  },
  {
    name: "redundant",
    summary: t("redundant.summary"),
    load: async () => (await import("./redundant.ts")).redundant,
  },
  {
    name: "identify",
    summary: t("identify.summary"),
    load: async () => (await import("./identify.ts")).identify,
  },
  {
    name: "same",
    summary: t("same.summary"),
    load: async () => (await import("./same.ts")).same,
  },
  {
    name: "octal",
    summary: t("octal.summary"),
    load: async () => (await import("./octal.ts")).octal,
  },
  {
    name: "explain",
    summary: t("explain.summary"),
    load: async () => (await import("./explain.ts")).explain,
  },
  {
    name: "play",
    summary: t("play.summary"),
    load: async () => (await import("./play.ts")).play,
  },
  {
    name: "verify",
    summary: t("verify.summary"),
    load: async () => (await import("./verify.ts")).verify,
  },
  {
    name: "nim",
    summary: t("nim.summary"),
    load: async () => (await import("./nim.ts")).nim,
  },
  {
    name: "graph",
    summary: t("graph.summary"),
    load: async () => (await import("./graph.ts")).graph,
  },
  {
    name: "judge",
    summary: t("judge.summary"),
    load: async () => (await import("./judge.ts")).judge,
  },
  {
    name: "stress",
    summary: t("stress.summary"),
    load: async () => (await import("./stress.ts")).stress,
  },
  {
    name: "count",
    summary: t("count.summary"),
    load: async () => (await import("./count.ts")).count,
  },
  {
    name: "test",
    summary: t("test.summary"),
    load: async () => (await import("./test.ts")).test,
  },
  {
    name: "games",
    summary: t("games.summary"),
    load: async () => (await import("./games.ts")).games,
  },
  {
    name: "table",
    summary: t("table.summary"),
    load: async () => (await import("./table.ts")).table,
  },
  {
    name: "template",
    summary: t("template.summary"),
    load: async () => (await import("./template.ts")).template,
  },
  {
    name: "editorial",
    summary: t("editorial.summary"),
    load: async () => (await import("./editorial.ts")).editorial,
  },
  {
    name: "census",
    summary: t("census.summary"),
    load: async () => (await import("./census.ts")).census,
  },
  {
    name: "web",
    summary: t("web.summary"),
    load: async () => (await import("./web.ts")).web,
  },
];
