import { batch, effect, signal } from "@preact/signals";
import type { Language } from "nimber";
import { t } from "../locale/shell.ts";
import { language } from "../shell/language.ts";
import { notice } from "../shell/url.ts";
import type { Chapter } from "./chapter.ts";
import type { ChapterId } from "./ids.ts";
import { held } from "./lit.ts";
import { page } from "./state.ts";

export interface ChapterShown extends Chapter {
  readonly id: ChapterId;
}

/** The chapter shown, in the language of the page or, until it is there in that, in the one before. */
export const chapter = signal<ChapterShown | undefined>(undefined);

/** Each chapter in each language is a file of its own, which is loaded when it is read. */
const files = import.meta.glob<{ readonly chapter: Chapter }>("../../../docs/theory/*.md");

/** The chapter in a language. */
export const loadChapter = async (id: ChapterId, lang: Language): Promise<Chapter> =>
  (await files[`../../../docs/theory/${id}${lang === "en" ? "" : ".zh-CN"}.md`]!()).chapter;

/** Loads the chapter of the page in its language, now and whenever one of them changes, until it is stopped. */
export const runChapters = (): (() => void) =>
  effect(() => {
    const [id, lang] = [page.value, language.value];
    if (id === undefined) return;
    const isWanted = () => page.peek() === id && language.peek() === lang;
    loadChapter(id, lang).then(
      (loaded) => {
        if (!isWanted()) return;
        batch(() => {
          held.value = undefined;
          chapter.value = { id, ...loaded };
        });
      },
      () => {
        if (isWanted()) notice.value = t("notLoaded");
      },
    );
  });
