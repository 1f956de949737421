import { type Language, RuleError, type Text } from "nimber";
import { type Answering, gameOf } from "nimber/ask";
import {
  coordinatesOf,
  forms,
  knownFor,
  languageNamed,
  languages,
  parseAnswer,
  parseRead,
  startCost,
  templateCode,
  usualLargest,
  usualRead,
  wholeCode,
  wholeOf,
} from "nimber/program";
import type { StudyAsks } from "./asks.ts";

export interface Program {
  readonly source: string;
  /** The form of its input, and the words that it prints. */
  readonly read: string;
  readonly print: string;
  /** What the letters of its input are, where that has one form. */
  readonly letters?: Text;
  /** Whether it computes for long when it starts. */
  readonly slow: boolean;
  readonly languages: readonly { readonly id: string; readonly name: string }[];
}

/** What is asked of a program: an empty `read` or `print` is the usual one. */
export interface ProgramAsked {
  readonly game: string;
  readonly code: string;
  readonly read: string;
  readonly print: string;
  readonly language: Language;
}

const MANY = 100_000_000;

const none = (id: string): Text => ({
  en: `There is no contest program for ${id}: its positions are no numbers, and no theorem decides them all. The other tabs answer for it.`,
  zh: `${id} 没有竞赛程序：其局面不是数，也没有适用于一切局面的定理。其余各页仍可解答该游戏。`,
});

/** A whole contest program for a game. @throws NotationError, LimitError */
function program({ game: notation, code, read, print, language }: ProgramAsked): Program {
  const game = gameOf(notation);
  const syntax = languageNamed(code) ?? languages[0]!;
  const named = languages.map(({ id, name }) => ({ id, name }));
  const answer = print === "" ? forms.heaps.answer : parseAnswer(print);
  const words = print === "" ? "First/Second" : print;
  const whole = wholeOf(game);
  if (whole !== undefined) {
    const source = wholeCode(whole, game, answer, syntax, language);
    return { source, read: whole.read, letters: whole.letters, print: words, slow: false, languages: named };
  }
  const isNumbers = game.space !== "other" && game.space !== "tuple";
  if (!isNumbers) throw new RuleError(none(game.id));
  const coordinates = coordinatesOf(game);
  const largest = usualLargest(game);
  const form = read === "" ? usualRead(coordinates) : parseRead(read);
  const wanted = {
    game,
    read: form,
    answer,
    largest,
    ...knownFor(game, form, largest, "normal", { seconds: 10 }),
  };
  return {
    source: templateCode(wanted, syntax, language),
    read: form.text,
    print: words,
    slow: startCost(wanted) > MANY,
    languages: named,
  };
}

export const answering: Answering<Pick<StudyAsks, "program">> = { program };
