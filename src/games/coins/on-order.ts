import { NotationError } from "../../errors.ts";
import { say } from "../../locale/message.ts";
import { sourceText } from "../../messages/proof.ts";
import type { Cell, Game, LocalizedText, Move, Theorem } from "../../types.ts";
import { coversOf, isRest, type Rest } from "../family/poset.ts";
import { poset } from "../poset.ts";
import { misereNote, setsBelow, type Turning } from "./turning.ts";

// Coin-turning games on partial orders, such as trees, instead of rows.

/** Coin that shows heads on an element of a partial order. */
interface Head {
  readonly order: Rest;
  readonly head: number;
}

/** Bounds on the number of turned coins, for rules that depend only on this number. */
const SIZES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  "turning-turtles": [1, 2],
  "mock-turtles": [1, 3],
  moebius: [1, 5],
  mogul: [1, 7],
  moidores: [1, 9],
  motley: [1, Number.POSITIVE_INFINITY],
  twins: [2, 2],
  triplets: [3, 3],
};

/** Names of the rules for rows that are also defined on partial orders. */
export const orderRules: readonly string[] = [...Object.keys(SIZES), "ruler"];

const HEAD: LocalizedText = {
  en: "an order and the element of a coin that shows heads, such as a<b,a<c,c<d@d or divisors(60)@12",
  zh: "一个偏序与正面朝上的硬币所在的元素，如 a<b,a<c,c<d@d 或 divisors(60)@12",
};

/** Elements below each element of an arena, in ascending order. */
const belows = new WeakMap<Rest["arena"], readonly (readonly number[])[]>();

function below({ order: { arena }, head }: Head): readonly number[] {
  let found = belows.get(arena);
  if (found === undefined) {
    const made: number[][] = arena.above.map(() => []);
    for (const [low, highs] of arena.above.entries()) for (const high of highs) made[high]!.push(low);
    for (const each of made) each.sort((a, b) => made[a]!.length - made[b]!.length || a - b);
    belows.set(arena, made);
    found = made;
  }
  return found[head]!;
}

/** Elements from `low` up to the head, without the head. */
const between = (at: Head, low: number): number[] =>
  below(at).filter((each) => each === low || at.order.arena.above[low]!.includes(each));

function* besides(id: string, at: Head): Generator<readonly number[]> {
  const under = below(at);
  const sizes = SIZES[id];
  if (sizes === undefined) {
    yield [];
    for (const low of under) yield between(at, low);
    return;
  }
  const [least, most] = sizes;
  for (const set of setsBelow(under.length, Math.min(most - 1, under.length)))
    if (set.length + 1 >= least) yield set.map((i) => under[i]!);
}

/** Number of elements in the longest chain below the head. */
function height(at: Head): number {
  const under = below(at);
  const heights = new Map<number, number>();
  let most = 0;
  for (const each of under) {
    const own = 1 + Math.max(0, ...below({ ...at, head: each }).map((low) => heights.get(low)!));
    heights.set(each, own);
    most = Math.max(most, own);
  }
  return most;
}

/** Whether the elements below the head form a chain. */
const onChain = (at: Head): boolean =>
  below(at).every((each, i) => below({ ...at, head: each }).length === i);

/** Heads on orders of up to five elements, repeated forever; with `trees`, only heads above a chain. */
function* cases(trees: boolean): Generator<[Head]> {
  for (;;)
    for (let n = 1; n <= 5; n++) {
      const pairs = Array.from({ length: n }, (_, b) =>
        Array.from({ length: b }, (_, a) => `${a}<${b}`),
      ).flat();
      for (let chosen = 0; chosen < 2 ** pairs.length; chosen++) {
        const words = [
          ...pairs.filter((_, i) => (chosen >> i) & 1),
          ...Array.from({ length: n }, (_, i) => i),
        ];
        const order = poset.parse(words.join());
        const at = { order, head: order.cells.find((cell) => order.arena.nameOf(cell) === `${n - 1}`)! };
        if (!trees || onChain(at)) yield [at];
      }
    }
}

const HEIGHTS: Readonly<Record<string, { readonly more: 0 | 1; readonly claim: LocalizedText }>> = {
  twins: {
    more: 0,
    claim: {
      en: "The value of a head is the length of the longest chain below its element.",
      zh: "正面的 SG 值为其元素之下最长链的长度。",
    },
  },
  "turning-turtles": {
    more: 1,
    claim: {
      en: "The value of a head is the length of the longest chain that ends at its element.",
      zh: "正面的 SG 值为以其元素为最大元的最长链的长度。",
    },
  },
};

function theoremsOf({ id, theorem }: Turning): Theorem<Head>[] {
  const tall = HEIGHTS[id];
  if (tall !== undefined) {
    return [
      {
        claim: tall.claim,
        source: {
          en: "by induction: the elements below contain longest chains of every smaller length",
          zh: "由归纳法：其下含有每个更小长度的最长链",
        },
        cases: () => cases(false),
        says: (...heads) => heads.reduce((sum, at) => sum ^ (height(at) + tall.more), 0),
      },
    ];
  }
  if (theorem === undefined) return [];
  return [
    {
      claim: {
        en: "If the elements below a head form a chain of n elements, as in a tree, the head has the value of place n in a row.",
        zh: "若正面之下是 n 个元素的链（如在树上），其 SG 值与一行中位置 n 的相同。",
      },
      source: {
        en: `the moves are the same; ${say(sourceText(theorem.source), "en")}`,
        zh: `走法相同；${say(sourceText(theorem.source), "zh")}`,
      },
      covers: (...heads) => heads.every(onChain),
      cases: () => cases(true),
      says: (...heads) => heads.reduce((sum, at) => sum ^ theorem.value(below(at).length), 0),
    },
  ];
}

function parse(text: string): Head {
  const at = text.lastIndexOf("@");
  if (at < 0) throw new NotationError(text, text.length, HEAD);
  const order = poset.parse(text.slice(0, at));
  const name = text.slice(at + 1);
  const head = order.cells.find((cell) => order.arena.nameOf(cell) === name);
  if (head === undefined)
    throw new NotationError(text, at + 1, { en: "an element of the order", zh: "偏序中的元素" });
  return { order, head };
}

const texts = new WeakMap<Rest, string>();

function format({ order, head }: Head): string {
  const text = texts.get(order) ?? poset.format(order);
  texts.set(order, text);
  return `${text}@${order.arena.nameOf(head)}`;
}

/**
 * Game of `turning` on a partial order: the coins below a coin take the role of those to its left in a row.
 */
export function onOrders(turning: Turning): Game<Head> {
  const { id, name } = turning;

  function* moves(at: Head): Generator<Move<Head>> {
    const { order, head } = at;
    for (const set of besides(id, at)) {
      const names = [...set, head].map(order.arena.nameOf);
      yield { at: names.join(), to: set.map((each) => ({ order, head: each })) };
    }
  }

  function board(at: Head): Cell[] {
    const { order, head } = at;
    const touch = new Map(order.cells.map((cell) => [cell, [] as string[]]));
    for (const move of moves(at))
      for (const each of [...move.to.map((option) => option.head), head]) touch.get(each)!.push(move.at);
    const lines = [...coversOf(order)].map(([low, high]): Cell => {
      const [x, y] = order.arena.places[low]!;
      return { shape: "edge", x, y, end: order.arena.places[high]! };
    });
    const elements = order.cells.flatMap((cell): Cell[] => {
      const [x, y] = order.arena.places[cell]!;
      return [
        { shape: cell === head ? "token" : "hole", x, y, touch: touch.get(cell)! },
        { shape: "label", x: x + 0.5, y, text: order.arena.nameOf(cell) },
      ];
    });
    return [...lines, ...elements];
  }

  return {
    id: `coins(poset-${id})`,
    name: { en: `${name.en} on an order`, zh: `${name.zh}，在偏序集上` },
    rule: {
      en:
        id === "ruler"
          ? "On an order, such as a tree: turn an element from heads to tails and, if you like, all from one below it up to it."
          : `As in ${name.en}, on an order, such as a tree: the other turned coins are below the one that goes from heads to tails.`,
      zh:
        id === "ruler"
          ? "在偏序集（如树）上：把一个元素由正面翻成反面，还可以同时翻介于其下某个元素与它之间的所有元素。"
          : `规则同 ${id}，但在偏序集（如树）上：其余被翻的元素都在由正面翻成反面的那个元素之下。`,
    },
    notation: HEAD,
    misereNote,
    space: "other",
    get start() {
      return ["a<b,b<c,a<d,c<e,d<e@e", "subsets(3)@ab"].map(parse);
    },
    key: format,
    parse,
    format,
    isPosition(value) {
      const { order, head } = (value ?? {}) as Partial<Head>;
      return isRest(order) && (order as Rest).cells.includes(head!);
    },
    moves,
    accelerators: {
      cost: (at) => setsOf(id, below(at).length),
    },
    board,
    theorems: theoremsOf(turning),
  };
}

/** Estimated number of moves from a head and from the heads below it. */
function setsOf(id: string, under: number): number {
  const most = SIZES[id]?.[1] ?? 2;
  let sets = 1;
  for (let i = 1, term = 1; i < most && i <= under; i++) {
    term *= (under - i + 1) / i;
    sets += term;
  }
  return sets * (under + 1);
}
