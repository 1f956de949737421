import { groups } from "virtual:help";
import { batch, effect, signal } from "@preact/signals";
import type { Language } from "nimber";
import { t } from "../locale/shell.ts";
import { language } from "../shell/language.ts";
import { damagedAddress, notice, onNavigate, replaceQuery } from "../shell/url.ts";
import { address } from "./address.ts";
import type { HelpEntry, HelpPart } from "./help.ts";

/** The page that is read; the contents when there is none. */
export const page = signal<string | undefined>(undefined);

/** The heading that the address asks for. */
export const at = signal<string | undefined>(undefined);

export interface Document {
  readonly page: string;
  readonly language: Language;
  readonly parts: readonly HelpPart[];
}

/** The page that is shown, in the language of the page or, until it is there in that, in the one before. */
export const shown = signal<Document | undefined>(undefined);

const entries = new Map(
  groups.flatMap(({ entries }) => entries).map((each): [string, HelpEntry] => [each.page, each]),
);

export const entryOf = (page: string): HelpEntry | undefined => entries.get(page);

/** Each page in each language is a file of its own, which is loaded when it is read. */
const files = import.meta.glob<{ readonly parts: readonly HelpPart[] }>([
  "../../../docs/*.md",
  "../../../docs/{tutorials,how-to,commands,certificates}/*.md",
  "!../../../docs/{README,theory}*.md",
]);

const load = (id: string, language: Language) =>
  files[`../../../docs/${id}${language === "zh" ? ".zh-CN" : ""}.md`]!();

/** Keeps the page, its address and its text together until it is stopped. */
export function runHelp(): () => void {
  const stops = [
    onNavigate(address, (told) => {
      const known = told.page === undefined || (told.page !== "theory" && entries.has(told.page));
      if (!known || (told.page === undefined && told.at !== undefined)) damagedAddress();
      batch(() => {
        page.value = known ? told.page : undefined;
        at.value = known && told.page !== undefined ? told.at : undefined;
      });
    }),
    effect(() => replaceQuery(address, { page: page.value, at: at.value })),
    effect(() => {
      const [id, wanted] = [page.value, language.value];
      if (id === undefined) return;
      const isWanted = () => page.peek() === id && language.peek() === wanted;
      load(id, wanted).then(
        ({ parts }) => {
          if (isWanted()) shown.value = { page: id, language: wanted, parts };
        },
        () => {
          if (isWanted()) notice.value = t("notLoaded");
        },
      );
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
