import type { Language, LocalizedText, Message, Text } from "../types.ts";

/**
 * Sentences of one area in one language, complete by type: a code without data has a text, one with data a
 * function.
 */
export type Sentences<M> = {
  readonly [K in keyof M]: M[K] extends undefined ? string : (data: Readonly<M[K]>) => string;
};

/** Type of a value in the data of a message: where the sentence needs a string, a text is allowed too. */
type Sayable<D> = D extends string
  ? D | Text
  : D extends readonly (infer Each)[]
    ? readonly Sayable<Each>[]
    : D;

/** Constructor of the messages of an area, from a code and the data of its sentence. */
export interface Speaker<M> {
  <K extends { [Each in keyof M]: M[Each] extends undefined ? Each : never }[keyof M] & string>(
    code: K,
  ): Message;
  <K extends { [Each in keyof M]: M[Each] extends undefined ? never : Each }[keyof M] & string>(
    code: K,
    data: { readonly [Name in keyof M[K]]: Sayable<M[K][Name]> },
  ): Message;
}

/** Languages of texts. */
const LANGUAGES: readonly string[] = ["en", "zh"] satisfies readonly Language[];

/** Whether a word names a language of texts. */
export const isLanguage = (word: string | undefined): word is Language =>
  word !== undefined && LANGUAGES.includes(word);

type Data = Readonly<Record<string, unknown>>;

type Sentence = string | ((data: Data) => string);

/** Sentences of the loaded areas. Built code has none: there each sentence is inlined where it is used. */
const spoken = new Map<string, Readonly<Record<Language, Readonly<Record<string, Sentence>>>>>();

/** Makes the message constructor of an area of a package, and loads its sentences. */
export function speaker<M, A extends string>(
  area: A,
  languages: Readonly<Record<Language, { readonly [Each in A]: Sentences<M> }>>,
  packageName = "",
): Speaker<M> {
  const name = `${packageName}${area}`;
  const sentences = Object.entries(languages).map(([language, areas]) => [language, areas[area]]);
  spoken.set(name, Object.fromEntries(sentences));
  return (code: string, data?: Data): Message => ({
    code: `${name}.${code}`,
    ...(data && { data }),
  });
}

/**
 * Text in a language; without a translation, in English.
 * @throws Error for a message whose area is not loaded.
 */
export function say(text: Text, language: Language): string {
  if (!("code" in text)) return text[language] ?? text.en;
  const dot = text.code.indexOf(".");
  const sentence = spoken.get(text.code.slice(0, dot))?.[language][text.code.slice(dot + 1)];
  if (sentence === undefined) throw new Error(`no sentence is loaded for the code ${text.code}`);
  return typeof sentence === "string" ? sentence : sentence(dataIn(text.data ?? {}, language));
}

const dataIn = (data: Data, language: Language): Data =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, saidIn(value, language)]));

/** Text in every language, from sentences applied to data at once. */
export const composed = (
  sentences: Readonly<Record<Language, (data: Data) => string>>,
  data: Data,
): LocalizedText => inEveryLanguage((language) => sentences[language](dataIn(data, language)));

function saidIn(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => saidIn(each, language));
  return isText(value) ? say(value, language) : value;
}

/**
 * Text in every language, for places where the reader's language is unknown, such as JSON and messages
 * between threads.
 */
export const localized = (text: Text): LocalizedText =>
  "code" in text ? inEveryLanguage((language) => say(text, language)) : text;

/** Whether a value is a text. */
export const isText = (value: unknown): value is Text =>
  typeof value === "object" && value !== null && ("en" in value || isMessage(value));

/** Whether a value is a message of a loaded area. */
const isMessage = (value: object): value is Message =>
  "code" in value && typeof value.code === "string" && spoken.has(value.code.split(".", 1)[0]!);

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;

/**
 * Copy of a value with each message replaced by its text in every language, for a process or thread without
 * the sentences.
 */
export function localizedIn<T>(value: T): T;
export function localizedIn(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isMessage(value)) return localized(value);
  if (Array.isArray(value)) return value.some(isObject) ? value.map((each) => localizedIn(each)) : value;
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, localizedIn(each)]));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, localizedIn(each)]));
}

/** Text from a function of the language. */
export const inEveryLanguage = (of: (language: Language) => string): LocalizedText => ({
  en: of("en"),
  zh: of("zh"),
});

/** Text that is the same in every language, such as a name, a number or a formula. */
export const verbatim = (text: string): LocalizedText => ({ en: text, zh: text });
