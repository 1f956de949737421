import type { Move } from "../types.ts";
import { type Call, copied, frozen } from "./call.ts";
import { cut, shown, Trouble } from "./trouble.ts";

/** No position has more moves than this. */
const MOST_MOVES = 1_000_000;

/** How deep lists are nested: 0 for what is no list, and for an empty list as deep as it may be. */
export function depthOf(value: unknown): number {
  if (!Array.isArray(value)) return 0;
  let depth = 0;
  for (const part of value) depth = Math.max(depth, depthOf(part));
  return 1 + depth;
}

interface Yielding {
  readonly moves: Call;
  /** How deep the lists of a position are nested. */
  readonly depth: number;
  readonly format: (position: unknown) => string;
  readonly letters: number;
}

/** Makes moves of whatever is yielded: a position, the list of components that a move leaves, or `{ at, to }`. */
export function readMoves(
  { moves, depth, format, letters }: Yielding,
  partsOf: (position: unknown) => readonly unknown[],
): (position: unknown) => Iterable<Move<unknown>> {
  const wrong = (found: unknown, position: unknown): Trouble =>
    new Trouble(
      {
        en: `\`moves\` of ${format(position)}: expected a position, a list of positions or { at, to }, found ${shown(found)}`,
        zh: `\`moves\`，局面 ${format(position)}：应为局面、局面列表或 { at, to }，但得到 ${shown(found)}`,
      },
      "moves",
    );

  /** Whether it nests as the start does: not where one is a list and the other is none. */
  const alike = (value: unknown) =>
    value !== null && value !== undefined && typeof value !== "function" && depthOf(value) > 0 === depth > 0;

  const right = (value: unknown) => alike(value) && !(typeof value === "number" && !Number.isFinite(value));

  function componentsOf(to: unknown, position: unknown): readonly unknown[] {
    const components = right(to) && !(Array.isArray(to) && depthOf(to) > depth) ? [to] : to;
    if (!Array.isArray(components) || components.length > MOST_MOVES) throw wrong(to, position);
    const parts = copied(components);
    if (!parts.every(right)) throw wrong(to, position);
    const fallen = parts.flatMap(partsOf);
    if (fallen.length > MOST_MOVES || !fallen.every(right)) throw wrong(fallen, position);
    return fallen;
  }

  function moveOf(yielded: unknown, position: unknown): Move<unknown> {
    if (isNamed(yielded)) {
      const { at, to } = yielded;
      if ("next" in yielded) throw new Trouble(NEXT, "moves");
      if (typeof at !== "string" && typeof at !== "number") throw wrong(yielded, position);
      return { at: cut(`${at}`, letters), to: componentsOf(to, position) };
    }
    const to = componentsOf(yielded, position);
    return { at: cut(to.length === 0 ? "∅" : to.map(format).join(" + "), letters), to };
  }

  return function* (position) {
    const found = moves(frozen(position));
    if (!isIterable(found)) {
      throw new Trouble(
        {
          en: `\`moves\` of ${format(position)}: expected a generator or a list, found ${shown(found)}; is it \`function*\`?`,
          zh: `\`moves\`，局面 ${format(position)}：应为生成器或列表，但得到 ${shown(found)}；是否应写 \`function*\`？`,
        },
        "moves",
      );
    }
    let count = 0;
    for (const yielded of found) {
      if (++count > MOST_MOVES) {
        throw new Trouble(
          {
            en: `\`moves\` of ${format(position)}: more than ${MOST_MOVES} moves`,
            zh: `\`moves\`，局面 ${format(position)}：走法超过 ${MOST_MOVES} 种`,
          },
          "moves",
        );
      }
      yield moveOf(yielded, position);
    }
  };
}

const NEXT = {
  en: "`next`: only rules in a line say who moves next, as [n: n-1 | again: n-2]",
  zh: "`next`：只有一行规则能规定下一步由谁走，如 [n: n-1 | again: n-2]",
};

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.iterator in value;

const isNamed = (value: unknown): value is { readonly at: unknown; readonly to: unknown } =>
  typeof value === "object" && value !== null && "at" in value && "to" in value;
