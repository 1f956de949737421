import type { Text } from "./types.ts";

/** An error of the domain: `code` chooses the sentence, the other fields are its data. */
export abstract class GameError extends Error {
  abstract readonly code: "notation" | "limit" | "loop" | "input" | "replay" | "rule" | "method" | "program";
  /** The sentence, in each language, on one line. */
  abstract readonly text: Text;
}

/** Text that is not the notation of what was asked for: `expected`, at `offset` of `input`. */
export class NotationError extends GameError {
  readonly code = "notation";
  readonly input: string;
  readonly offset: number;
  readonly expected: Text;
  /** What was meant, perhaps. */
  readonly suggestion: string | undefined;
  readonly text: Text;
  constructor(input: string, offset: number, expected: Text, suggestion?: string) {
    const hint = suggestion === undefined ? "" : `; did you mean ${suggestion}?`;
    super(`expected ${expected.en}, found ${found(input, offset).en}${hint}`);
    this.suggestion = suggestion;
    this.input = input;
    this.offset = offset;
    this.expected = expected;
    this.text = {
      en: this.message,
      zh: `此处应为${spaced(expected.zh)}，但读到${spaced(found(input, offset).zh)}${suggestion === undefined ? "" : `；是否想写 ${suggestion}？`}`,
    };
  }

  /** The same error within a longer text in which this one's input begins at `start`. */
  within(input: string, start: number): NotationError {
    return new NotationError(input, start + this.offset, this.expected, this.suggestion);
  }
}

/** A search that stopped at its `limit`, of which `allowed` was allowed. */
export class LimitError extends GameError {
  readonly code = "limit";
  readonly limit:
    | "positions"
    | "seconds"
    | "bytes"
    | "heap"
    | "source"
    | "exceptions"
    | "steps"
    | "digits"
    | "parts"
    | "states"
    | "transitions"
    | "columns"
    | "clauses"
    | "constant"
    | "value"
    | "depth"
    | "cells";
  readonly allowed: number | bigint;
  readonly needed: number | bigint | undefined;
  readonly text: Text;
  /** What a search had done until then. */
  work?: { readonly nodes: number; readonly entries: number; readonly before?: number };
  /** Values that were ruled out until then, of a component whose value was asked for. */
  excluded?: readonly number[];
  /** The same in lines for a terminal, with the way to go on. */
  learnt?: string;
  constructor(limit: LimitError["limit"], allowed: number | bigint, needed?: number | bigint) {
    const unit = LIMITS[limit];
    const need = needing(needed);
    super(`stopped at the limit of ${allowed} ${allowed === 1 ? singular(unit.en) : unit.en}${need.en}`);
    this.limit = limit;
    this.allowed = allowed;
    this.needed = needed;
    this.text = {
      en: this.message,
      zh: `已达到上限：${allowed}${unit.zh.startsWith("（") ? "" : " "}${unit.zh}${need.zh}`,
    };
  }
}

const singular = (plural: string): string => plural.replace(/^(\w{3,})s\b/, "$1");

/** What would have been needed, where that is known; of a number that is not exact its size. */
function needing(needed: number | bigint | undefined): Text {
  if (needed === undefined || needed === Number.POSITIVE_INFINITY) return { en: "", zh: "" };
  if (typeof needed === "bigint" || needed <= Number.MAX_SAFE_INTEGER)
    return { en: `, needed ${needed}`, zh: `，需要 ${needed}` };
  const size = `10^${Math.round(Math.log10(needed))}`;
  return { en: `, needed about ${size}`, zh: `，约需 ${size}` };
}

/** A search that would go on without end: `line` is play that can be repeated, and each time `names` become greater. */
export class GrowthError extends LimitError {
  readonly line: readonly string[];
  readonly names: readonly string[];
  override readonly text: Text;
  constructor(line: readonly string[], names: readonly string[], allowed: number | bigint) {
    super("positions", allowed);
    const shown = line.length > 5 ? [...line.slice(0, 3), "…", line.at(-1)] : line;
    const way = `${shown.join(" → ")} → …`;
    this.line = line;
    this.names = names;
    this.text = {
      en: `play can go on for ever, to more and more positions: ${way}, where ${names.join(" and ")} ${names.length > 1 ? "grow" : "grows"} without bound`,
      zh: `游戏可以永不结束，局面越来越多：${way}，其中 ${names.join("、")} 无限增大`,
    };
    this.message = this.text.en;
  }
}

const LIMITS = {
  positions: { en: "positions", zh: "个局面" },
  seconds: { en: "seconds", zh: "秒" },
  bytes: { en: "bytes of memory", zh: "字节内存" },
  heap: { en: "tokens in a heap", zh: "个石子（单堆）" },
  source: { en: "bytes of source", zh: "字节源代码" },
  steps: { en: "steps of factoring", zh: "步因数分解" },
  exceptions: { en: "exceptions to a period", zh: "个周期例外" },
  digits: { en: "digits in a number", zh: "位数字（单个数）" },
  parts: { en: "components left by a move", zh: "个子游戏（一步所留下）" },
  states: { en: "states of an automaton", zh: "个自动机状态" },
  transitions: { en: "transitions of an automaton", zh: "个自动机转移" },
  columns: { en: "columns of digits", zh: "种数字列" },
  clauses: { en: "cases of a condition", zh: "种条件情形" },
  value: {
    en: "as the largest value that a search by possible values tells apart",
    zh: "（按可能取值搜索所能区分的最大 SG 值）",
  },
  depth: { en: "moves in one line of play", zh: "步（一条着法线）" },
  cells: { en: "cells", zh: "个格" },
  constant: { en: "as the largest constant in an automaton", zh: "（自动机中常数的最大值）" },
} satisfies Record<string, Text>;

/**
 * A game that does not end: `loop` names the positions of a cycle, in order. Where it `grows` each round leaves other
 * components beside, so that the sums to which play leads are without end.
 */
export class LoopyError extends GameError {
  readonly code = "loop";
  readonly loop: readonly string[];
  readonly grows: boolean;
  readonly text: Text;
  constructor(loop: readonly string[], grows = false) {
    const shown = loop.length > 8 ? [...loop.slice(0, 7), "…"] : loop;
    const cycle = [...shown, loop[0]].join(" → ");
    super(`the game can return to a position it has left: ${cycle}`);
    this.loop = loop;
    this.grows = grows;
    this.text = { en: this.message, zh: `游戏会回到出现过的局面：${cycle}` };
  }
}

/** A proof that the independent checker refuses: the values it rests on are not those of the rules. */
export class ReplayError extends GameError {
  readonly code = "replay";
  readonly text: Text;
  constructor(fault: Text, own: boolean) {
    super(
      own
        ? `the independent checker refuses the proof: ${fault.en} (a fault of nimber; please report it)`
        : `the independent checker refuses the values that were handed in: ${fault.en}`,
    );
    this.text = {
      en: this.message,
      zh: own
        ? `独立的检验程序不接受该证明：${fault.zh}（这是 nimber 的错误，请报告）`
        : `独立的检验程序不接受所给的 SG 值：${fault.zh}`,
    };
  }
}

/** Values of a file that are not those of the rules, from `heap` on, as computing them anew has shown. */
export class RecheckError extends GameError {
  readonly code = "replay";
  readonly heap: number;
  readonly text: Text;
  constructor(file: string, heap: number, has: number, found: number) {
    const text: Text = {
      en: `${file}: heap ${heap}: the file has value ${has}, the rules give ${found}`,
      zh: `${file}：堆 ${heap}：文件中的 SG 值为 ${has}，按规则为 ${found}`,
    };
    super(text.en);
    this.heap = heap;
    this.text = text;
  }
}

/** What is not a position of the game it was given for, from where types are not checked. */
export class PositionError extends TypeError {
  readonly text: Text;
  constructor(game: Text, expected: Text, value: unknown) {
    const got = described(value);
    super(`position: expected a position of ${game.en} (${expected.en}), got ${got}`);
    this.name = "PositionError";
    this.text = {
      en: this.message,
      zh: `position：此处应为 ${game.zh} 的局面（${expected.zh}），但读到 ${got}`,
    };
  }
}

/** A value as it would be written, on one line and not long. */
function described(value: unknown): string {
  const shown = written(value, 3);
  return shown.length > 60 ? `${shown.slice(0, 59)}…` : shown;
}

/** The same whole, but for arrays within more than `depth` others: one may be within itself. */
function written(value: unknown, depth: number): string {
  if (Array.isArray(value))
    return depth === 0 ? "[…]" : `[${value.slice(0, 60).map((each) => written(each, depth - 1))}]`;
  if (typeof value !== "object" && typeof value !== "string") return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // What refers to itself, or has large numbers, has no text of its own.
    return Object.prototype.toString.call(value);
  }
}

/** A rule that says nothing at a position: it divides by zero, or leaves a letter without a bound. */
export class RuleError extends GameError {
  readonly code = "rule";
  readonly says: Text;
  /** Where it happened, once that is known. */
  readonly position: string | undefined;
  readonly text: Text;
  constructor(says: Text, position?: string) {
    const at: Text =
      position === undefined ? { en: "", zh: "" } : { en: ` at ${position}`, zh: `（局面 ${position}）` };
    super(`${says.en}${at.en}`);
    this.says = says;
    this.position = position;
    this.text = { en: this.message, zh: `${says.zh}${at.zh}` };
  }
}

/** A method that was named and does not fit the game: `why`, and `others` that do. */
export class MethodError extends GameError {
  readonly code = "method";
  readonly method: string;
  readonly others: readonly string[];
  readonly text: Text;
  constructor(method: string, game: Text, why: Text, others: readonly string[] = []) {
    const instead: Text =
      others.length === 0
        ? { en: "", zh: "" }
        : { en: `; for it there are ${others.join(", ")}`, zh: `；可用的方法有 ${others.join("、")}` };
    super(`the method ${method} does not fit ${game.en}: ${why.en}${instead.en}`);
    this.method = method;
    this.others = others;
    this.text = { en: this.message, zh: `方法 ${method} 不适用于 ${game.zh}：${why.zh}${instead.zh}` };
  }
}

/** Contest input that is not what its format says, at a `line` and `column` counted from 1. */
export class InputError extends GameError {
  readonly code = "input";
  readonly expected: Text;
  readonly found: Text;
  readonly line: number;
  readonly column: number;
  readonly text: Text;
  constructor(expected: Text, found: Text, line: number, column: number) {
    super(`expected ${expected.en}, found ${found.en}, line ${line} column ${column}`);
    this.expected = expected;
    this.found = found;
    this.line = line;
    this.column = column;
    this.text = {
      en: this.message,
      zh: `第 ${line} 行第 ${column} 列：此处应为${spaced(expected.zh)}，但读到${spaced(found.zh)}`,
    };
  }
}

/** What a terminal would obey rather than show, or nobody can see: controls, marks of direction, odd ends of lines. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Text from outside as it may be shown: what cannot be seen by its number. */
export const visible = (text: string): string =>
  text.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`);

/** Units of text that an error quotes, and that it looks at for the end of a word. */
const LONGEST = 24;

function found(input: string, offset: number): Text {
  const word = /^(?:[\p{L}\p{N}_.-]+|.)/su.exec(input.slice(offset, offset + LONGEST + 2))?.[0];
  if (word === undefined) return { en: "the end", zh: "结尾" };
  const shown = word.length > LONGEST ? `${word.slice(0, LONGEST - 1)}…` : word;
  return { en: `\`${visible(shown)}\``, zh: `\`${visible(shown)}\`` };
}

/** A space between Chinese and what is not, as Chinese typography has it. */
const spaced = (text: string): string => (/^[!-~]/.test(text) ? ` ${text}` : text);
