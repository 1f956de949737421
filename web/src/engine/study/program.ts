import { type Game, LimitError, type Play, RuleError } from "nimber";
import {
  adjacentIn,
  antiSgAlways,
  coordinatesOf,
  editorial,
  expectMisereProgram,
  explainedCode,
  explainedWhole,
  forms,
  formsOf,
  hasNumbers,
  isFiniteSet,
  languageNamed,
  languages,
  lineOf,
  parseAnswer,
  parseRead,
  readsSet,
  setTitle,
  startCost,
  type Template,
  type Texts,
  testOf,
  textCode,
  textsOf,
  USUAL_ADJACENT,
  USUAL_HEAP,
  usualLargest,
  usualRead,
  valuesFor,
  type Wanted,
  wholeOf,
} from "nimber/codegen";
import { type Answering, componentsOf, formulaOf, gameOf } from "nimber/session";
import { t } from "../../locale/engine.ts";
import type { Program, ProgramAsked, StudyAsks } from "./asks.ts";

// Contest programs for games on the page.

const MANY = 100_000_000;

/** Most positions of a table in a source; ten thousand are about 80 kB. */
const MOST_TEXTS = 20_000;

export const SOON = { seconds: 10 };

/** Input of a program, with its game unless it reads a set of takes. */
export interface Input extends Pick<Template, "read" | "answer" | "game" | "adjacent" | "antiSg"> {
  readonly isMisere: boolean;
}

/** Answers of a program, those under normal play by `normal`. */
export type Answered = (
  input: Input & { readonly game: Game<unknown> },
  largest: readonly number[],
  normal: (wanted: Wanted) => Partial<Template>,
) => Partial<Template>;

/** Answers under normal play; those under misère play need the provers of program-within.ts. */
const normally: Answered = ({ game, isMisere, read, answer }, largest, normal) => {
  if (isMisere) throw new TypeError("misère play in a program under normal play");
  return answer.plays ? { largest, play: "normal" } : normal({ game, read, answer });
};

/** Values up to the usual bounds. */
export const usualOf =
  (answered: Answered) =>
  (input: Input): Template => {
    const { game } = input;
    if (game === undefined)
      return { ...input, largest: input.adjacent === undefined ? USUAL_HEAP : USUAL_ADJACENT };
    const largest = usualLargest(game);
    const normal = (wanted: Wanted) => valuesFor(game, wanted, largest, "normal", SOON);
    return { ...input, largest, ...answered({ ...input, game }, largest, normal) };
  };

/** Complete contest program for a game. @throws NotationError, LimitError, RuleError */
export function programBy(
  { game: notation, play, from, code, read, print, within, language }: ProgramAsked,
  wantedOf: (input: Input, within: string) => Template,
): Program {
  const game = gameOf(notation);
  const syntax = languageNamed(code) ?? languages[0];
  const answer = print === "" ? forms.heaps.answer : parseAnswer(print);
  const usual = {
    print: print === "" ? "First/Second" : print,
    slow: false,
  };
  const isMisere = play === "misere";
  const form = read === "" ? undefined : parseRead(read);
  if (isMisere) expectMisereProgram(game);
  const adjacent = form !== undefined && readsSet(form) ? adjacentIn(notation) : undefined;
  const whole = adjacent === undefined ? wholeOf(game, play) : undefined;
  if (whole !== undefined) {
    const program = explainedWhole(whole, game, answer, syntax, language, form);
    const input = t("input", { letters: testOf(whole, form)!.test.letters });
    const subject = { title: game.name, isMisere, program };
    return {
      ...usual,
      source: program.source,
      editorial: editorial(subject, syntax, language),
      read: form?.text ?? formsOf(whole)[0]!,
      input,
    };
  }
  if (!hasNumbers(game) && adjacent === undefined) {
    const texts = reachedFrom(game, from, play);
    const [example] = texts.from;
    const count = texts.values.size;
    const input = t("inputPositionLineHereAnyPlay", { count });
    return { ...usual, source: textCode(texts, syntax, language, answer), read: example!, input };
  }
  const isSetRead = adjacent !== undefined || (form !== undefined && readsSet(form) && isFiniteSet(game));
  const input = {
    ...(!isSetRead && { game }),
    read: form ?? usualRead(coordinatesOf(game)),
    ...{ answer, adjacent, isMisere },
    antiSg: isMisere && isSetRead ? antiSgAlways(undefined) : undefined,
  };
  const wanted = wantedOf(input, within);
  const program = explainedCode(wanted, syntax, language);
  const title = isSetRead ? setTitle(adjacent !== undefined) : game.name;
  const subject = { title, formula: formulaOf(wanted), isMisere, program };
  return {
    ...usual,
    source: program.source,
    editorial: editorial(subject, syntax, language),
    read: input.read.text,
    slow: startCost(wanted) > MANY,
  };
}

/** Values of the positions reachable from those of a sum, or from the usual start. @throws RuleError */
function reachedFrom(game: Game<unknown>, from: string, play: Play): Texts {
  const ofGame = from === "" ? [] : componentsOf(from).filter(({ rules: { id } }) => id === game.id);
  const positions = ofGame.length === 0 ? game.start : ofGame.map(({ position }) => position);
  const starts = positions.map((position) => lineOf(game, position));
  try {
    return textsOf(game, starts, play, { ...SOON, positions: MOST_TEXTS });
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    throw new RuleError(t("playReachesTooManyPositions", { starts, text: error.text }));
  }
}

export const answering: Answering<Pick<StudyAsks, "program">> = {
  program: (asked) => programBy(asked, usualOf(normally)),
};
