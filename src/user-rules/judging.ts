import { t } from "../locale/user-rules.ts";
import type { Text } from "../types.ts";
import type { Exported } from "./read.ts";
import { shown, UserCodeError } from "./user-code-error.ts";
import type { Words } from "./words.ts";

/** The value of a position; under misère play 1 where the player to move wins, and 0 where they lose. */
export type ValueOf = (position: unknown) => number;

/** What is printed for the input of a judge, line by line. */
export type Judging = (words: Words, value: ValueOf) => Iterable<string>;

/** The `judge` that a file exports. @throws UserCodeError when it is no function, or yields what is no line */
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
