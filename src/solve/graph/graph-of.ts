import { LimitError } from "../../errors.ts";
import { plainKey } from "../../rules/define.ts";
import type { Component, Key, Play, Rules, Tick } from "../../types.ts";
import { component } from "../component.ts";
import { type Budget, begin, type Limits, memoryAccount } from "../limits.ts";
import { expectSum, leftBy, movesOf } from "../position.ts";
import { aloneError, endOf, standsAlone } from "../search/alone.ts";
import { endWatch, whyStopped } from "../search/growth.ts";
import type { Digraph } from "./digraph.ts";
import { GOES_ON, LOST, WON } from "./ended.ts";

/** Graph of the reachable positions: vertex v is `positions[v]`, and vertex 0 is the start. */
export interface PositionGraph<P> extends Digraph {
  readonly positions: readonly P[];
}

/** Limits, and the identification of positions. */
export interface Exploring<P> extends Limits {
  /** Equal for equal positions; not needed for numbers, strings and flat lists of these. */
  readonly key?: (position: P) => Key;
}

/** Bytes of a vertex and of an edge, as measured. */
const VERTEX = 120;
const EDGE = 8;

/**
 * Graph of all positions that `moves` reaches from `start`: each position once, with an edge for each move.
 * It may have cycles. Cost: one call of `moves` for each position.
 * @throws LimitError; RuleError when positions need a `key`.
 * @example
 * const graph = digraphOf(3, (n) => (n === 0 ? [] : [n - 1, n >> 1]));
 * graph.positions; // [3, 2, 1, 0]
 * digraphValues(graph); // Uint8Array.of(2, 0, 1, 0)
 */
export function digraphOf<P>(
  start: P,
  moves: (position: P) => Iterable<P>,
  { key = plainKey, ...limits }: Exploring<P> = {},
): PositionGraph<P> {
  return explored(start, moves, key, begin(limits));
}

/**
 * Graph of the sums that play can reach from `sum`. Sums that differ only in the order of their components
 * are one vertex.
 * @throws LimitError
 * @example
 * graphOf([component(kayles, 2)]).positions.length; // 3
 */
export function graphOf(
  sum: readonly Component[],
  limits: Limits = {},
  budget: Budget = begin(limits),
): PositionGraph<readonly Component[]> {
  expectSum(sum, "normal");
  const { tick } = budget;
  const watch = endWatch();
  try {
    return explored(
      sum,
      (at) => sumMoves(at, tick),
      sumKey(),
      budget,
      (at, done) => {
        for (const { rules, position } of at) watch(rules, position, done);
      },
    );
  } catch (error) {
    throw sum.reduce((why, { rules, position }) => whyStopped(why, rules, position), error);
  }
}

/** Sums that the moves of a sum leave, one for each move. */
export function* sumMoves(sum: readonly Component[], tick: Tick): Generator<readonly Component[]> {
  for (const [i, { rules, position }] of sum.entries()) {
    for (const move of movesOf(rules, position, tick)) {
      tick();
      const to = leftBy(move, rules, position);
      yield sum.toSpliced(i, 1, ...to.map((part) => component(rules, part)));
    }
  }
}

/** State of play at each sum: given by the rules of a game without sums, else by whether there is a move. */
export function endsOf({ positions, offsets }: PositionGraph<readonly Component[]>, play: Play): Uint8Array {
  return Uint8Array.from(positions, (sum, v) => {
    const [only] = sum;
    const alone = sum.find(({ rules }) => standsAlone(rules, play));
    if (alone !== undefined && (sum.length !== 1 || alone.rules.blocked !== undefined))
      throw aloneError(alone.rules);
    const said = sum.length === 1 ? endOf(only!.rules, only!.position) : undefined;
    if (said !== undefined) return said === "N" ? WON : LOST;
    return play === "misere" && offsets[v] === offsets[v + 1] ? WON : GOES_ON;
  });
}

/** Key function for sums, independent of the order of components. */
export function sumKey(): (sum: readonly Component[]) => Key {
  const numbers = new Map<Rules<unknown>, number>();
  function keyOf({ rules, position }: Component): string {
    const number = numbers.get(rules) ?? numbers.size;
    numbers.set(rules, number);
    const key = rules.key(position);
    // Conversion of a long bigint takes linear time in a base that is a power of 2.
    return JSON.stringify([number, typeof key, key.toString(32)]);
  }
  return (sum) => sum.map(keyOf).sort().join(" ");
}

/** Graph of all positions reachable from `start`, as `digraphOf` returns it. */
export function explored<P>(
  start: P,
  moves: (position: P) => Iterable<P>,
  key: (position: P) => Key,
  budget: Budget,
  watch?: (position: P, done: number) => void,
): PositionGraph<P> {
  const positions: P[] = [start];
  const numbers = new Map<Key, number>([[key(start), 0]]);
  const offsets = [0];
  const targets: number[] = [];
  const { positions: most, tick } = budget;
  const held = memoryAccount();
  held.ask(budget);
  held.add(VERTEX);

  function numberOf(position: P): number {
    const name = key(position);
    const known = numbers.get(name);
    if (known !== undefined) return known;
    if (positions.length >= most) throw new LimitError("positions", most);
    held.add(VERTEX + (typeof name === "string" ? 2 * name.length : 0));
    const number = positions.push(position) - 1;
    numbers.set(name, number);
    return number;
  }

  for (let v = 0; v < positions.length; v++) {
    watch?.(positions[v]!, positions.length);
    for (const option of moves(positions[v]!)) {
      tick(v);
      held.add(EDGE);
      targets.push(numberOf(option));
    }
    offsets.push(targets.length);
  }
  return { positions, offsets: Uint32Array.from(offsets), targets: Uint32Array.from(targets) };
}
