/** Titles of the lessons of the path, from docs/theory (made by web/theory.ts). */
declare module "virtual:path" {
  export const titles: Readonly<Record<import("./ids.ts").LessonId, import("nimber").LocalizedText>>;
}
