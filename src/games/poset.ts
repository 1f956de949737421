import { NotationError } from "../errors.ts";
import type { Game, LocalizedText } from "../types.ts";
import { coversOf, greatest, orderGame, orderOf, type Rest } from "./family/poset.ts";

const MOST_ELEMENTS = 400;

const ORDER: LocalizedText = {
  en: "an order: a<b,a<c with single elements as d; or chain(5), chomp(2x3x4), subsets(4), divisors(60)",
  zh: "一个偏序：如 a<b,a<c，孤立元素如 d；或 chain(5)、chomp(2x3x4)、subsets(4)、divisors(60)",
};
const NO_CIRCLE: LocalizedText = {
  en: "an order, which must not contain a cycle",
  zh: "偏序（关系不得成环）",
};
const SIZE: LocalizedText = {
  en: `an order of at most ${MOST_ELEMENTS} elements`,
  zh: `不超过 ${MOST_ELEMENTS} 个元素的偏序`,
};

/** Named orders as functions of their parameters; undefined when there would be too many elements. */
const shapes: Readonly<Record<string, (...numbers: number[]) => NamedPoset | undefined>> = {
  chain: (n) => (n! > MOST_ELEMENTS ? undefined : boxOf([n!], (at) => `${at[0]! + 1}`)),
  chomp(...sides) {
    const size = sides.reduce((product, side) => product * side, 1);
    if (size > MOST_ELEMENTS + 1) return undefined;
    return withoutFirst(boxOf(sides, (at) => at.map((each) => each + 1).join(".")));
  },
  subsets(n) {
    if (n! > 8) return undefined;
    const all = boxOf(Array<number>(n!).fill(2), (at) =>
      at.map((each, i) => (each ? LETTERS[i] : "")).join(""),
    );
    const { names, covers } = withoutFirst(all);
    const last = names.length - 1;
    return { names: names.slice(0, last), covers: covers.filter(([, high]) => high !== last) };
  },
  divisors(n) {
    if (n! > 1_000_000 || n! < 1) return undefined;
    const names = Array.from({ length: n! - 1 }, (_, i) => i + 2).filter((each) => n! % each === 0);
    const covers = names.flatMap((high, j) =>
      names.flatMap((low, i) => (i < j && high % low === 0 ? [[i, j] as const] : [])),
    );
    return { names: names.map(String), covers };
  },
};

const LETTERS = "abcdefgh";

interface NamedPoset {
  readonly names: readonly string[];
  readonly covers: readonly (readonly [number, number])[];
}

/** Points of a box; each is covered by those one further along a side. */
function boxOf(sides: readonly number[], nameOf: (at: readonly number[]) => string): NamedPoset {
  let all: number[][] = [[]];
  for (const side of sides)
    all = all.flatMap((at) => Array.from({ length: side }, (_, each) => [...at, each]));
  const covers = all.flatMap((at, low) => {
    let step = 1;
    const found: [number, number][] = [];
    for (let i = sides.length - 1; i >= 0; i--) {
      if (at[i]! + 1 < sides[i]!) found.push([low, low + step]);
      step *= sides[i]!;
    }
    return found;
  });
  return { names: all.map(nameOf), covers };
}

const withoutFirst = ({ names, covers }: NamedPoset): NamedPoset => ({
  names: names.slice(1),
  covers: covers.flatMap(([low, high]) => (low === 0 ? [] : [[low - 1, high - 1] as const])),
});

const known = new Map<string, Rest>();

/** Order with this name and these numbers; always the same object for the same text. */
export function namedOrder(text: string): Rest | undefined {
  const [, name = "", list = ""] = /^([a-z]+)\(([\dx×*]+)\)$/.exec(text) ?? [];
  const numbers = list.split(/[x×*]/).map(Number);
  if (shapes[name] === undefined || (name !== "chomp" && numbers.length > 1)) return undefined;
  if (numbers.some((each) => each > 1_000_000) || numbers.length > 9)
    throw new NotationError(text, name.length + 1, SIZE);
  const found = known.get(text);
  if (found !== undefined) return found;
  const made = numbers.includes(0) ? { names: [], covers: [] } : shapes[name]!(...numbers);
  if (made === undefined) throw new NotationError(text, name.length + 1, SIZE);
  const order = orderOf(made.names, made.covers, text)!;
  if (known.size > 100) known.clear();
  known.set(text, order);
  return order;
}

function parse(text: string): Rest {
  const named = namedOrder(text);
  if (named !== undefined) return named;
  const ranks = new Map<string, number>();
  const covers: [number, number][] = [];
  const rankOf = (name: string): number => {
    const rank = ranks.get(name) ?? ranks.size;
    ranks.set(name, rank);
    return rank;
  };
  let at = 0;
  for (const word of text.split(",")) {
    if (!/^[\p{L}\d.]+(?:<[\p{L}\d.]+)*$/u.test(word)) throw new NotationError(text, at, ORDER);
    const chain = word.split("<").map(rankOf);
    chain.slice(1).forEach((high, i) => {
      covers.push([chain[i]!, high]);
    });
    at += word.length + 1;
  }
  if (ranks.size > MOST_ELEMENTS) throw new NotationError(text, 0, SIZE);
  const order = orderOf([...ranks.keys()], covers);
  if (order === undefined) throw new NotationError(text, 0, NO_CIRCLE);
  return order;
}

/** Covering pairs, and the elements that are in none. */
function write(rest: Rest): string {
  const { nameOf } = rest.arena;
  const covers = [...coversOf(rest)];
  const joined = new Set(covers.flat());
  const words = [
    ...covers.map((pair) => pair.map(nameOf).join("<")),
    ...rest.cells.filter((cell) => !joined.has(cell)).map(nameOf),
  ];
  return words.sort().join() || "chain(0)";
}

function format(rest: Rest): string {
  const { arena, cells } = rest;
  return cells.length === arena.near.length && arena.written !== undefined ? arena.written : write(rest);
}

/** Whether the elements below each element form a chain. */
function isForest(rest: Rest): boolean {
  const highs = [...coversOf(rest)].map(([, high]) => high);
  return new Set(highs).size === highs.length;
}

/**
 * Value by the colon principle: each element is an edge with the sum of the elements that cover it on top.
 */
function forestValue(rest: Rest): number {
  const { above } = rest.arena;
  const up = new Map<number, number[]>();
  const highs = new Set<number>();
  for (const [low, high] of coversOf(rest)) {
    up.set(low, [...(up.get(low) ?? []), high]);
    highs.add(high);
  }
  const values = new Map<number, number>();
  const fromTop = [...rest.cells].sort((a, b) => above[a]!.length - above[b]!.length);
  for (const cell of fromTop)
    values.set(cell, 1 + (up.get(cell) ?? []).reduce((sum, high) => sum ^ values.get(high)!, 0));
  return rest.cells.reduce((sum, cell) => (highs.has(cell) ? sum : sum ^ values.get(cell)!), 0);
}

/** Forests of up to five elements, repeated forever. */
function* forests(): Generator<[Rest]> {
  for (;;)
    for (let n = 0; n <= 5; n++) {
      const count = Array.from({ length: n }, (_, i) => i + 1).reduce((product, each) => product * each, 1);
      for (let code = 0; code < count; code++) {
        let rest = code;
        const covers: [number, number][] = [];
        for (let i = 0; i < n; rest = Math.floor(rest / ++i)) {
          const below = (rest % (i + 1)) - 1;
          if (below >= 0) covers.push([below, i]);
        }
        yield [
          orderOf(
            Array.from({ length: n }, (_, i) => `${i}`),
            covers,
          )!,
        ];
      }
    }
}

/** Partial order: a move takes an element and all elements above it. */
export const poset: Game<Rest> = {
  ...orderGame({ notation: ORDER, key: write, parse, format }),
  id: "poset",
  name: { en: "Poset game", zh: "偏序集游戏" },
  rule: {
    en: "Take an element of an order and all elements above it. A box without its least element is Chomp: chomp(3x4), chomp(2x3x4).",
    zh: "取走偏序集中的一个元素，连同所有大于它的元素。长方体去掉最小元素即 Chomp：chomp(3x4)、chomp(2x3x4)。",
  },
  get start() {
    return [parse("chomp(2x2x3)")];
  },
  theorems: [
    {
      claim: {
        en: "If the elements below each element form a chain, an element has one more than the nim-sum of the elements next above it. The value is the nim-sum of the minimal elements.",
        zh: "若每个元素之下的元素成一条链，则元素的 SG 值等于紧接其上各元素值的异或和加 1，整体的 SG 值为各极小元素值的异或和。",
      },
      source: {
        en: "Winning Ways (2nd ed.), vol. 1, ch. 7: the colon principle of Green Hackenbush trees",
        zh: "Winning Ways (2nd ed.), vol. 1, ch. 7：绿色 Hackenbush 树的克朗原理",
      },
      covers: isForest,
      cases: forests,
      says: forestValue,
    },
    greatest,
  ],
};
