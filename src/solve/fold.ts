import { LimitError, LoopyError } from "../errors.ts";
import type { Move, Rules } from "../types.ts";
import { type Limits, USUAL, watch } from "./limits.ts";

/** What to make of a position from what was made of the components of its options. */
export interface Algebra<P, A, V> {
  start(position: P): A;
  /** Takes in one option, `parts` being the results of its components; `true` when no other option matters. */
  add(sofar: A, parts: readonly V[], move: Move<P>): boolean;
  finish(sofar: A, position: P): V;
}

/** Results for positions of one game; it keeps every result, and what a failed question had finished. */
export interface Fold<P, V> {
  /** @throws LimitError, LoopyError, or the reason of the signal. */
  at(position: P): V;
  /** Positions done so far. */
  readonly size: number;
}

interface Frame<P, A, V> {
  readonly position: P;
  readonly key: string | number | bigint;
  readonly moves: Iterator<Move<P>>;
  readonly sofar: A;
  move: Move<P> | undefined;
  parts: V[];
}

/** Stands for the result of a position whose options are being looked at. */
const OPEN = Symbol("open");

/** A JavaScript Map holds no more than 2^24 entries. */
const MOST = 16_000_000;

/**
 * Folds `algebra` over the positions that can be reached, options first, each once. The stack is an array, so
 * that depth is bounded by memory alone. Cost: one visit for each move of each position reached.
 */
export function fold<P, A, V>(rules: Rules<P>, algebra: Algebra<P, A, V>, limits: Limits = {}): Fold<P, V> {
  const known = new Map<string | number | bigint, V | typeof OPEN>();
  const stack: Frame<P, A, V>[] = [];
  const allowed = Math.min(limits.positions ?? USUAL.positions, MOST);
  const tick = watch(limits);

  function open(position: P, key: string | number | bigint): void {
    if (known.size >= allowed) throw new LimitError("positions", allowed);
    tick(known.size);
    known.set(key, OPEN);
    const moves = rules.moves(position)[Symbol.iterator]();
    stack.push({ position, key, moves, sofar: algebra.start(position), move: undefined, parts: [] });
  }

  function loopFrom(key: string | number | bigint): LoopyError {
    const from = stack.findIndex((frame) => frame.key === key);
    return new LoopyError(
      stack.slice(from).map((frame) => rules.format?.(frame.position) ?? String(frame.key)),
    );
  }

  /** The first component of the move under way that has no result yet, when the others before it have. */
  function missing(frame: Frame<P, A, V>, to: readonly P[]): boolean {
    while (frame.parts.length < to.length) {
      const position = to[frame.parts.length]!;
      const key = rules.key(position);
      const result = known.get(key);
      if (result === undefined) {
        open(position, key);
        return true;
      }
      if (result === OPEN) throw loopFrom(key);
      frame.parts.push(result);
    }
    return false;
  }

  function run(): void {
    visit: for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      for (;;) {
        if (frame.move !== undefined) {
          if (missing(frame, frame.move.to)) continue visit;
          if (algebra.add(frame.sofar, frame.parts, frame.move)) break;
          frame.parts.length = 0;
        }
        const next = frame.moves.next();
        if (next.done) break;
        frame.move = next.value;
      }
      known.set(frame.key, algebra.finish(frame.sofar, frame.position));
      stack.pop();
    }
  }

  return {
    at(position) {
      const key = rules.key(position);
      if (!known.has(key)) {
        try {
          open(position, key);
          run();
        } finally {
          for (const frame of stack.splice(0)) known.delete(frame.key);
        }
      }
      return known.get(key) as V;
    },
    get size() {
      return known.size;
    },
  };
}
