import type { Text } from "../types.ts";
import type { Reader } from "./reader.ts";

/** A contest problem whose input `solve` reads and whose output it prints, line by line. */
export interface Problem {
  readonly id: string;
  /** The same format under other names. */
  readonly aliases: readonly string[];
  readonly name: Text;
  readonly statement: Text;
  readonly input: Text;
  readonly output: Text;
  readonly limits: Text;
  readonly samples: readonly { readonly input: string; readonly output: string }[];
  /** The game of the catalogue behind it, in its notation. */
  readonly game: string;
  /** @throws InputError */
  solve(input: Reader, print: (line: string) => void): void;
  /**
   * Reads the first test and says why its answer is what it is: the value of each component, the theorem used.
   * @throws InputError
   */
  explain(input: Reader): Iterable<Text>;
  /** What judges accept although the rules say otherwise. */
  readonly asJudged?: {
    readonly warning: Text;
    solve(input: Reader, print: (line: string) => void): void;
  };
}

/** What the formats expect, for messages. */
export const A: Readonly<Record<"integer" | "count" | "heap" | "take", Text>> = {
  integer: { en: "an integer", zh: "整数" },
  count: { en: "a count", zh: "个数" },
  heap: { en: "a heap size", zh: "堆的大小" },
  take: { en: "a number to take", zh: "取数" },
};
