import { effect, signal, untracked } from "@preact/signals";
import type { Language } from "nimber";
import { language } from "../shell/language.ts";
import { loaded } from "../shell/loaded.ts";
import type { Chapter } from "./chapter.ts";
import type { ChapterId } from "./ids.ts";
import { held } from "./lit.ts";
import { page } from "./state.ts";

export interface ChapterShown extends Chapter {
  readonly id: ChapterId;
}

/** Chapter on the page, in the language of the page, or in the previous one while it is loaded. */
export const chapter = signal<ChapterShown | undefined>(undefined);

/** Files of the chapters, one for each language, loaded on demand. */
const files = import.meta.glob<{ readonly chapter: Chapter }>("../../../docs/theory/*.md");

/** Loads a chapter in a language. */
export const loadChapter = async (id: ChapterId, lang: Language): Promise<Chapter> =>
  (await files[`../../../docs/theory/${id}${lang === "en" ? "" : ".zh-CN"}.md`]!()).chapter;

const chapters = loaded(
  ({ id, lang }: { readonly id: ChapterId; readonly lang: Language }) => loadChapter(id, lang),
  (loaded, { id }) => {
    held.value = undefined;
    chapter.value = { id, ...loaded };
  },
);

/**
 * Loads the chapter of the page in its language, now and whenever one of them changes. Returns a function
 * that ends this.
 */
export const runChapters = (): (() => void) =>
  effect(() => {
    const [id, lang] = [page.value, language.value];
    untracked(() => (id === undefined ? chapters.cancel() : void chapters.ask({ id, lang })));
  });
