import { minus, type Natural, natural } from "../nimber/natural.ts";
import type { DigitLaw, Game } from "../types.ts";
import { byLaw } from "./family/by-law.ts";
import { heapGame, type RowMove } from "./family/heap.ts";
import { naturals } from "./family/natural.ts";

function* moves(heap: Natural): Generator<RowMove> {
  if (heap === 0) return;
  yield take(heap, 1);
  const half = minus(heap, halved(heap));
  if (half > 1) yield take(heap, half);
}

function take(heap: Natural, tokens: Natural): RowMove {
  const left = minus(heap, tokens);
  return { at: `${tokens}`, to: [left], first: Number(left) + 1, last: Number(left) + 1 };
}

const halved = (n: Natural): Natural => (typeof n === "number" ? Math.floor(n / 2) : natural(n >> 1n));

/** Numbers of trailing zeros and of ones of `n` > 0 in binary. */
function bits(n: Natural): { zeros: number; ones: number } {
  const digits = n.toString(2);
  return { zeros: digits.length - 1 - digits.lastIndexOf("1"), ones: digits.replaceAll("0", "").length };
}

/**
 * Automaton that reads bits from the lowest. States 0 and 1: even or odd number of zeros so far; states 2 and
 * 3: then an odd or even number of ones; state 4: value 0 for good.
 */
const law: DigitLaw = {
  kind: "digits",
  base: 2,
  next: [
    [1, 2],
    [0, 4],
    [2, 3],
    [3, 2],
    [4, 4],
  ],
  values: [0, 0, 1, 2, 0],
};

/** Mark: a move takes one token, or halves the heap and rounds down. */
export const mark: Game<Natural> = {
  ...heapGame(moves),
  id: "mark",
  oeis: "A229764",
  name: { en: "Mark", zh: "Mark 游戏" },
  rule: {
    en: "Take one token from the heap, or halve it, rounding down.",
    zh: "从堆中取走一个石子，或把它减半（向下取整）。",
  },
  start: [13],
  accelerators: {
    ruleInALine: { rule: "[n: n-1 | n/2]" },
    encoding: { kind: "take", takes: (n) => (n > 2 ? [1, minus(n, halved(n))] : [1]) },
    cost: (heap) => 2 * Number(heap),
  },
  theorems: [
    byLaw(
      law,
      "Fraenkel, Aperiodic subtraction games, Electron. J. Combin. 18(2) (2011) P19",
      {
        en: "A heap of n > 0 has value 0 if n ends in an odd number of zeros in binary; else value 1 if n has an odd number of ones, and 2 if an even number.",
        zh: "n > 0 的堆：若 n 的二进制末尾有奇数个 0，则 SG 值为 0；否则二进制中有奇数个 1 时为 1，有偶数个 1 时为 2。",
      },
      { by: "automaton", formula: "sg = min(2*n,max(2-popcount(n)%2-2*(valuation(n,2)%2),0))" },
    ),
    {
      claim: {
        en: "Under misère play n is a P-position iff it is an even power of 2, or ends in an odd number of zeros in binary and is no power of 2.",
        zh: "反常规则下，n 为必败态，当且仅当 n 是 2 的偶数次幂，或者二进制末尾有奇数个 0 且不是 2 的幂。",
      },
      source: "Fraenkel, Aperiodic subtraction games, Electron. J. Combin. 18(2) (2011) P19; OEIS A171945",
      proof: {
        by: "automaton",
        formula: "P iff n in powers(4) or valuation(n,2) % 2 = 1 and not n in powers(2)",
      },
      play: "misere",
      covers: (...heaps) => heaps.length === 1,
      cases: naturals,
      says(n) {
        if (n === 0) return "N";
        const { zeros, ones } = bits(n);
        return (zeros % 2 === 1) !== (ones === 1) ? "P" : "N";
      },
    },
  ],
};
