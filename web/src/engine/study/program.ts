import { type Game, LimitError, RuleError } from "nimber";
import {
  coordinatesOf,
  editorial,
  explainedCode,
  explainedWhole,
  forms,
  formsOf,
  languageNamed,
  languages,
  lineOf,
  parseAnswer,
  parseRead,
  startCost,
  type Template,
  type Texts,
  testOf,
  textCode,
  textsOf,
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

export type Input = Pick<Wanted, "game" | "read" | "answer">;

/** Values up to the usual bounds. */
function usualOf(input: Input): Template & Input {
  const largest = usualLargest(input.game);
  return { ...input, largest, ...valuesFor(input.game, input, largest, "normal", SOON) };
}

/** Complete contest program for a game. @throws NotationError, LimitError, RuleError */
export function programBy(
  { game: notation, from, code, read, print, within, language }: ProgramAsked,
  wantedOf: (input: Input, within: string) => Template & Input,
): Program {
  const game = gameOf(notation);
  const syntax = languageNamed(code) ?? languages[0];
  const answer = print === "" ? forms.heaps.answer : parseAnswer(print);
  const usual = {
    print: print === "" ? "First/Second" : print,
    slow: false,
  };
  const whole = wholeOf(game);
  if (whole !== undefined) {
    const typed = read === "" ? undefined : parseRead(read);
    const program = explainedWhole(whole, game, answer, syntax, language, typed);
    const input = t("input", { letters: testOf(whole, typed)!.test.letters });
    const subject = { title: game.name, isMisere: false, program };
    return {
      ...usual,
      source: program.source,
      editorial: editorial(subject, syntax, language),
      read: typed?.text ?? formsOf(whole)[0]!,
      input,
    };
  }
  if (game.space === "other" || game.space === "tuple") {
    const texts = reachedFrom(game, from);
    const [example] = texts.from;
    const count = texts.values.size;
    const input = t("inputPositionLineHereAnyPlay", { count });
    return { ...usual, source: textCode(texts, syntax, language, answer), read: example!, input };
  }
  const coordinates = coordinatesOf(game);
  const form = read === "" ? usualRead(coordinates) : parseRead(read);
  const input = { game, read: form, answer };
  const wanted = wantedOf(input, within);
  const program = explainedCode(wanted, syntax, language);
  const subject = { title: game.name, formula: formulaOf(wanted), isMisere: false, program };
  return {
    ...usual,
    source: program.source,
    editorial: editorial(subject, syntax, language),
    read: form.text,
    slow: startCost(wanted) > MANY,
  };
}

/** Values of the positions reachable from those of a sum, or from the usual start. @throws RuleError */
function reachedFrom(game: Game<unknown>, from: string): Texts {
  const ofGame = from === "" ? [] : componentsOf(from).filter(({ rules: { id } }) => id === game.id);
  const positions = ofGame.length === 0 ? game.start : ofGame.map(({ position }) => position);
  const starts = positions.map((position) => lineOf(game, position));
  try {
    return textsOf(game, starts, "normal", { ...SOON, positions: MOST_TEXTS });
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    throw new RuleError(t("playReachesTooManyPositions", { starts, text: error.text }));
  }
}

export const answering: Answering<Pick<StudyAsks, "program">> = {
  program: (asked) => programBy(asked, usualOf),
};
