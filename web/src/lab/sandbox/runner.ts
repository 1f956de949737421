import type { LocalizedText } from "nimber";
import { GameError, LimitError, type Limits, type Text } from "nimber";
import { inEveryLanguage, localized, say as sayIn, verbatim } from "nimber/locale";
import { grundyValues, misere } from "nimber/solve";
import {
  type Custom,
  cut,
  type Exported,
  helpers,
  positionOf,
  readGame,
  shown,
  UserCodeError,
} from "nimber/user-rules";
import { t } from "../../locale/sandbox.ts";
import { casesOf } from "./cases.ts";
import { type Clock, clock } from "./clock.ts";
import { type Meter, meter } from "./meter.ts";
import { meterNatives } from "./natives.ts";
import { graphOf, type Judge, replyOf, resultOf, tableOf } from "./play.ts";
import {
  type Asked,
  FURTHEST,
  MOST,
  type Orders,
  type Question,
  READING_LIMITS,
  type Report,
} from "./protocol.ts";
import { lockRealm } from "./realm.ts";
import { scales, weigh } from "./weight.ts";

// Worker of the Lab: it runs the user's program, and answers questions about the game of the program.

/**
 * User's program: a function of the helpers, the clock and the meter that returns its exports and the values
 * of its variables.
 */
type Program = (
  scope: typeof helpers,
  tick: Clock["tick"],
  made: Meter["made"],
  spread: Meter["spread"],
) => () => { readonly exported?: Exported; readonly kept?: () => readonly unknown[] };

/** Most characters of a stack trace that are examined. */
const LONGEST_STACK = 10_000;

/** Most positions that a run may store. */
const MOST_POSITIONS = 500_000;

const metered = meter();
const listen = self.addEventListener.bind(self);
let begun = false;

meterNatives(metered);
// From here on the browser is removed and the language is frozen; the program's text follows.
lockRealm("lab", [...Object.values(helpers), metered, UserCodeError, GameError, LimitError]);

/**
 * Runs `program` when the page sends its orders, and then answers questions about its game. `ahead` is the
 * number of lines before the program's first line. Only the first call has an effect.
 */
export function begin(ahead: number, program: Program): void {
  if (begun) return;
  begun = true;
  const waits = ({ data, ports: [port] }: MessageEvent<Orders>): void => {
    if (port !== undefined) run(program, data, port, ahead);
  };
  listen("message", waits as EventListener, { once: true });
}

/** Runs the program, which gets no access to the port. */
function run(program: Program, orders: Orders, port: MessagePort, ahead: number): void {
  const say: (report: Report) => void = port.postMessage.bind(port);
  let judge: Judge | undefined;
  let check: ((line?: number) => void) | undefined;
  const ticking = clock(orders.seconds, (line) => {
    say({ kind: "beat", positions: judge?.values.size ?? 0 });
    check?.(line);
  });
  const time: Clock = Object.freeze({
    tick: Object.freeze(ticking.tick),
    restart: ticking.restart,
    call() {
      ticking.call();
      metered.call();
    },
  });
  let reply: ((question: Question) => unknown) | undefined;
  port.onmessage = ({ data: { id, question } }: MessageEvent<Asked>) => {
    if (reply === undefined) return;
    time.restart();
    metered.call();
    try {
      say({ kind: "answer", id, value: reply(question) });
    } catch (error) {
      say({ kind: "refused", id, text: troubleOf(error, ahead).text });
    }
  };
  try {
    // A program that left early may return neither.
    const { exported = {}, kept } = program(helpers, time.tick, metered.made, metered.spread)();
    const read = readGame(exported, READING_LIMITS);
    const keys = measured(read.rules.key);
    check = scales(() => weigh(kept?.() ?? []) + keys.bytesOf(judge?.values.size ?? 0));
    const game = watched({ ...read, rules: { ...read.rules, key: keys.key } }, time);
    const judged = judgeOf(game, orders);
    judge = judged;
    reply = (question) => answer(question, game, judged);
    compute(game, judged, orders, say, time);
    say({ kind: "done" });
  } catch (error) {
    say({ kind: "trouble", ...troubleOf(error, ahead) });
  }
}

/** Key function that also estimates the size of the stored positions from the lengths of their keys. */
function measured(key: Custom["rules"]["key"]) {
  let [letters, asked] = [0, 0];
  return {
    key(position: unknown) {
      const found = key(position);
      asked++;
      if (typeof found === "string") letters += found.length;
      return found;
    },
    bytesOf: (keys: number) => (letters / Math.max(1, asked)) * keys,
  };
}

/** Game that notifies the clock at every call of the program. */
function watched(game: Custom, time: Clock): Custom {
  const { rules, board } = game;
  return {
    ...game,
    board:
      board &&
      ((position) => {
        time.call();
        return board(position);
      }),
    rules: {
      ...rules,
      *moves(position) {
        time.call();
        for (const move of rules.moves(position)) {
          yield move;
          time.call();
        }
      },
    },
  };
}

function judgeOf(game: Custom, { play }: Orders): Judge {
  const limits: Limits = { positions: MOST_POSITIONS };
  return {
    play: play ?? (game.misere ? "misere" : "normal"),
    values: grundyValues(game.rules, limits),
    misere: misere(limits),
  };
}

function compute(
  game: Custom,
  judge: Judge,
  orders: Orders,
  say: (report: Report) => void,
  time: Clock,
): void {
  const { parameters, least, rules } = game;
  const most = Math.min(orders.to ?? game.most, FURTHEST[parameters]);
  const cases = casesOf(game, most);
  let { law } = game;
  const shape = {
    ...{ parameters, least, most, play: judge.play, start: rules.format(game.start), cases: cases.count },
    ...(cases.names && { names: cases.names }),
    ...(cases.cut && { cut: true }),
  };
  say({ kind: "shape", shape });
  for (let index = 0; index < cases.count; index++) {
    time.call();
    const value = resultOf(game, judge, cases.position(index));
    time.call();
    let says: boolean | number | undefined;
    try {
      says = law && readLaw(law, cases.given(index));
    } catch (error) {
      law = undefined;
      say({ kind: "law", text: otherwiseNamed(error, parameters) ?? troubleOf(error, 0).text });
    }
    say({ kind: "case", index, value, ...(says !== undefined && { says }) });
  }
}

/** Explanation for a law that uses the names of a game with another number of parameters. */
function otherwiseNamed(error: unknown, parameters: Custom["parameters"]): LocalizedText | undefined {
  const name = error instanceof ReferenceError ? /^([nabp]) is not/.exec(error.message)?.[1] : undefined;
  if (name === undefined) return undefined;

  return localized(t("lawButRules", { name, parameters }));
}

/** Evaluates the law. @throws UserCodeError when the result is neither a boolean nor a natural number */
function readLaw(law: NonNullable<Custom["law"]>, given: readonly unknown[]): boolean | number {
  const found = law(...given);
  if (typeof found === "boolean") return found;
  const value = typeof found === "bigint" ? Number(found) : found;
  if (typeof value === "number" && !Number.isNaN(value)) return value;
  throw new UserCodeError(t("lawGivesExpectedTrueFalse", { found: shown(found), given: given.map(shown) }));
}

function answer(question: Question, game: Custom, judge: Judge): unknown {
  const start = startOf(question, game);
  if (question.ask === "play") return tableOf(game, judge, start, question.line);
  if (question.ask === "reply") return replyOf(game, judge, start, question.line);
  return graphOf(game, judge, start);
}

function startOf({ from, typed }: Question, game: Custom): unknown {
  if (typed !== undefined) return positionOf(game, typed);
  return from?.length === game.parameters && from.length > 0 ? game.position(...from) : game.start;
}

/** Part of a program, and place in it, where an error occurred. */
interface ErrorPlace {
  readonly part?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Place and text of a thrown value, which may be an object of the program with arbitrary behaviour. */
function troubleOf(error: unknown, ahead: number): ErrorPlace & { readonly text: LocalizedText } {
  try {
    const { text, part, line, column } = told(error, ahead);
    return {
      text: inEveryLanguage((language) => cut(sayIn(text, language), MOST.sentence)),
      ...(typeof part === "string" && { part: cut(part, MOST.name) }),
      ...(isPlace(line) && { line }),
      ...(isPlace(column) && { column }),
    };
  } catch {
    return { text: localized(t("unspeakable")) };
  }
}

const isPlace = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;

function told(error: unknown, ahead: number): ErrorPlace & { readonly text: Text } {
  if (error instanceof UserCodeError) {
    const { text, part, line } = error;
    if (part === undefined && line === undefined) return { text, ...placeOf(error.stack, ahead) };
    return { text, ...(part !== undefined && { part }), ...(line !== undefined && { line }) };
  }
  if (error instanceof LimitError && error.limit === "positions") {
    return {
      text: t("doesEveryMoveMakeGame", { text: error.text }),
      part: "moves",
    };
  }
  if (error instanceof GameError) return { text: error.text, part: "moves" };
  if (!(error instanceof Error)) {
    return { text: t("programThrew", { error: shown(error) }) };
  }
  return { text: saidBy(error), ...placeOf(error.stack, ahead) };
}

/** Message of an error. Positions are frozen, and browsers have different messages for that. */
function saidBy({ name, message }: Error): Text {
  const said = `${name}: ${message}`;
  if (name !== "TypeError" || !/read.?only|extensible/i.test(message)) return verbatim(said);
  return t("moveLeavesPositionMakeNew", { said });
}

/** First place of a stack in the program itself; the lines before it are this module. */
function placeOf(stack: unknown, ahead: number): ErrorPlace {
  if (typeof stack !== "string") return {};
  for (const [, line, column] of stack.slice(-LONGEST_STACK).matchAll(/blob:[^\n]*?:(\d+):(\d+)\)?$/gm)) {
    if (Number(line) > ahead) return { line: Number(line) - ahead, column: Number(column) };
  }
  return {};
}
