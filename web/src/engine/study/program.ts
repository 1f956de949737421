import { type Game, LimitError, RuleError } from "nimber";
import { type Answering, componentsOf, gameOf } from "nimber/ask";
import {
  coordinatesOf,
  forms,
  knownFor,
  languageNamed,
  languages,
  lineOf,
  parseAnswer,
  parseRead,
  startCost,
  type Texts,
  templateCode,
  textCode,
  textsOf,
  usualLargest,
  usualRead,
  wholeCode,
  wholeOf,
} from "nimber/program";
import type { Program, ProgramAsked, StudyAsks } from "./asks.ts";

const MANY = 100_000_000;

/** Positions of a table that a source may have; ten thousand are about 80 kB. */
const MOST_TEXTS = 20_000;

const SOON = { seconds: 10 };

/** A whole contest program for a game. @throws NotationError, LimitError, RuleError */
function program({ game: notation, from, code, read, print, language }: ProgramAsked): Program {
  const game = gameOf(notation);
  const syntax = languageNamed(code) ?? languages[0]!;
  const answer = print === "" ? forms.heaps.answer : parseAnswer(print);
  const usual = {
    print: print === "" ? "First/Second" : print,
    slow: false,
    languages: languages.map(({ id, name }) => ({ id, name })),
  };
  const whole = wholeOf(game);
  if (whole !== undefined) {
    const { read, letters } = whole;
    const input = { en: `T tests, each: ${letters.en}.`, zh: `T 组测试，每组：${letters.zh}。` };
    return { ...usual, source: wholeCode(whole, game, answer, syntax, language), read, input };
  }
  if (game.space === "other" || game.space === "tuple") {
    const texts = reachedFrom(game, from);
    const [example] = texts.from;
    const count = texts.values.size;
    const input = {
      en: `A position a line, as here: any of the ${count} that play reaches from it. The program knows them by the rules; positions are written as on this page.`,
      zh: `每行一个局面，写法同上：从它出发可到达的 ${count} 个局面均可。程序按规则记下了这些局面，写法与本页相同。`,
    };
    return { ...usual, source: textCode(texts, syntax, language, answer), read: example!, input };
  }
  const coordinates = coordinatesOf(game);
  const largest = usualLargest(game);
  const form = read === "" ? usualRead(coordinates) : parseRead(read);
  const wanted = { game, read: form, answer, largest, ...knownFor(game, form, largest, "normal", SOON) };
  return {
    ...usual,
    source: templateCode(wanted, syntax, language),
    read: form.text,
    slow: startCost(wanted) > MANY,
  };
}

/** What play reaches from the positions of a sum that are of the game, or from the usual start. @throws RuleError */
function reachedFrom(game: Game<unknown>, from: string): Texts {
  const ofGame = from === "" ? [] : componentsOf(from).filter(({ rules: { id } }) => id === game.id);
  const positions = ofGame.length === 0 ? game.start : ofGame.map(({ position }) => position);
  const starts = positions.map((position) => lineOf(game, position));
  try {
    return textsOf(game, starts, "normal", { ...SOON, positions: MOST_TEXTS });
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    throw new RuleError({
      en: `Play reaches too many positions from ${starts.join(" + ")} for a program with a table of them (${error.text.en}). Choose a smaller position in Play.`,
      zh: `从 ${starts.join(" + ")} 可到达的局面过多，无法写成带表的程序（${error.text.zh}）。请在“对弈”中换一个较小的局面。`,
    });
  }
}

export const answering: Answering<Pick<StudyAsks, "program">> = { program };
