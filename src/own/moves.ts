import type { Move } from "../types.ts";
import { type Call, copied, frozen } from "./call.ts";
import { DEEPEST_POSITION } from "./key.ts";
import { cut, shown, Trouble } from "./trouble.ts";

/** No position has more moves than this. */
const MOST_MOVES = 1_000_000;

/** How deep lists are nested: 0 for what is no list, and for an empty list as deep as it may be. @throws Trouble */
export function depthOf(value: unknown, left: number = DEEPEST_POSITION): number {
  if (!Array.isArray(value)) return 0;
  if (left === 0) throw new Trouble(TOO_DEEP);
  let depth = 0;
  for (const part of value) depth = Math.max(depth, depthOf(part, left - 1));
  return 1 + depth;
}

const TOO_DEEP = {
  en: `a position has lists deeper than ${DEEPEST_POSITION} levels, or a list that holds itself`,
  zh: `局面中的列表嵌套超过 ${DEEPEST_POSITION} 层，或包含其自身`,
};

interface Yielding {
  readonly moves: Call;
  /** How deep the lists of a position are nested. */
  readonly depth: number;
  readonly format: (position: unknown) => string;
  readonly letters: number;
  /** Whether moves may say who moves next. */
  readonly entails: boolean;
}

/** Makes moves of whatever is yielded: a position, the list of components that a move leaves, or `{ at, to }`. */
export function readMoves(
  { moves, depth, format, letters, entails }: Yielding,
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

  const notNext = (found: unknown, position: unknown): Trouble =>
    new Trouble(
      {
        en: `\`moves\` of ${format(position)}: expected \`next\` to be "again" or "answer", found ${shown(found)}`,
        zh: `\`moves\`，局面 ${format(position)}：\`next\` 应为 "again" 或 "answer"，但得到 ${shown(found)}`,
      },
      "moves",
    );

  function moveOf(yielded: unknown, position: unknown): Move<unknown> {
    if (isNamed(yielded)) {
      const { at, to } = yielded;
      if (typeof at !== "string" && typeof at !== "number") throw wrong(yielded, position);
      const move = { at: cut(`${at}`, letters), to: componentsOf(to, position) };
      const { next } = yielded;
      if (next === undefined) return move;
      if (!entails) throw new Trouble(UNSAID, "moves");
      if (next !== "again" && next !== "answer") throw notNext(next, position);
      return { ...move, next };
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

const UNSAID = {
  en: "`next`: a file whose moves say who moves next has to say `export const entails = true;`",
  zh: "`next`：走法规定下一步由谁走的文件须写 `export const entails = true;`",
};

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.iterator in value;

const isNamed = (
  value: unknown,
): value is { readonly at: unknown; readonly to: unknown; readonly next?: unknown } =>
  typeof value === "object" && value !== null && "at" in value && "to" in value;
