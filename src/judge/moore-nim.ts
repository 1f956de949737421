import { lines, numbers, tests } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { counted, joined, winner } from "./verdict.ts";

// Moore's Nim: a move takes stones from each of 1 to k heaps.

const PLACES = 53;

/**
 * Number of heaps with a 1 in each binary place, lowest first, and the number of heaps that a move may
 * change.
 */
interface Places {
  readonly k: number;
  readonly ones: readonly number[];
}

/** Reads `n k` and n heaps, without storing them. */
function read(input: Reader): Places {
  const count = input.integer(A.count);
  const k = input.integer({ en: "how many heaps a move may touch", zh: "一步可动的堆数" }, 1);
  const ones = Array<number>(PLACES).fill(0);
  for (let heap = 0; heap < count; heap++) {
    let left = input.integer(A.heap);
    for (let place = 0; left > 0; left = Math.floor(left / 2), place++) ones[place]! += left % 2;
  }
  return { k, ones };
}

const wins = ({ k, ones }: Places): boolean => ones.some((count) => count % (k + 1) !== 0);

export const mooreNim: Problem<Places> = {
  id: "moore-nim",
  aliases: [],
  name: { en: "Moore's Nim", zh: "Nim-K 博弈" },
  statement: {
    en: "Take at least one stone from each of 1 to k heaps. Whoever cannot move loses. Does the first player win?",
    zh: "每次选 1 至 k 堆，从选中的每堆中各取走至少一个石子；无法操作者输。先手是否必胜？",
  },
  input: { en: "T; per test: n k / a1..an", zh: "T；每组测试：n k / a1..an" },
  output: { en: "`First` or `Second` per test", zh: "每组输出 `First` 或 `Second`" },
  limits: { en: "a <= 10^9", zh: "a ≤ 10^9" },
  game: "moore-nim",
  samples: [{ input: "2\n3 2\n5 5 5\n3 2\n1 2 3\n", output: "Second\nFirst\n" }],
  legal: (draw) =>
    tests(draw, 100, () => {
      const count = draw.count(1, 1000);
      return lines(`${count} ${draw.number(1, count)}`, numbers(draw, count, 0, 1_000_000_000));
    }),
  tests: (input) => counted(input, read),
  answer: (test) => (wins(test) ? "First" : "Second"),
  *why(test) {
    const { k, ones } = test;
    const shown = ones.slice(0, ones.findLastIndex((count) => count > 0) + 1).reverse();
    yield {
      en: `Heaps with a 1 in each binary place, the highest first: ${joined(shown, ", ")}.`,
      zh: `各二进制位为 1 的堆数，从高位到低位：${joined(shown, "、")}。`,
    };
    yield {
      en: `Moore: the second player wins iff all of them are multiples of ${k + 1}.`,
      zh: `Moore 定理：后手必胜，当且仅当它们都是 ${k + 1} 的倍数。`,
    };
    yield winner(wins(test));
  },
};
