import { t } from "../locale/user-rules.ts";
import type { Move } from "../types.ts";
import { type Call, copied, frozen } from "./call.ts";
import { DEEPEST_POSITION } from "./key.ts";
import { cut, shown, UserCodeError } from "./user-code-error.ts";

// Conversion of the items that a user's `moves` yields into moves.

/** Largest number of moves of a position. */
const MOST_MOVES = 1_000_000;

/**
 * Depth of nested lists; 0 for anything but a list.
 * @throws UserCodeError
 */
export function depthOf(value: unknown, left: number = DEEPEST_POSITION): number {
  if (!Array.isArray(value)) return 0;
  if (left === 0) throw new UserCodeError(TOO_DEEP);
  let depth = 0;
  for (const part of value) depth = Math.max(depth, depthOf(part, left - 1));
  return 1 + depth;
}

const TOO_DEEP = t("tooDeep", { deepestPosition: DEEPEST_POSITION });

interface Yielding {
  readonly moves: Call;
  /** Depth of the nested lists of a position. */
  readonly depth: number;
  readonly format: (position: unknown) => string;
  readonly letters: number;
  /** Whether moves may set who moves next. */
  readonly entails: boolean;
}

/**
 * Converts the items of `moves` into moves: a position, a list of the components that a move leaves, or `{
 * at, to }`.
 */
export function readMoves(
  { moves, depth, format, letters, entails }: Yielding,
  partsOf: (position: unknown) => readonly unknown[],
): (position: unknown) => Iterable<Move<unknown>> {
  const wrong = (found: unknown, position: unknown): UserCodeError =>
    new UserCodeError(
      t("movesExpectedPositionListPositions", { format: format(position), shown: shown(found) }),
      "moves",
    );

  /** Whether a value is a list iff the start is one. */
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

  const notNext = (found: unknown, position: unknown): UserCodeError =>
    new UserCodeError(
      t("movesExpectedNextAgainAnswer", { format: format(position), shown: shown(found) }),
      "moves",
    );

  function moveOf(yielded: unknown, position: unknown): Move<unknown> {
    if (isNamed(yielded)) {
      const { at, to } = yielded;
      if (typeof at !== "string" && typeof at !== "number") throw wrong(yielded, position);
      const move = { at: cut(`${at}`, letters), to: componentsOf(to, position) };
      const { next } = yielded;
      if (next === undefined) return move;
      if (!entails) throw new UserCodeError(UNSAID, "moves");
      if (next !== "again" && next !== "answer") throw notNext(next, position);
      return { ...move, next };
    }
    const to = componentsOf(yielded, position);
    return { at: cut(to.length === 0 ? "∅" : to.map(format).join(" + "), letters), to };
  }

  return function* (position) {
    const found = moves(frozen(position));
    if (!isIterable(found)) {
      throw new UserCodeError(
        t("movesExpectedGeneratorListFound", { format: format(position), shown: shown(found) }),
        "moves",
      );
    }
    let count = 0;
    for (const yielded of found) {
      if (++count > MOST_MOVES) {
        throw new UserCodeError(
          t("movesMoreThanMoves", { format: format(position), mostMoves: MOST_MOVES }),
          "moves",
        );
      }
      yield moveOf(yielded, position);
    }
  };
}

const UNSAID = t("unsaid");

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.iterator in value;

const isNamed = (
  value: unknown,
): value is { readonly at: unknown; readonly to: unknown; readonly next?: unknown } =>
  typeof value === "object" && value !== null && "at" in value && "to" in value;
