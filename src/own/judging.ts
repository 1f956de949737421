import { InputError, visible } from "../errors.ts";
import type { Text } from "../types.ts";
import type { Exported } from "./read.ts";
import { shown, Trouble } from "./trouble.ts";

/** The input of a judge, word by word. */
export interface Words {
  /** The next word, as it stands. @throws InputError at the end */
  word(): string;
  /** The next word as an integer within ±(2^53 - 1). @throws InputError */
  number(): number;
  /** So many integers. @throws InputError */
  numbers(count: number): number[];
  /** Whether there is another word. */
  more(): boolean;
}

/** The value of a position; under misère play 1 where the player to move wins, and 0 where they lose. */
export type ValueOf = (position: unknown) => number;

/** What is printed for the input of a judge, line by line. */
export type Judging = (words: Words, value: ValueOf) => Iterable<string>;

/** The `judge` that a file exports. @throws Trouble when it is no function, or yields what is no line */
export function judgingOf({ judge }: Exported): Judging | undefined {
  if (judge === undefined) return undefined;
  if (typeof judge !== "function") throw wrong("a function", "函数", judge);
  return function* (words, value) {
    const lines: unknown = judge(words, value);
    if (typeof lines !== "object" || lines === null || !(Symbol.iterator in lines))
      throw wrong("a generator of lines, as `function*`", "逐行产出的生成器（`function*`）", lines);
    for (const line of lines as Iterable<unknown>) {
      if (typeof line !== "string" && typeof line !== "number" && typeof line !== "bigint")
        throw wrong("lines of text, or numbers", "文字或数", line);
      yield `${line}`;
    }
  };
}

const wrong = (en: string, zh: string, found: unknown): Trouble =>
  new Trouble(
    {
      en: `\`judge\`: expected ${en}, found ${shown(found)}`,
      zh: `\`judge\`：此处应为${zh}，但得到 ${shown(found)}`,
    },
    "judge",
  );

const WORD: Text = { en: "a word", zh: "一个词" };
const INTEGER: Text = { en: "an integer", zh: "整数" };

/** The words of `text`, between white space. */
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
    throw new InputError(INTEGER, { en: word, zh: word }, ...placeOf(text, found.index));
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

const ENDED: Text = { en: "the end of input", zh: "输入结束" };

function placeOf(text: string, at: number): [line: number, column: number] {
  const before = text.slice(0, at).split("\n");
  return [before.length, before.at(-1)!.length + 1];
}
