import type { Cell, Theorem } from "../../types.ts";
import {
  aliveOf,
  type BoardGraph,
  isRegion,
  type Offer,
  type Region,
  type RegionFace,
} from "./board-graph.ts";
import { type DeletionRule, deletionGame } from "./deletion.ts";

/** Partial order; adjacent elements are those where one covers the other. */
interface Order extends BoardGraph {
  /** Elements above each element, and those that cover it. */
  readonly above: readonly (readonly number[])[];
  readonly next: readonly (readonly number[])[];
}

/** Remaining part of an order. */
export interface Rest extends Region {
  readonly arena: Order;
}

/**
 * Order of named elements with the given `pairs`, the lower element first; undefined if they contain a cycle.
 */
export function orderOf(
  names: readonly string[],
  pairs: readonly (readonly [number, number])[],
  written?: string,
): Rest | undefined {
  const given: number[][] = names.map(() => []);
  for (const [low, high] of pairs) given[low]!.push(high);
  const above = given.map((from) => {
    const seen = new Set(from);
    for (const each of seen) for (const more of given[each]!) seen.add(more);
    return [...seen].sort((a, b) => a - b);
  });
  if (above.some((each, cell) => each.includes(cell))) return undefined;
  const next = above.map((all) => {
    const further = new Set(all.flatMap((each) => above[each]!));
    return all.filter((high) => !further.has(high));
  });
  const near: number[][] = next.map((each) => [...each]);
  next.forEach((highs, low) => {
    for (const high of highs) near[high]!.push(low);
  });
  const arena: Order = {
    near,
    above,
    next,
    places: placesOf(above),
    nameOf: (cell) => names[cell]!,
    ...(written !== undefined && { written }),
  };
  return { arena, cells: [...names.keys()] };
}

/** Places of elements by the longest chain below them, minimal elements at the bottom. */
function placesOf(above: Order["above"]): [number, number][] {
  const levels = new Int32Array(above.length);
  const byAbove = [...above.keys()].sort((a, b) => above[b]!.length - above[a]!.length);
  for (const low of byAbove)
    for (const high of above[low]!) levels[high] = Math.max(levels[high]!, levels[low]! + 1);
  const most = Math.max(0, ...levels);
  const placed = new Int32Array(most + 1);
  return Array.from(levels, (level) => [2 * placed[level]!++ + (level % 2), 2 * (most - level)]);
}

/** Covering pairs of the remaining part, which contains all elements below each of its elements. */
export function* coversOf(rest: Rest): Generator<readonly [number, number]> {
  const alive = aliveOf(rest);
  for (const low of rest.cells)
    for (const high of rest.arena.next[low]!) if (alive[high] === 1) yield [low, high];
}

function draw(rest: Rest, offers: Iterable<Offer>): Cell[] {
  const { arena } = rest;
  const lines = [...coversOf(rest)].map(([low, high]): Cell => {
    const [x, y] = arena.places[low]!;
    return { shape: "edge", x, y, end: arena.places[high]! };
  });
  // Each element has one move, with the same name.
  const elements = [...offers].flatMap(({ at, cells }): Cell[] => {
    const [x, y] = arena.places[cells[0]!]!;
    return [
      { shape: "token", x, y, touch: [at] },
      { shape: "label", x: x + 0.5, y, text: at },
    ];
  });
  return [...lines, ...elements];
}

function hasAllBelow(rest: Rest): boolean {
  const alive = aliveOf(rest);
  return rest.arena.above.every((highs, low) => alive[low] === 1 || highs.every((high) => alive[high] === 0));
}

const hasGreatest = ({ arena, cells }: Rest): boolean =>
  cells.some((top) => cells.every((cell) => cell === top || arena.above[cell]!.includes(top)));

/** Orders of up to four elements plus a greatest one, repeated forever. */
function* withGreatest(): Generator<[Rest]> {
  for (;;)
    for (let n = 0; n <= 4; n++) {
      const pairs = Array.from({ length: n }, (_, b) => Array.from({ length: b }, (_, a) => [a, b] as const));
      for (let chosen = 0; chosen < 2 ** pairs.flat().length; chosen++) {
        const covers = pairs.flat().filter((_, i) => (chosen >> i) & 1);
        const names = Array.from({ length: n + 1 }, (_, i) => `${i}`);
        const topped = [...covers, ...names.slice(1).map((_, i) => [i, n] as const)];
        yield [orderOf(names, topped)!];
      }
    }
}

/** Takes of an element and all elements above it. */
const upperDeletion: DeletionRule<Rest> = {
  takes: ({ arena, cells }) =>
    cells.map((cell) => ({ needs: [cell], removes: [cell, ...arena.above[cell]!] })),
  local: true,
  cost: ({ cells }) => 1.4 ** Math.min(cells.length, 1000),
};

/** Whether `value` is a part of an order that takes can leave. */
export const isRest = (value: unknown): boolean =>
  isRegion(value, (arena) => Array.isArray((arena as Partial<Order>).next)) && hasAllBelow(value as Rest);

/** Game on partial orders with the notation in `face`. */
export const orderGame = (
  face: Pick<RegionFace<Rest>, "notation" | "key" | "parse" | "format">,
): ReturnType<typeof deletionGame<Rest>> =>
  deletionGame({ ...face, space: "other", isPosition: isRest, draw }, upperDeletion);

export const greatest: Theorem<Rest> = {
  claim: {
    en: "If one element is above all others, the next player wins: any answer to taking it alone could have been the first move.",
    zh: "若有一个元素大于其余所有元素，则先手必胜：后手对“只取它”的任何应着，先手都可以一开始就走。",
  },
  source: {
    en: "Gale, Amer. Math. Monthly 81 (1974) 876, by strategy stealing",
    zh: "Gale, Amer. Math. Monthly 81 (1974) 876，由策略盗取论证",
  },
  covers: hasGreatest,
  cases: withGreatest,
  says: () => "N",
};
