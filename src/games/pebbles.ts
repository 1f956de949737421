import { NotationError } from "../errors.ts";
import { areNaturals, minus, type Natural } from "../nimber/natural.ts";
import type { Game } from "../types.ts";
import { heapsGame } from "./family/heap-rows.ts";
import { type Heaps, type HeapsMove, heapsEffort, take } from "./family/heaps.ts";
import { parseNaturals, partitions } from "./family/natural.ts";
import { staircaseReach, staircaseValue } from "./family/staircase.ts";

function* moves(heaps: Heaps): Generator<HeapsMove<Heaps>> {
  for (const i of heaps.keys()) {
    const spare = difference(heaps, i);
    for (let tokens = 1; tokens <= spare; tokens++) yield take(heaps, i, tokens);
  }
}

const difference = (heaps: Heaps, i: number): Natural => minus(heaps[i]!, heaps[i - 1] ?? 0);

/** Differences between adjacent heaps, the last heap first: the steps of a staircase. */
const differences = (heaps: Heaps): Natural[] => heaps.map((_, i) => difference(heaps, i)).reverse();

function parse(text: string): Heaps {
  const heaps = parseNaturals(text);
  if (heaps.some((heap, i) => i > 0 && heap < heaps[i - 1]!)) {
    throw new NotationError(text, 0, {
      en: "heaps of ascending size, such as 1,2,4",
      zh: "从小到大排列的各堆，如 1,2,4",
    });
  }
  return heaps;
}

/** Pebbles: a move takes tokens from a heap of a row, and no heap becomes smaller than the one before it. */
export const pebbles: Game<Heaps> = {
  ...heapsGame(moves),
  id: "pebbles",
  program: { name: "every-other-difference" },
  name: { en: "Pebbles", zh: "Pebbles 石子游戏" },
  rule: {
    en: "Take one token or more from a heap of the row; no heap may become smaller than the one before it.",
    zh: "从一排石子堆的某一堆中取走至少一个，任何一堆都不能少于它前面的一堆。",
  },
  start: [[1, 2, 4]],
  notation: { en: "heaps of ascending size, such as 1,2,4", zh: "从小到大排列的各堆石子数，如 1,2,4" },
  parse,
  isPosition: (heaps) => areNaturals(heaps) && heaps.every((heap, i) => i === 0 || heap >= heaps[i - 1]!),
  accelerators: {
    ruleInALine: {
      rule: "[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k ; legal: x <= y and y <= z]",
      heaps: 3,
    },
    cost: heapsEffort,
    moveToValue(heaps, value) {
      const found = staircaseReach(differences(heaps), value);
      return found && take(heaps, heaps.length - found.step, found.tokens);
    },
  },
  theorems: [
    {
      claim: {
        en: "With the differences between neighbours counted from the right, the value is the nim-sum of the 1st, 3rd, 5th, … difference.",
        zh: "把相邻两堆之差从右往左编号，SG 值等于第 1、3、5、… 个差的异或和。",
      },
      source: {
        en: "Polish Olympiad in Informatics, problem Kamyki (Pebbles): staircase Nim on the differences",
        zh: "波兰信息学奥林匹克，题目 Kamyki（石子）：差分上的阶梯 Nim",
      },
      proof: { by: "automaton", formula: "sg = (z - y) xor x", heaps: 3 },
      *cases() {
        for (const heaps of partitions()) yield [heaps.toReversed()];
      },
      says: (heaps) => staircaseValue(differences(heaps)),
    },
  ],
};
