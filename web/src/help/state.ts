import { groups } from "virtual:help";
import { batch, effect, signal, untracked } from "@preact/signals";
import type { Language } from "nimber";
import { language } from "../shell/language.ts";
import { loaded } from "../shell/loaded.ts";
import { damagedAddress, onNavigate, replaceQuery } from "../shell/url.ts";
import { address } from "./address.ts";
import type { HelpEntry, HelpPart } from "./help.ts";

/** Page being read; undefined for the contents. */
export const page = signal<string | undefined>(undefined);

/** Heading in the address. */
export const at = signal<string | undefined>(undefined);

export interface Document {
  readonly page: string;
  readonly language: Language;
  readonly parts: readonly HelpPart[];
}

/** Shown document, in the language of the page, or in the previous language until it is loaded. */
export const shown = signal<Document | undefined>(undefined);

const entries = new Map(
  groups.flatMap(({ entries }) => entries).map((each): [string, HelpEntry] => [each.page, each]),
);

export const entryOf = (page: string): HelpEntry | undefined => entries.get(page);

/** Loaders of the pages; each page in each language is a separate file. */
const files = import.meta.glob<{ readonly parts: readonly HelpPart[] }>([
  "../../../docs/*.md",
  "../../../docs/{tutorials,how-to,commands,certificates}/*.md",
  "!../../../docs/{README,theory}*.md",
]);

const documents = loaded(
  ({ page, language }: Omit<Document, "parts">) =>
    files[`../../../docs/${page}${language === "zh" ? ".zh-CN" : ""}.md`]!(),
  ({ parts }, of) => {
    shown.value = { ...of, parts };
  },
);

/** Keeps the page, its address and its text in sync until it is stopped. */
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
      untracked(() =>
        id === undefined ? documents.cancel() : void documents.ask({ page: id, language: wanted }),
      );
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
