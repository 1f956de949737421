import { inEveryLanguage, say, verbatim } from "../locale/message.ts";
import type { Language, LocalizedText, Text } from "../types.ts";
import { t } from "./locale/placeholders.ts";

// Usage lines of help, with placeholders in the reader's language.

const WORDS: Readonly<Record<string, Text>> = {
  address: t("address"),
  boards: t("boards"),
  bytes: t("bytes"),
  code: t("code"),
  condition: t("condition"),
  command: t("command"),
  expression: t("expression"),
  file: t("file"),
  FILE: t("FILE"),
  folder: t("folder"),
  game: t("game"),
  heaps: t("heaps"),
  kind: t("kind"),
  name: t("name"),
  numbers: t("numbers"),
  plan: t("plan"),
  position: t("position"),
  FORM: t("FORM"),
  BOUNDS: t("BOUNDS"),
  WORDS: t("WORDS"),
  problem: t("problem"),
  sizes: t("sizes"),
  seconds: t("seconds"),
  sum: t("sum"),
  text: t("text"),
  vertex: t("vertex"),
  vertices: t("vertices"),
};

/** Placeholder for the value of an option. */
export const placeholder = (word: string): Text => WORDS[word] ?? verbatim(word);

/** Usage line with translated <placeholders>. */
export const usageText = (usage: string): LocalizedText =>
  inEveryLanguage((language) => translated(usage, language));

function translated(usage: string, language: Language): string {
  const called = (word: string) => say(placeholder(word), language);
  return usage
    .replace(/<(\w+)>/g, (_, word: string) => `<${called(word)}>`)
    .replace(/(--[\w-]+ )(\w+)/g, (_, option: string, word: string) => `${option}${called(word)}`);
}
