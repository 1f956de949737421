import type { Language } from "nimber";
import { say } from "nimber/locale";
import { language, languageIds } from "../../shell/language.ts";

/** Programs of the examples by their names. */
const files: Readonly<Record<string, string>> = import.meta.glob("./code/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Program of an example. The first two lines of its file have the comment in English and in Chinese. */
function codeIn(id: string, language: Language): string {
  const [en = "", zh = "", ...lines] = files[`./code/${id}.ts`]!.split("\n");
  return [say({ en, zh }, language), ...lines].join("\n");
}

/** Program of an example in the language of the page. */
export const codeOf = (id: string): string => codeIn(id, language.value);

/** Whether a program is that of an example, in any language. */
export const isCodeOf = (id: string, code: string): boolean =>
  languageIds.some((each) => codeIn(id, each) === code);
