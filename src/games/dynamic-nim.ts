import { LimitError, NotationError } from "../errors.ts";
import { isNatural, minus, type Natural, natural } from "../nimber/natural.ts";
import type { Family, Game, LocalizedText, Move, Theorem } from "../types.ts";
import { numberNamed, type Place, row } from "./family/heap.ts";
import { naturals, parseNatural } from "./family/natural.ts";

/** Heap from which the next move may take at most `most` tokens. */
interface Dynamic {
  readonly heap: Natural;
  readonly most: Natural;
}

type Take = Move<Dynamic> & Place;

/** Limit on the computed runs of losing openings. Only a factor of about this size has so many. */
const RUNS = 2_000_000;

/** Losing openings in equal steps. */
interface Run {
  readonly first: bigint;
  readonly step: bigint;
  readonly last: bigint;
}

/**
 * Least part of `n` > 0 in its unique form H_i + … + H_j, each part more than `factor` times the next smaller
 * one. H_1 = 1, H_(k+1) = H_k + H_m with the least m for which `factor`·H_m >= H_k; so H_k = k up to `factor`
 * + 1. Many of them differ by the same H_m, so the runs of equal steps are kept.
 * Source: Schwenk, Fibonacci Quarterly 8 (1970) 225; Zeckendorf's form when the factor is 2.
 */
export function leastPart(factor: number): (n: Natural) => Natural {
  const f = BigInt(factor);
  const runs: Run[] = [{ first: 1n, step: 1n, last: 1n }];
  /** H_m, and the index of its run. */
  let step = 1n;
  let at = 0;

  function grow(n: bigint): void {
    for (let { last } = runs.at(-1)!; last < n; last = runs.at(-1)!.last) {
      if (runs.length === RUNS) throw new LimitError("heap", natural(last), natural(n));
      while (f * step < last) step = step < runs[at]!.last ? step + runs[at]!.step : runs[++at]!.first;
      const steps = (f * step - last) / step + 1n;
      runs.push({ first: last + step, step, last: last + steps * step });
    }
  }

  /** Largest losing opening of at most `n` tokens. */
  function largest(n: bigint): bigint {
    let [low, high] = [0, runs.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (runs[middle]!.first <= n) low = middle;
      else high = middle;
    }
    const { first, step, last } = runs[low]!;
    return n >= last ? last : n - ((n - first) % step);
  }

  return (n) => {
    if (n <= factor + 1) return n;
    let rest = BigInt(n);
    grow(rest);
    for (;;) {
      const part = largest(rest);
      if (part === rest) return natural(part);
      rest -= part;
    }
  };
}

const clipped = (heap: Natural, most: Natural): Dynamic => ({ heap, most: most < heap ? most : heap });

const opening = (heap: Natural): Dynamic => ({ heap, most: heap === 0 ? 0 : minus(heap, 1) });

function parse(text: string): Dynamic {
  const slash = text.indexOf("/");
  if (slash < 0) return opening(parseNatural(text));
  const heap = parseNatural(text.slice(0, slash));
  try {
    return clipped(heap, parseNatural(text.slice(slash + 1)));
  } catch (error) {
    throw error instanceof NotationError ? error.within(text, slash + 1) : error;
  }
}

const format = ({ heap, most }: Dynamic): string =>
  most === opening(heap).most ? `${heap}` : `${heap}/${most}`;

/**
 * Formulas for the factors whose losing openings are the weights of a numeration system that automata
 * support.
 */
const FORMULAS: Readonly<Record<number, string>> = {
  1: "P iff n = 0 or m < 2**valuation(n,2)",
  2: "P iff n = 0 or m < lowest(n,zeckendorf)",
};

function dynamic(factor: number, theorems: readonly Theorem<Dynamic>[] = []): Game<Dynamic> {
  const least = leastPart(factor);
  const take = ({ heap }: Dynamic, tokens: Natural): Take => {
    const left = minus(heap, tokens);
    const first = Number(left) + 1;
    const after = clipped(left, natural(BigInt(factor) * BigInt(tokens)));
    return { at: `${tokens}`, to: [after], first, last: first };
  };
  function* takes(position: Dynamic): Generator<Take> {
    for (let tokens = 1; tokens <= position.most; tokens++) yield take(position, tokens);
  }
  return {
    id: `dynamic-nim(${factor})`,
    chapter: "fibonacci",
    // For larger factors there are more losing heaps than the program's array holds.
    ...(factor <= 100_000 && { program: { name: "losing-heaps", parameter: factor } }),
    name: { en: `Dynamic Nim, factor ${factor}`, zh: `${factor} 倍动态减法游戏` },
    rule: ruleOf(factor),
    space: "other",
    start: [opening(20)],
    notation: {
      en: "a heap, such as 13: the first move may not take it all; or 13/5: at most 5 may be taken now; or 13/13: all may",
      zh: "一堆，如 13（第一步不得取完）；或 13/5（这一步至多取 5 个）；或 13/13（这一步可以取完）",
    },
    moves: takes,
    accelerators: {
      moveNamed(position, at) {
        const tokens = numberNamed(at, position.most);
        return tokens === undefined ? undefined : take(position, tokens);
      },
      // From factor 2 on takes can grow, so that `most` limits only the first move.
      cost: ({ heap, most }) =>
        Number(heap) * (factor === 1 || most === 0 ? Number(most) : Number(heap)) ** 2,
      fromCoordinates: ([heap, most, ...more]) =>
        heap === undefined || most === undefined || more.length > 0 || most > heap
          ? undefined
          : { heap, most },
      ruleInALine: {
        rule: `[n,m: n-k,${factor}*k if k <= m]`,
        at: ([heap, most]) => clipped(heap!, most!),
      },
      findsFirst: true,
      moveToValue(position, value) {
        // The least part is the least take that wins.
        if (value !== 0 || position.heap === 0) return undefined;
        const part = least(position.heap);
        return part > position.most ? undefined : take(position, part);
      },
    },
    key: ({ heap, most }) => `${heap}/${most}`,
    parse,
    format,
    isPosition(value) {
      const { heap, most } = (value ?? {}) as Partial<Dynamic>;
      return isNatural(heap) && isNatural(most) && most <= heap;
    },
    board: (position) => row(position.heap, () => takes(position)),
    theorems: [
      {
        claim: {
          en: "Write the heap as a sum of losing openings, each more than the factor times the next smaller one: the next player wins iff the least part may be taken.",
          zh: "把堆的大小写成若干必败开局的石子数之和，且每个数都大于下一个较小数的规定倍数：先手必胜，当且仅当允许取走其中最小的数。",
        },
        source: "Schwenk, Take-away games, Fibonacci Quarterly 8 (1970) 225",
        ...(FORMULAS[factor] !== undefined && {
          proof: { by: "automaton", formula: FORMULAS[factor] } as const,
        }),
        *cases() {
          for (let heap = 0; ; heap++) {
            for (let most = heap === 0 ? 0 : 1; most <= heap; most++) yield [{ heap, most }];
          }
        },
        says: ({ heap, most }) => (heap !== 0 && least(heap) <= most ? "N" : "P"),
      },
      ...theorems,
    ],
  };
}

const TIMES: Readonly<Record<number | string, string>> = { 1: "as many", 2: "twice as many" };

const ruleOf = (factor: number | string): LocalizedText => ({
  en: `Take tokens from the heap: at most ${TIMES[factor] ?? `${factor} times as many`} as the opponent just took. The first move may not take all of them.`,
  zh: `从堆中取走至少一个石子，至多为对手刚取走的 ${factor} 倍；第一步不得取完。`,
});

/** Dynamic Nim for each factor: a move takes at most that many times as many tokens as the previous move. */
export const dynamicNim: Family<Dynamic> = {
  id: "dynamic-nim",
  name: { en: "Dynamic Nim", zh: "k 倍动态减法游戏" },
  rule: ruleOf("factor"),
  parameters: [{ name: "factor", least: 1, usual: 3 }],
  game: (factor) => dynamic(factor),
};

/**
 * Fibonacci Nim: a move takes at most twice as many tokens as the previous move; the first move must not take
 * all.
 */
export const fibonacciNim: Game<Dynamic> = {
  ...dynamic(2, [
    {
      claim: {
        en: "When the first move may not take all, a heap is a P-position iff it is 0 or a Fibonacci number.",
        zh: "若第一步不得取完，则一堆石子为必败态，当且仅当其个数为 0 或斐波那契数。",
      },
      source: "Whinihan, Fibonacci Nim, Fibonacci Quarterly 1:4 (1963) 9",
      proof: { by: "automaton", formula: FORMULAS[2]! },
      covers: (...positions) =>
        positions.length === 1 && positions.every(({ heap, most }) => most === opening(heap).most),
      *cases() {
        for (const [heap] of naturals()) yield [opening(heap)];
      },
      says: ({ heap }) => (isFibonacci(BigInt(heap)) ? "P" : "N"),
    },
  ]),
  id: "fibonacci-nim",
  name: { en: "Fibonacci Nim", zh: "斐波那契博弈" },
};

function isFibonacci(n: bigint): boolean {
  let [a, b] = [0n, 1n];
  while (a < n) [a, b] = [b, a + b];
  return a === n;
}
