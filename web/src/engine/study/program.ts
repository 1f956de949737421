import { begin, type Game, heapRules, heapTable, type Language, NotationError, type Text } from "nimber";
import { type Answering, gameOf } from "nimber/ask";
import {
  coordinatesOf,
  forms,
  languageNamed,
  languages,
  lawOf,
  parseAnswer,
  parseRead,
  sequenceByTheorem,
  sequenceOf,
  startCost,
  templateCode,
  usualRead,
  writable,
} from "nimber/program";
import type { StudyAsks } from "./asks.ts";

export interface Program {
  readonly source: string;
  /** The form of its input, and the words that it prints. */
  readonly read: string;
  readonly print: string;
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

/** The largest coordinate, by the number of coordinates. */
const LARGEST = [10_000, 10_000, 300, 60];
const MANY = 100_000_000;

const NUMBERS: Text = { en: "a game whose positions are numbers", zh: "局面为数的游戏" };

/** A whole contest program for a game. @throws NotationError, LimitError */
function program({ game: notation, code, read, print, language }: ProgramAsked): Program {
  const game = gameOf(notation);
  const isNumbers = heapRules(game) !== undefined || game.space !== undefined || notation.startsWith("[");
  if (!isNumbers) throw new NotationError(notation, 0, NUMBERS);
  const coordinates = coordinatesOf(game);
  const largest = Array<number>(coordinates.length).fill(LARGEST[coordinates.length] ?? 20);
  const form = read === "" ? usualRead(coordinates) : parseRead(read);
  const answer = print === "" ? forms.heaps.answer : parseAnswer(print);
  const wanted = { game, read: form, answer, largest, ...knownOf(game, largest) };
  return {
    source: templateCode(wanted, languageNamed(code) ?? languages[0]!, language),
    read: form.text,
    print: print === "" ? "First/Second" : print,
    slow: startCost(wanted) > MANY,
    languages: languages.map(({ id, name }) => ({ id, name })),
  };
}

export const answering: Answering<Pick<StudyAsks, "program">> = { program };

/** The law of the values, or the values themselves where the rules cannot be written down. */
function knownOf(game: Game<unknown>, largest: readonly number[]) {
  const limits = { seconds: 10 };
  const told = sequenceByTheorem(game, begin(limits));
  if (told !== undefined) return told;
  if (writable(game, largest)) {
    const rules = heapRules(game);
    return { law: rules && lawOf(heapTable(rules, limits), largest[0]!, begin(limits)) };
  }
  if (largest.length > 1) throw new NotationError(game.id, 0, NUMBERS);
  return sequenceOf(game, largest[0]!, limits);
}
