import { heaps } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";

// Counts the sets of heaps, each with a heap for the first move, from which the first player cannot win.

const MODULUS = 1_000_000_007;

/** Largest heap; larger ones would need too large a table. Judges use at most 255. */
const LARGEST = 4095;

/**
 * For each heap i, the number of sets of other heaps with a nim-sum of at least a_i. The first player, who
 * has to move in i, then cannot make the total nim-sum 0.
 * Cost: n² times the power of two above the largest heap.
 */
function losing(sizes: readonly number[]): number[] {
  const width = 2 ** Math.max(...sizes, 0).toString(2).length;
  return sizes.map((size, i) => {
    let ways = new Int32Array(width);
    ways[0] = 1;
    for (const [j, other] of sizes.entries()) {
      if (j === i) continue;
      const next = new Int32Array(width);
      for (let sum = 0; sum < width; sum++) next[sum] = (ways[sum]! + ways[sum ^ other]!) % MODULUS;
      ways = next;
    }
    let count = 0;
    for (let sum = size; sum < width; sum++) count = (count + ways[sum]!) % MODULUS;
    return count;
  });
}

const total = (counts: readonly number[]): number => counts.reduce((a, b) => (a + b) % MODULUS, 0);

const read = (input: Reader): number[] =>
  Array.from({ length: input.integer(A.count, 0, 100_000) }, () => input.integer(A.heap, 0, LARGEST));

export const luoguP5675: Problem<readonly number[]> = {
  id: "luogu-p5675",
  aliases: [],
  name: { en: "Nim with a chosen first heap", zh: "[GZOI2017] 取石子游戏" },
  statement: {
    en: "Choose a non-empty set of heaps and one heap of it, in which the first move must be made; then play Nim. In how many ways can the first player not win?",
    zh: "选若干堆石子，并指定其中一堆为先手第一步必须取的堆，之后按 Nim 规则进行。先手不能必胜的选法有多少种？",
  },
  input: { en: "N / a1..aN", zh: "N / a1..aN" },
  output: { en: "the number mod 1000000007", zh: "方案数，对 1000000007 取模" },
  limits: { en: "N <= 200; a <= 255", zh: "N ≤ 200；a ≤ 255" },
  game: "forced-nim",
  samples: [
    { input: "3\n2 4 5\n", output: "5\n" },
    { input: "3\n1 2 2\n", output: "6\n" },
  ],
  legal: (draw) => heaps(draw, 200, 255),
  tests: (input) => [read(input)],
  answer: (sizes) => `${total(losing(sizes))}`,
  *why(sizes) {
    yield {
      en: "The first player, who must move in heap a, cannot win iff the nim-sum of the other chosen heaps is at least a.",
      zh: "先手必须先取 a 个石子的堆时，不能必胜当且仅当其余所选各堆的异或和不小于 a。",
    };
    const counts = losing(sizes);
    for (const [i, count] of counts.slice(0, 50).entries()) {
      yield {
        en: `Heap ${i + 1} of ${sizes[i]}: sets of other heaps that lose: ${count}.`,
        zh: `第 ${i + 1} 堆（${sizes[i]} 个）：其余各堆有 ${count} 种使先手不能必胜的选法。`,
      };
    }
    yield { en: `Together ${total(counts)}.`, zh: `合计 ${total(counts)}。` };
  },
};
