import { edgesOf } from "../../codegen/read/edges.ts";
import type { Until } from "../../codegen/read/form.ts";
import { t } from "../../locale/judge.ts";
import type { Text } from "../../types.ts";
import type { Reader } from "../reader.ts";
import type { Origin, TestPosition } from "./walk.ts";

/** Numbers of an input. `expected` names positions in messages; `fits` says whether these are some. */
export function reading(
  input: Reader,
  expected: Text,
  fits: (made: readonly TestPosition[] | undefined) => boolean,
): Origin {
  /** Numbers at the beginning of a test that have been read to see whether there is one. */
  let ahead: bigint[] = [];

  const next = (name: string): bigint => input.natural(t("numberOfLetter", { name }));

  /** Whether the next test begins with numbers that are not all 0. */
  function begins(first: readonly string[]): boolean {
    if (input.ended()) return false;
    ahead = first.map(next);
    return ahead.some((each) => each > 0n);
  }

  return {
    begin() {},
    accepts(made) {
      if (!fits(made)) throw input.refuse(expected);
      return true;
    },
    another(until: Until, tests, first, { values }) {
      switch (until.kind) {
        case "count":
          return tests < Number(values.get(until.name)!);
        case "times":
          return tests < until.value;
        case "zeros":
          return begins(first.slice(0, until.zeros));
        default:
          return !input.ended();
      }
    },
    number: ({ name }) => ahead.shift() ?? next(name),
    skip({ name }) {
      if (ahead.shift() === undefined) input.word(t("numberOfLetter", { name }));
    },
    word: ({ name, word }) => input.word(t("wordOfLetter", { name }), new Set(word.codes)),
    edges: ({ name, edges }, vertices) =>
      Array.from(
        { length: edgesOf(edges, vertices) },
        () => [Number(next(name)), Number(next(name))] as const,
      ),
    set: (count) => Array.from({ length: count }, () => input.natural(t("take"))),
    sorted: (items) => items,
    line() {},
  };
}
