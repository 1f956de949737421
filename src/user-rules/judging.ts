import { InputError, visible } from "../errors.ts";
import { verbatim } from "../locale/message.ts";
import { t } from "../locale/user-rules.ts";
import type { Text } from "../types.ts";
import type { Exported } from "./read.ts";
import { shown, UserCodeError } from "./user-code-error.ts";

/** Input of a judge, word by word. */
export interface Words {
  /**
   * Next word.
   * @throws InputError at the end
   */
  word(): string;
  /**
   * Next word as an integer within ±(2^53 - 1).
   * @throws InputError
   */
  number(): number;
  /**
   * Next `count` words as integers.
   * @throws InputError
   */
  numbers(count: number): number[];
  /** Whether there is another word. */
  more(): boolean;
}

const WORD: Text = t("word");
const INTEGER: Text = t("integer");

/** Words of `text`, separated by white space. */
export function wordsOf(text: string): Words {
  const pattern = /\S+/g;
  let next = pattern.exec(text);

  function taken(expected: Text): RegExpExecArray {
    const found = next;
    if (found === null) throw new InputError(expected, ENDED, ...placeOf(text, text.length));
    next = pattern.exec(text);
    return found;
  }

  function number(): number {
    const found = taken(INTEGER);
    const value = /^-?\d+$/.test(found[0]) ? Number(found[0]) : Number.NaN;
    if (Number.isSafeInteger(value)) return value;
    const word = `\`${visible(found[0].slice(0, 24))}\``;
    throw new InputError(INTEGER, verbatim(word), ...placeOf(text, found.index));
  }

  return {
    more: () => next !== null,
    word: () => taken(WORD)[0],
    number,
    numbers(count) {
      const found: number[] = [];
      while (found.length < count) found.push(number());
      return found;
    },
  };
}

const ENDED: Text = t("ended");

function placeOf(text: string, at: number): [line: number, column: number] {
  const before = text.slice(0, at).split("\n");
  return [before.length, before.at(-1)!.length + 1];
}

/** Value of a position; under misère play 1 if the player to move wins, else 0. */
export type ValueOf = (position: unknown) => number;

/** Function that answers the input of a judge, line by line. */
export type Judging = (words: Words, value: ValueOf) => Iterable<string>;

/**
 * The function `judge` of a file.
 * @throws UserCodeError if it is not a function, or yields something other than lines.
 */
export function judgingOf({ judge }: Exported): Judging | undefined {
  if (judge === undefined) return undefined;
  if (typeof judge !== "function") throw wrong(t("function"), judge);
  return function* (words, value) {
    const lines: unknown = judge(words, value);
    if (typeof lines !== "object" || lines === null || !(Symbol.iterator in lines))
      throw wrong(t("generatorLinesFunction"), lines);
    for (const line of lines as Iterable<unknown>) {
      if (typeof line !== "string" && typeof line !== "number" && typeof line !== "bigint")
        throw wrong(t("linesTextNumbers"), line);
      yield `${line}`;
    }
  };
}

const wrong = (expected: Text, found: unknown): UserCodeError =>
  new UserCodeError(t("judgeExpectedFound", { expected, shown: shown(found) }), "judge");
