import { t } from "./locale/errors.ts";
import { say, verbatim } from "./locale/message.ts";
import type { Text } from "./types.ts";

/** Error of the domain. `code` selects the sentence, the other fields are its data. */
export abstract class GameError extends Error {
  abstract readonly code: "notation" | "limit" | "loop" | "input" | "replay" | "rule" | "method" | "program";
  /** Sentence on one line, in each language. */
  abstract readonly text: Text;
}

/** Invalid notation: `expected` at `offset` of `input`. */
export class NotationError extends GameError {
  readonly code = "notation";
  readonly input: string;
  readonly offset: number;
  readonly expected: Text;
  /** Suggested spelling, if any. */
  readonly suggestion: string | undefined;
  readonly text: Text;
  constructor(input: string, offset: number, expected: Text, suggestion?: string) {
    const text = t("notation", { expected, found: found(input, offset), suggestion });
    super(say(text, "en"));
    this.suggestion = suggestion;
    this.input = input;
    this.offset = offset;
    this.expected = expected;
    this.text = text;
  }

  /** The same error for a longer text that contains this input from `start` on. */
  within(input: string, start: number): NotationError {
    return new NotationError(input, start + this.offset, this.expected, this.suggestion);
  }
}

/** Search stopped at `limit`, whose size is `allowed`. */
export class LimitError extends GameError {
  readonly code = "limit";
  readonly limit:
    | "positions"
    | "moves"
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
  /** Work done by the search until then. */
  work?: { readonly nodes: number; readonly entries: number; readonly before?: number };
  /** Values that the search had excluded for a component. */
  excluded?: readonly number[];
  /** The same as lines for a terminal, with the way to continue. */
  learnt?: string;
  constructor(limit: LimitError["limit"], allowed: number | bigint, needed?: number | bigint) {
    const text = limitText(allowed, UNITS[limit], needed);
    super(say(text, "en"));
    this.limit = limit;
    this.allowed = allowed;
    this.needed = needed;
    this.text = text;
  }
}

/** Quantities that limits count. */
const UNITS: Readonly<Record<LimitError["limit"], Text>> = {
  positions: t("positions"),
  moves: t("moves"),
  seconds: t("seconds"),
  bytes: t("bytes"),
  heap: t("heap"),
  source: t("source"),
  steps: t("steps"),
  exceptions: t("exceptions"),
  digits: t("digits"),
  parts: t("parts"),
  states: t("states"),
  transitions: t("transitions"),
  columns: t("columns"),
  clauses: t("clauses"),
  value: t("value"),
  depth: t("depth"),
  cells: t("cells"),
  constant: t("constant"),
};

/** Sentence about a limit of an amount of some unit, and what would have been needed. */
export const limitText = (allowed: number | bigint, unit: Text, needed?: number | bigint): Text =>
  t("limit", { allowed, unit, needed: needing(needed) });

/** Amount needed, where known; its order of magnitude if it is not exact. */
function needing(needed: number | bigint | undefined): Text {
  if (needed === undefined || needed === Number.POSITIVE_INFINITY) return verbatim("");
  if (typeof needed === "bigint" || needed <= Number.MAX_SAFE_INTEGER) return t("needed", { needed });
  return t("neededAbout", { size: `10^${Math.round(Math.log10(needed))}` });
}

/** Search that would never end: `line` is play that can be repeated, each time with larger `names`. */
export class GrowthError extends LimitError {
  readonly line: readonly string[];
  readonly names: readonly string[];
  override readonly text: Text;
  constructor(line: readonly string[], names: readonly string[], allowed: number | bigint) {
    super("positions", allowed);
    const shown = line.length > 5 ? [...line.slice(0, 3), "…", line.at(-1)] : line;
    this.line = line;
    this.names = names;
    this.text = t("growth", { way: `${shown.join(" → ")} → …`, names });
    this.message = say(this.text, "en");
  }
}

/**
 * Loopy game where none is allowed. `loop` names the positions of a cycle, in order. If it `grows`, each
 * round leaves further components, so that infinitely many sums are reachable.
 */
export class LoopyError extends GameError {
  readonly code = "loop";
  readonly loop: readonly string[];
  readonly grows: boolean;
  readonly text: Text;
  constructor(loop: readonly string[], grows = false) {
    const shown = loop.length > 8 ? [...loop.slice(0, 7), "…"] : loop;
    const cycle = [...shown, loop[0]].join(" → ");
    const text = t("loop", { cycle });
    super(say(text, "en"));
    this.loop = loop;
    this.grows = grows;
    this.text = text;
  }
}

/** Proof rejected by the independent checker, because its values contradict the rules. */
export class ReplayError extends GameError {
  readonly code = "replay";
  readonly text: Text;
  constructor(fault: Text, own: boolean) {
    const text = own ? t("ownProofRefused", { fault }) : t("valuesRefused", { fault });
    super(say(text, "en"));
    this.text = text;
  }
}

/** Values in a file that differ from the recomputed ones, from `heap` on. */
export class RecheckError extends GameError {
  readonly code = "replay";
  readonly heap: number;
  readonly text: Text;
  constructor(file: string, heap: number, has: number, found: number) {
    const text = t("recheck", { file, heap, has, found });
    super(say(text, "en"));
    this.heap = heap;
    this.text = text;
  }
}

/** Value that is not a position of its game, from a caller without type checking. */
export class PositionError extends TypeError {
  readonly text: Text;
  constructor(game: Text, expected: Text, value: unknown) {
    const text = t("position", { game, expected, got: described(value) });
    super(say(text, "en"));
    this.name = "PositionError";
    this.text = text;
  }
}

/** Short form of a value, on one line. */
function described(value: unknown): string {
  const shown = written(value, 3);
  return shown.length > 60 ? `${shown.slice(0, 59)}…` : shown;
}

/** Form of a value; arrays nested deeper than `depth` are omitted, since an array may contain itself. */
function written(value: unknown, depth: number): string {
  if (Array.isArray(value))
    return depth === 0 ? "[…]" : `[${value.slice(0, 60).map((each) => written(each, depth - 1))}]`;
  if (typeof value !== "object" && typeof value !== "string") return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // Values with cycles or bigints have no JSON text.
    return Object.prototype.toString.call(value);
  }
}

/** Rule that fails at a position, such as by a division by zero or a letter without a bound. */
export class RuleError extends GameError {
  readonly code = "rule";
  readonly says: Text;
  /** Position of the failure, once known. */
  readonly position: string | undefined;
  readonly text: Text;
  constructor(says: Text, position?: string) {
    const text = t("rule", { says, position });
    super(say(text, "en"));
    this.says = says;
    this.position = position;
    this.text = text;
  }
}

/** Method that does not fit the game: the reason, and `others` that fit. */
export class MethodError extends GameError {
  readonly code = "method";
  readonly method: string;
  readonly others: readonly string[];
  readonly text: Text;
  constructor(method: string, game: Text, why: Text, others: readonly string[] = []) {
    const text = t("method", { method, game, why, others });
    super(say(text, "en"));
    this.method = method;
    this.others = others;
    this.text = text;
  }
}

/** Contest input that breaks its format, at a `line` and `column` counted from 1. */
export class InputError extends GameError {
  readonly code = "input";
  readonly expected: Text;
  readonly found: Text;
  readonly line: number;
  readonly column: number;
  readonly text: Text;
  constructor(expected: Text, found: Text, line: number, column: number) {
    const text = t("input", { expected, found, line, column });
    super(say(text, "en"));
    this.expected = expected;
    this.found = found;
    this.line = line;
    this.column = column;
    this.text = text;
  }
}

/**
 * Characters that are invisible or that a terminal would interpret: controls, direction marks, unusual line
 * ends.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Text from outside in a form safe to show: invisible characters as codes. */
export const visible = (text: string): string =>
  text.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`);

/** Most characters of a word that an error quotes. */
const LONGEST = 24;

function found(input: string, offset: number): Text {
  const word = /^(?:[\p{L}\p{N}_.-]+|.)/su.exec(input.slice(offset, offset + LONGEST + 2))?.[0];
  if (word === undefined) return t("end");
  const shown = word.length > LONGEST ? `${word.slice(0, LONGEST - 1)}…` : word;
  return verbatim(`\`${visible(shown)}\``);
}
