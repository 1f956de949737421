import type { Text } from "../types.ts";
import { heaps } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { several, sumOf, valued } from "./verdict.ts";

/** Number of winning first moves: one for each heap that the nim-sum makes smaller. */
const winningMoves = (heaps: readonly number[]): number =>
  heaps.filter((heap) => sumOf([sumOf(heaps), heap]) < heap).length;

function* tests(input: Reader): Generator<readonly number[]> {
  while (!input.ended()) {
    const count = input.integer(A.count, 0);
    if (count === 0) return;
    yield several(count, () => input.integer(A.heap, 0));
  }
}

export const hdu1850: Problem<readonly number[]> = {
  id: "hdu-1850",
  aliases: [],
  name: { en: "Being a Good Boy in Spring Festival", zh: "Being a Good Boy in Spring Festival" },
  statement: {
    en: "Take any number of cards from one of m heaps. Whoever cannot move loses. In how many ways can the first player move and win?",
    zh: "每次从 m 堆扑克牌中的一堆取走任意张；无法操作者输。先手有多少种必胜的第一步？",
  },
  input: { en: "repeated until a line `0`: m / m heaps", zh: "重复至一行 `0`：m / m 堆的张数" },
  output: { en: "the number of winning moves", zh: "必胜走法的数目" },
  limits: { en: "m <= 100; heaps <= 1000000", zh: "m ≤ 100；每堆 ≤ 1000000" },
  game: "nim",
  samples: [{ input: "3\n5 7 9\n0\n", output: "1\n" }],
  legal: (draw) => `${heaps(draw, 100, 1_000_000)}0\n`,
  tests,
  answer: (heaps) => `${winningMoves(heaps)}`,
  *why(heaps): Generator<Text> {
    const count = winningMoves(heaps);
    yield {
      en: `${valued(heaps)}; ${count} of the heaps become smaller when it is added to them.`,
      zh: `${valued(heaps)}；与之异或后变小的堆有 ${count} 个。`,
    };
  },
};
