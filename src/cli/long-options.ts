import type { Text } from "../types.ts";
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

/** Of commands whose checkpoints have values of heaps. */
export const RECHECK: Option = {
  name: "recheck",
  says: {
    en: "with --resume: compute all values of the file anew, and refuse it where one differs",
    zh: "与 --resume 同用：重新计算文件中的全部值，若有不同则拒绝该文件",
  },
};

export const RECHECKS_HEAPS: Text = {
  en: "--recheck: expected a game of one heap, whose checkpoint has the values of heaps, found boards",
  zh: "--recheck：此处应为单堆游戏（其进度文件存有各堆的 SG 值），但读到棋盘",
};

/** The file that `given` wants its progress saved to. */
export const checkpointOf = (given: Given): string | undefined =>
  given.option("checkpoint") ?? given.option("resume");
