import { type Natural, natural, plus } from "../../nimber/natural.ts";
import { nimSum } from "../../nimber/nim-sum.ts";
import type { LocalizedText, Theorem } from "../../types.ts";
import { tuples } from "../family/natural.ts";
import type { Square } from "./tartan.ts";

export const SOURCE =
  "Winning Ways (2nd ed.), vol. 3, ch. 14, Acrostic games; Ferguson, Game Theory, part I, 5.2";

/** Rules for which the values on a board are known, by their names. */
const known: Readonly<
  Record<string, { readonly claim: LocalizedText; value(x: Natural, y: Natural): Natural }>
> = {
  twins: {
    claim: {
      en: "The value of a head in row x and column y, counted from 0, is the nim-sum of x and y.",
      zh: "第 x 行第 y 列（从 0 数起）的正面，SG 值为 x 与 y 的异或和。",
    },
    value: (x, y) => natural(nimSum(x, y)),
  },
  "turning-turtles": {
    claim: {
      en: "The value of a head in row x and column y, counted from 0, is one more than the nim-sum of x and y.",
      zh: "第 x 行第 y 列（从 0 数起）的正面，SG 值为 x 与 y 的异或和加 1。",
    },
    value: (x, y) => plus(natural(nimSum(x, y)), 1),
  },
};

export function theoremOf(id: string): Theorem<Square>[] {
  const found = known[id];
  if (found === undefined) return [];
  return [
    {
      claim: found.claim,
      source: SOURCE,
      *cases() {
        for (const [x, y] of tuples(2)) yield [[x!, y!]];
      },
      says: (...heads) => natural(nimSum(...heads.map(([x, y]) => found.value(x, y)))),
    },
  ];
}
