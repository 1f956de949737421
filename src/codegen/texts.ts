import { LimitError, RuleError } from "../errors.ts";
import { t } from "../locale/codegen.ts";
import { say } from "../locale/message.ts";
import { component } from "../solve/component.ts";
import { type Budget, begin, type Limits } from "../solve/limits.ts";
import { aloneError, standsAlone } from "../solve/search/alone.ts";
import { solver } from "../solve/sum.ts";
import { expectFinite } from "../solve/values.ts";
import type { Game, Key, Language, Play, Text } from "../types.ts";
import { languageOf } from "./languages/index.ts";
import { shortest } from "./lookup.ts";
import { printSource } from "./print.ts";
import { parseProgram } from "./program.ts";
import type { Answer } from "./read/form.ts";
import { printing } from "./read/lines.ts";
import { expectWinner } from "./read/moves.ts";
import { MOST_VALUES } from "./sequence.ts";
import type { Syntax } from "./syntax.ts";
import { titleOf } from "./table.ts";

// Writes programs for positions that are lines of text rather than numbers. The values of all reachable positions are
// computed, and the texts become the minimal automaton that distinguishes them, as a table. The program runs it on each
// line of its input.

/** Values by position text; under misère play, 1 where the player to move wins, else 0. */
export interface Texts {
  readonly id: string;
  /** Start positions, as they were named. */
  readonly from: readonly string[];
  readonly play: Play;
  readonly values: ReadonlyMap<string, number>;
}

/** Limit on the texts in source code. */
const MOST_TEXTS = 500_000;
const LONGEST = 4000;

/**
 * Values of all positions reachable from `starts`, by their texts: as named, and also as written when that can be read.
 * Cost: the moves of each position once, and those for its value.
 * @throws LimitError; NotationError; RuleError when a start is not a line of ASCII, or a position has no finite value.
 */
export function textsOf(
  game: Game<unknown>,
  starts: readonly string[],
  play: Play,
  limits: Limits = {},
  budget: Budget = begin(limits),
): Texts {
  const most = Math.min(MOST_TEXTS, budget.positions);
  const look = valuing(game, play, limits);
  const values = new Map<string, number>();
  const unread = new Set<Key>();
  const waiting: unknown[] = [];
  const add = (text: string, position: unknown) => {
    if (values.has(text)) return false;
    values.set(text, look(position, budget));
    return true;
  };
  const meet = (position: unknown): void => {
    const count = values.size + unread.size;
    budget.tick(count);
    const text = written(game, position);
    const key = game.key(position);
    if (text === undefined ? unread.has(key) : !add(text, position)) return;
    if (text === undefined) unread.add(key);
    if (count >= most) throw new LimitError("positions", most);
    waiting.push(position);
  };
  for (const text of starts) {
    const position = game.parse(text);
    meet(position);
    if (text !== "" && !isLine(text)) throw new RuleError(NO_LINE, text);
    add(text, position);
  }
  for (let position = waiting.pop(); position !== undefined; position = waiting.pop())
    for (const { to } of game.moves(position, budget.tick)) for (const part of to) meet(part);
  return { id: game.id, from: starts, play, values };
}

type Value = (position: unknown, budget: Budget) => number;

function valuing(game: Game<unknown>, play: Play, limits: Limits): Value {
  const solving = solver(limits);
  if (play === "normal" && standsAlone(game, play)) throw aloneError(game);
  if (play === "normal")
    return (position, budget) => {
      const { value } = solving.at(component(game, position), budget);
      return Number(expectFinite(value!, component(game, position)));
    };
  return (position, budget) => {
    const outcome = solving.outcome([component(game, position)], play, budget);
    if (outcome === "D") throw new RuleError(DRAWN, game.format(position));
    return outcome === "N" ? 1 : 0;
  };
}

/**
 * Position as a line of input: separated by commas when it is a flat list, else in the game's notation.
 * @throws RuleError when the game cannot read this text.
 */
export function lineOf(game: Game<unknown>, position: unknown): string {
  const found = written(game, position);
  if (found === undefined) throw new RuleError(NO_START, game.format(position));
  return found;
}

function written(game: Game<unknown>, position: unknown): string | undefined {
  const usual = game.format(position);
  // Lines of input are never empty.
  if (usual === "") return usual;
  const flat = Array.isArray(position) && position.every((each) => typeof each !== "object");
  return (flat ? [position.join(), usual] : [usual]).find((text) => isLine(text) && reads(text));

  function reads(text: string): boolean {
    try {
      return game.key(game.parse(text)) === game.key(position);
    } catch {
      return false;
    }
  }
}

/** Whether a text is printable and has no spaces at its ends, which programs trim. */
const isLine = (text: string): boolean => text.length <= LONGEST && /^[!-~]([ -~]*[!-~])?$/.test(text);

const DRAWN = t("endless");

const NO_LINE = t("noLine");

const NO_START = t("noStart");

/** Automaton that reads texts letter by letter; state 0 is for unknown texts. */
interface TextAutomaton {
  readonly start: number;
  /** The letters, by their columns from 1. */
  readonly symbols: string;
  /**
   * Next state for each state and letter, row by row; column 0 has the value of a text that ends there plus 1, or 0.
   */
  readonly next: ArrayLike<number>;
}

/**
 * Minimal automaton of `values`: states are equal when the same continuations have the same values. Cost: one step for
 * each letter.
 */
function automatonOf(values: ReadonlyMap<string, number>): TextAutomaton {
  const texts = [...values.keys()].sort();
  const symbols = [...new Set(texts.flatMap((text) => [...text]))].sort().join("");
  const width = symbols.length + 1;
  const next: number[] = Array<number>(width).fill(0);
  const states = new Map<string, number>();

  /** State after the first `depth` letters, which the texts in the range `from` to `to` (exclusive) share. */
  function state(from: number, to: number, depth: number): number {
    const row = Array<number>(width).fill(0);
    const whole = texts[from]!.length === depth;
    if (whole) row[0] = values.get(texts[from]!)! + 1;
    for (let first = from + Number(whole); first < to; ) {
      const letter = texts[first]![depth]!;
      let last = first + 1;
      while (last < to && texts[last]![depth] === letter) last++;
      row[1 + symbols.indexOf(letter)] = state(first, last, depth + 1);
      first = last;
    }
    const key = row.join();
    const same = states.get(key);
    if (same !== undefined) return same;
    const made = next.length / width;
    if (next.length + width > MOST_VALUES) throw new LimitError("states", Math.floor(MOST_VALUES / width));
    next.push(...row);
    states.set(key, made);
    return made;
  }

  return { start: state(0, texts.length, 0), symbols, next };
}

/** End mark of a text: beyond the bytes and UTF-16 units in which languages read texts. */
const END = 65_536;

/** Message with which a program ends at an unknown position. */
const UNKNOWN = "a position that the table does not have";

/**
 * Function `sg` of the positions of `texts`, in a language given as syntax or name. With `answer` it is a complete
 * program that reads one position from each line and prints the outcome. The remarks are in `language`. Cost of a call:
 * one step for each letter.
 * @throws RangeError when no language has that name; LimitError when there are too many states.
 */
export function textCode(
  texts: Texts,
  target: Syntax | string,
  language: Language = "en",
  answer?: Answer,
): string {
  if (answer !== undefined) expectWinner(answer, texts.id);
  const syntax = languageOf(target);
  const automaton = automatonOf(texts.values);
  const { symbols, next } = automaton;
  const { constants, routines } = shortest({ id: texts.id, values: next }, syntax, heading(automaton));
  const lines = [...reading(automaton), ...(answer === undefined ? [] : answering(answer))];
  return printSource(
    {
      remarks: remarksOn(texts, answer).map((text) => say(text, language)),
      constants: [{ name: "SYMBOLS", text: symbols }, ...constants],
      routines: [...routines, ...parseProgram(lines.join("\n"))],
    },
    syntax,
  );
}

/** Function of a text. */
const reading = ({ start }: TextAutomaton): string[] => [
  "fn sg(text position) signed:",
  `  let state = ${start}`,
  "  each symbol of position:",
  "    state = after(state, symbol)",
  `  return signed(after(state, ${END})) - 1`,
];

/** Program that answers each line. */
function answering(answer: Answer): string[] {
  const { wins, loses } = printing(answer, answer.rows);
  return [
    "main:",
    "  lines line:",
    "    signed value = sg(line)",
    "    if value < 0:",
    `      fail ${UNKNOWN}`,
    "    elif value == 0:",
    ...loses.map((line) => `      ${line}`),
    "    else:",
    ...wins.map((line) => `      ${line}`),
    ...(answer.rows ? ["  newline"] : []),
  ];
}

/** First lines of the function of a state and a letter. */
function heading({ symbols }: TextAutomaton): string[] {
  const width = symbols.length + 1;
  return [
    "fn after(state, symbol) narrow:",
    `  let column = ${width}`,
    `  if symbol == ${END}:`,
    "    column = 0",
    `  for i = 0 to ${symbols.length - 1}:`,
    "    if code(SYMBOLS, i) == symbol:",
    "      column = i + 1",
    `  if column == ${width}:`,
    "    return 0",
    `  let n = state * ${width} + column`,
  ];
}

/** Limit on the start positions that are shown. */
const SHOWN = 3;

function remarksOn({ id, from, play, values }: Texts, answer: Answer | undefined): Text[] {
  const starts = [...from.slice(0, SHOWN), ...(from.length > SHOWN ? ["…"] : [])];
  const title = titleOf(id, play);
  const input: Text | undefined =
    answer && t("inputPositionLineOutputEach", { wins: answer.wins, loses: answer.loses });
  return [
    t("sgPositionCanReachedFrom", { title, size: values.size, starts }),
    t("afterStateSymbolStateAutomaton", { end: END }),
    ...(input === undefined ? [] : [input]),
  ];
}
