import type { LocalizedText } from "nimber";
import type { Lesson } from "../lesson.ts";
import { colon } from "./colon.ts";
import { fibonacci } from "./fibonacci.ts";
import { fusion } from "./fusion.ts";
import type { LessonId } from "./ids.ts";
import { mex } from "./mex.ts";
import { misere } from "./misere.ts";
import { moore } from "./moore.ts";
import { nim } from "./nim.ts";
import { octal } from "./octal.ts";
import { outcomes } from "./outcomes.ts";
import { period } from "./period.ts";
import { quotients } from "./quotients.ts";
import { staircase } from "./staircase.ts";
import { sums } from "./sums.ts";
import { wythoff } from "./wythoff.ts";

export { type LessonId, lessonIds } from "./ids.ts";

export const lessons: Readonly<Record<LessonId, Lesson>> = {
  mex,
  outcomes,
  sums,
  nim,
  moore,
  wythoff,
  fibonacci,
  staircase,
  colon,
  fusion,
  misere,
  octal,
  period,
  quotients,
};

export const chapters: readonly { readonly name: LocalizedText; readonly lessons: readonly LessonId[] }[] = [
  { name: { en: "Foundations", zh: "基础" }, lessons: ["mex", "outcomes", "sums"] },
  { name: { en: "Heaps", zh: "石子堆" }, lessons: ["nim", "moore", "wythoff", "fibonacci", "staircase"] },
  { name: { en: "Cutting edges", zh: "删边游戏" }, lessons: ["colon", "fusion"] },
  { name: { en: "Going further", zh: "深入" }, lessons: ["misere", "octal", "period", "quotients"] },
];
