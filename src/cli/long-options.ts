import type { Given, Option } from "./command.ts";

/** Options of commands that may compute for hours. */
export const LONG: readonly Option[] = [
  {
    name: "checkpoint",
    value: "file",
    says: {
      en: "save the values every minute and when stopped",
      zh: "每分钟及被中止时保存进度",
    },
  },
  {
    name: "resume",
    value: "file",
    says: { en: "go on from a checkpoint, and keep saving to it", zh: "从保存的进度继续，并继续保存" },
  },
  {
    name: "every",
    value: "seconds",
    says: { en: "how often to save (60)", zh: "保存的间隔秒数（60）" },
  },
];

/** The file that `given` wants its progress saved to. */
export const checkpointOf = (given: Given): string | undefined =>
  given.option("checkpoint") ?? given.option("resume");
