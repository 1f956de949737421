import type { Cell, Move, Rules } from "../types.ts";
import { readBoard } from "./board.ts";
import { cut, type Part, shown, Trouble } from "./trouble.ts";

/** What a file exports, before it is known to be right; and what it keeps in its variables. */
export type Exported = Readonly<Partial<Record<Part, unknown>>> & {
  readonly kept?: () => readonly unknown[];
};

/** Someone's game, with every default filled in. */
export interface Custom {
  readonly rules: Rules<unknown> & Required<Pick<Rules<unknown>, "format">>;
  readonly start: unknown;
  /** Positions by this many natural numbers; 0 when they are found from the start alone. */
  readonly parameters: 0 | 1 | 2;
  position(...numbers: number[]): unknown;
  readonly least: number;
  readonly most: number;
  readonly misere: boolean;
  law: ((...given: unknown[]) => unknown) | undefined;
  /** Reads a position; absent where the shape of the start says how. */
  readonly parse: ((text: string) => unknown) | undefined;
  readonly board: ((position: unknown) => readonly Cell[]) | undefined;
}

/** How much of someone's game is taken, where whoever shows it has no room for more. */
export interface Room {
  /** Parameters go no further than this, by their number. */
  readonly furthest?: Readonly<Record<0 | 1 | 2, number>>;
  /** Letters in the name of a position or a move. */
  readonly letters?: number;
}

/** No position has more moves than this. */
const MOST_MOVES = 1_000_000;

/** As far as tables go unless the program says. */
const USUAL = { 0: 0, 1: 100, 2: 20 } as const;

/**
 * The game that a file of rules exports: `start` and `moves`, and what else it says of them.
 * @throws Trouble when an export is not what it must be; the rules of the game throw it when what they yield is not.
 */
export function readGame(exported: Exported, { furthest, letters = Infinity }: Room = {}): Custom {
  const { start } = exported;
  if (start === undefined) {
    throw new Trouble({
      en: "there is no `start`: write, for example, `export const start = 12;`",
      zh: "缺少 `start`，例如可写 `export const start = 12;`",
    });
  }
  const moves = functionOf(exported, "moves");
  if (moves === undefined) {
    throw new Trouble({
      en: "there are no `moves`: write `export function* moves(n: number) { … }`",
      zh: "缺少 `moves`，请写 `export function* moves(n: number) { … }`",
    });
  }
  const given = functionOf(exported, "position");
  const parameters = parametersOf(start, given);
  const least = naturalOf(exported, "least", furthest?.[parameters]) ?? 0;
  const most = naturalOf(exported, "most", furthest?.[parameters]) ?? Math.max(least, USUAL[parameters]);
  if (parameters > 0 && least > most) throw noCases(least, most);
  const format = formatOf(functionOf(exported, "format"), letters);
  const canonical = functionOf(exported, "canonical");
  const key = keyOf(functionOf(exported, "key"), format);
  const board = functionOf(exported, "board");
  const rules = {
    format,
    key: canonical === undefined ? key : (position: unknown) => key(canonical(frozen(position))),
    moves: readMoves(
      { moves, depth: depthOf(start), format, letters },
      partsOf(functionOf(exported, "parts"), format),
    ),
  };
  return {
    rules,
    start,
    parameters,
    position: given ?? (parameters === 1 ? (n) => n : (...numbers) => numbers),
    least,
    most,
    misere: exported.misere === true,
    law: functionOf(exported, "law"),
    parse: functionOf(exported, "parse"),
    board: board && ((position) => readBoard(board(frozen(position)))),
  };
}

/** What a position falls apart into, by `parts`; itself where that is not given. */
function partsOf(
  parts: Call | undefined,
  format: (position: unknown) => string,
): (position: unknown) => readonly unknown[] {
  if (parts === undefined) return (position) => [position];
  return (position) => {
    const found = parts(frozen(position));
    if (Array.isArray(found)) return copied(found);
    throw new Trouble(
      {
        en: `\`parts\` of ${format(position)}: expected a list of positions, found ${shown(found)}`,
        zh: `\`parts\`，局面 ${format(position)}：应为局面列表，但得到 ${shown(found)}`,
      },
      "parts",
    );
  };
}

type Call = (...given: unknown[]) => unknown;

function functionOf(exported: Exported, part: Part): Call | undefined {
  const value = exported[part];
  if (value === undefined) return undefined;
  if (typeof value === "function") return value as Call;
  throw new Trouble(
    {
      en: `\`${part}\`: expected a function, found ${shown(value)}`,
      zh: `\`${part}\`：此处应为函数，但得到 ${shown(value)}`,
    },
    part,
  );
}

function naturalOf(exported: Exported, part: "least" | "most", furthest = Infinity): number | undefined {
  const value = exported[part];
  if (value === undefined) return undefined;
  const natural = typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
  if (natural && (furthest === 0 || value <= furthest)) return value;
  throw new Trouble(
    natural
      ? {
          en: `\`${part}\`: expected at most ${furthest}, found ${shown(value)}`,
          zh: `\`${part}\`：至多为 ${furthest}，但得到 ${shown(value)}`,
        }
      : {
          en: `\`${part}\`: expected a natural number, found ${shown(value)}`,
          zh: `\`${part}\`：此处应为自然数，但得到 ${shown(value)}`,
        },
    part,
  );
}

const noCases = (least: number, most: number): Trouble =>
  new Trouble(
    {
      en: `\`least\` is ${least}, which is more than \`most\`, ${most}`,
      zh: `\`least\` 为 ${least}，大于 \`most\` 的 ${most}`,
    },
    "least",
  );

/** One parameter for numbers, two for pairs of numbers, else as many as `position` takes. */
function parametersOf(start: unknown, position: Call | undefined): 0 | 1 | 2 {
  if (position !== undefined) {
    if (position.length === 1 || position.length === 2) return position.length;
    throw new Trouble(
      {
        en: `\`position\`: expected a function of one or two numbers, found one of ${position.length}`,
        zh: `\`position\`：应为一个或两个数的函数，但它有 ${position.length} 个参数`,
      },
      "position",
    );
  }
  if (typeof start === "number") return 1;
  const pair = Array.isArray(start) && start.length === 2 && start.every((each) => typeof each === "number");
  return pair ? 2 : 0;
}

function formatOf(format: Call | undefined, letters: number): (position: unknown) => string {
  if (format === undefined) return (position) => written(position, letters);
  return (position) => {
    const text = format(position);
    if (typeof text === "string") return cut(text, letters);
    throw new Trouble(
      {
        en: `\`format\`: expected a string, found ${shown(text)} for ${shown(position)}`,
        zh: `\`format\`：此处应为字符串，但对 ${shown(position)} 得到 ${shown(text)}`,
      },
      "format",
    );
  };
}

function written(position: unknown, letters: number): string {
  if (typeof position === "string") return cut(position, letters);
  if (Array.isArray(position) && position.every((each) => typeof each === "number")) {
    return cut(`(${position.join(", ")})`, letters);
  }
  if (Array.isArray(position) && position.length > 0 && position.every(isWord)) {
    return cut(position.join(), letters);
  }
  return shown(position, Math.max(60, letters));
}

/** A text that stands between commas as it is. */
const isWord = (value: unknown): boolean => typeof value === "string" && /^[^\s,]+$/.test(value);

function keyOf(
  key: Call | undefined,
  format: (position: unknown) => string,
): (position: unknown) => string | number | bigint {
  return (position) => {
    const found = key === undefined ? usualKey(position) : key(position);
    if (typeof found === "string" || typeof found === "bigint") return found;
    if (typeof found === "number" && !Number.isNaN(found)) return found;
    throw key === undefined ? noPosition(position) : wrongKey(found, format(position));
  };
}

function usualKey(position: unknown): unknown {
  if (typeof position !== "object" || position === null) return position;
  const kind: unknown = Object.getPrototypeOf(position);
  if (kind !== Object.prototype && !Array.isArray(position)) {
    throw new Trouble({
      en: `positions such as ${shown(position)} need a \`key\``,
      zh: `形如 ${shown(position)} 的局面需要写明 \`key\``,
    });
  }
  return JSON.stringify(position, (_, inner: unknown) => {
    if (typeof inner === "number" && !Number.isFinite(inner)) throw noPosition(position);
    return typeof inner === "bigint" ? `${inner}n` : inner;
  });
}

const noPosition = (position: unknown): Trouble =>
  new Trouble(
    {
      en: `\`moves\` led to ${shown(position)}, which is no position`,
      zh: `\`moves\` 走到了 ${shown(position)}，这不是局面`,
    },
    "moves",
  );

const wrongKey = (found: unknown, position: string): Trouble =>
  new Trouble(
    {
      en: `\`key\`: expected a string or a number, found ${shown(found)} for ${position}`,
      zh: `\`key\`：此处应为字符串或数，但对 ${position} 得到 ${shown(found)}`,
    },
    "key",
  );

/** How deep lists are nested: 0 for what is no list, and for an empty list as deep as it may be. */
function depthOf(value: unknown): number {
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
function readMoves(
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

/** What rules would change in a position would change what is known of it, so lists and plain objects are frozen. */
function frozen<T>(position: T): T {
  if (typeof position !== "object" || position === null || Object.isFrozen(position)) return position;
  const plain = Array.isArray(position) || Object.getPrototypeOf(position) === Object.prototype;
  if (!plain) return position;
  for (const part of Object.values(Object.freeze(position))) frozen(part);
  return position;
}

/** A list is asked for its parts once: one that answers otherwise the next time changes nothing. */
function copied(list: readonly unknown[]): unknown[] {
  const copy: unknown[] = [];
  const { length } = list;
  for (let i = 0; i < length; i++) copy[i] = list[i];
  return copy;
}

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.iterator in value;

const isNamed = (value: unknown): value is { readonly at: unknown; readonly to: unknown } =>
  typeof value === "object" && value !== null && "at" in value && "to" in value;
