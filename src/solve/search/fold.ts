import { LimitError, LoopyError } from "../../errors.ts";
import type { Key, Move, Rules } from "../../types.ts";
import { type Budget, begin, type Limits, memoryAccount } from "../limits.ts";
import { leftBy, movesOf } from "../position.ts";
import { endWatch, whyStopped } from "./growth.ts";

/** Combines the results of the components of its options into the result of a position. */
export interface Algebra<P, A, V> {
  start(position: P): A;
  /** Adds one option, given the results of its components; returns `true` when no other option matters. */
  add(sofar: A, parts: readonly V[], move: Move<P>): boolean;
  finish(sofar: A, position: P): V;
  /** Result of a position, if it is known without a visit. */
  known?(position: P, budget: Budget): V | undefined;
  /** Whether `add` may return `true`, so that not every position needs a visit. */
  readonly prunes?: boolean;
  /** Approximate bytes of the finished result besides its place in the table. Default: none. */
  bytes?(result: V): number;
}

/** Results for positions of one game. All results are cached, also those of failed questions. */
export interface Fold<P, V> {
  /**
   * Result for `position` within `budget`, by default one that begins now.
   * @throws LimitError, LoopyError, or the reason of the signal.
   */
  at(position: P, budget?: Budget): V;
  /** Number of finished positions. */
  readonly size: number;
}

interface Frame<P, A, V> {
  readonly position: P;
  readonly key: Key;
  readonly moves: Iterator<Move<P>>;
  readonly sofar: A;
  move: Move<P> | undefined;
  /** Positions that the move leaves. */
  left: readonly P[];
  parts: V[];
  /** Bytes of a long list of these. */
  room: number;
}

/** Result of a position whose options are being visited. */
const OPEN = Symbol("open");

const NONE: never[] = [];

/** Bytes of a result in the table, and of a position whose options are being visited, as measured. */
const ENTRY = 48;
const FRAME = 640;

/** Number of components of a move that fit a frame, and bytes of each further one. */
const FEW = 16;
const COMPONENT = 24;

/**
 * Folds `algebra` over the reachable positions, options first, each once. The stack is an array, so that only
 * memory limits the depth. Cost: one visit for each move of each reachable position.
 */
export function fold<P, A, V>(rules: Rules<P>, algebra: Algebra<P, A, V>, limits: Limits = {}): Fold<P, V> {
  const known = table<V | typeof OPEN>();
  const stack: Frame<P, A, V>[] = [];
  const held = memoryAccount();
  const frame = FRAME + (rules.accelerators?.bytesPerPosition ?? 0);
  const watch = endWatch(algebra.prunes !== true);
  let asked: Budget;
  let mostPositions = 0;
  let tick: Budget["tick"] = () => {};

  function open(position: P, key: Key): void {
    const more = ENTRY + frame + 3 * bytesOf(key);
    if (known.size >= mostPositions) throw new LimitError("positions", mostPositions);
    tick(known.size);
    watch(rules, position, known.size);
    held.add(more);
    const moves = movesOf(rules, position, tick)[Symbol.iterator]();
    known.set(key, OPEN);
    stack.push({
      position,
      key,
      moves,
      sofar: algebra.start(position),
      move: undefined,
      left: NONE,
      parts: NONE,
      room: 0,
    });
  }

  /** Removes the last frame from the stack and frees its memory. */
  function close({ key, room }: Frame<P, A, V>): void {
    stack.pop();
    held.add(-frame - 2 * bytesOf(key) - room);
  }

  /** Accounts for the memory that a frame needs for the components of its current move. */
  function hold(frame: Frame<P, A, V>, components: number): void {
    const room = components > FEW ? COMPONENT * components : 0;
    if (room === frame.room) return;
    held.add(room - frame.room);
    frame.room = room;
  }

  function loopFrom(key: Key): LoopyError {
    const from = stack.findIndex((frame) => frame.key === key);
    const loop: string[] = [];
    let length = 0;
    for (const frame of stack.slice(from)) {
      if (loop.length >= 8 && length > LOOP) break;
      const name = rules.format?.(frame.position) ?? String(frame.key);
      length += name.length;
      loop.push(name);
    }
    const grows = stack.slice(from).some((frame) => frame.move!.to.length > 1);
    return new LoopyError(loop, grows);
  }

  /** Result of a component of the current move; without one, that component is visited next. */
  function resultOf(position: P): V | undefined {
    const key = rules.key(position);
    const result = known.get(key);
    if (result === OPEN) throw loopFrom(key);
    if (result !== undefined) return result;
    const found = algebra.known?.(position, asked);
    if (found === undefined) open(position, key);
    return found;
  }

  /** Result of a component that a move leaves as the only one. */
  const alone: V[] = [];

  /** Whether components of the current move have no result yet. */
  function missing(frame: Frame<P, A, V>, to: readonly P[]): boolean {
    if (to.length === 1) {
      const result = resultOf(to[0]!);
      if (result === undefined) return true;
      alone[0] = result;
      frame.parts = alone;
      return false;
    }
    while (frame.parts.length < to.length) {
      const next = frame.parts.length;
      const result = next > 0 && to[next] === to[next - 1] ? frame.parts[next - 1] : resultOf(to[next]!);
      if (result === undefined) return true;
      frame.parts.push(result);
    }
    return false;
  }

  function run(): void {
    visit: for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      for (;;) {
        if (frame.move !== undefined) {
          if (missing(frame, frame.left)) continue visit;
          if (algebra.add(frame.sofar, frame.parts, frame.move)) break;
        }
        tick();
        const next = frame.moves.next();
        if (next.done) break;
        frame.move = next.value;
        frame.left = leftBy(next.value, rules, frame.position);
        hold(frame, frame.left.length);
        frame.parts = next.value.to.length === 1 ? alone : [];
      }
      const result = algebra.finish(frame.sofar, frame.position);
      if (algebra.bytes !== undefined) held.add(algebra.bytes(result));
      known.set(frame.key, result);
      close(frame);
    }
  }

  return {
    at(position, budget = begin(limits)) {
      const key = rules.key(position);
      const result = known.get(key);
      if (result !== undefined) return result as V;
      const found = algebra.known?.(position, budget);
      if (found !== undefined) return found;
      asked = budget;
      ({ positions: mostPositions, tick } = budget);
      held.ask(budget);
      try {
        open(position, key);
        run();
      } catch (error) {
        throw whyStopped(error, rules, position);
      } finally {
        for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
          known.delete(frame.key);
          close(frame);
          held.add(-ENTRY - bytesOf(frame.key));
        }
      }
      return known.get(key) as V;
    },
    get size() {
      return known.size;
    },
  };
}

/** Most characters of the names of a cycle's positions; longer cycles are named by their first positions. */
const LOOP = 100_000;

/** Bytes of a key besides its place in the table; a position is assumed to have about the same size. */
const bytesOf = (key: Key): number =>
  typeof key === "string" ? 24 + key.length : typeof key === "bigint" ? 32 + digitsOf(key) : 0;

/** Approximate bytes of a bigint's digits, if there are many. */
const digitsOf = (n: bigint): number => (n < LONG && n > -LONG ? 0 : n.toString(32).length);
const LONG = 1n << 256n;

/** Results of a search, by the keys of positions. */
export interface Table<V> {
  readonly size: number;
  get(key: Key): V | undefined;
  set(key: Key, value: V): void;
  delete(key: Key): boolean;
}

/** Most entries of a Map, which holds at most 2^24. */
const FULL = 16_000_000;

/** Table that keeps integers in typed arrays, and all other keys in Maps of up to `full` entries. */
export function table<V>(full: number = FULL): Table<V> {
  const whole = flat<V>();
  const others = manyMaps<V>(full);
  const of = (key: Key): Table<V> => (Number.isSafeInteger(key) ? whole : others);
  return {
    get size() {
      return whole.size + others.size;
    },
    get: (key) => of(key).get(key),
    set: (key, value) => of(key).set(key, value),
    delete: (key) => of(key).delete(key),
  };
}

/** Initial number of slots of a table; it doubles when three quarters are used. */
const FIRST = 1024;

/** Content of a slot without a result: empty, or a deleted entry. Results are at least `LEAST`. */
const EMPTY = 0;
const DELETED = 1;
const LEAST = 2;
const MOST = 2 ** 30;

/**
 * Open-addressing table with twelve bytes per slot: a key, and a result, which is a small number or an index
 * into a list.
 */
function flat<V>(): Table<V> {
  let keys = new Float64Array(FIRST);
  let codes = new Int32Array(FIRST);
  let shift = 32 - Math.log2(FIRST);
  let [taken, size] = [0, 0];
  /** Results that are not small numbers, each once. */
  const listed: V[] = [];
  const places = new Map<V, number>();

  /** Slot of a key, or the empty one where it belongs. */
  function slotOf(key: number): number {
    const last = codes.length - 1;
    let slot = Math.imul((key | 0) ^ Math.imul((key / 4294967296) | 0, 0x85ebca6b), 0x9e3779b1) >>> shift;
    while (codes[slot] !== EMPTY && keys[slot] !== key) slot = (slot + 1) & last;
    return slot;
  }

  function codeOf(value: V): number {
    if (
      typeof value === "number" &&
      Number.isInteger(value) &&
      value >= 0 &&
      value < MOST &&
      !Object.is(value, -0)
    )
      return value + LEAST;
    let place = places.get(value);
    if (place === undefined) {
      place = listed.push(value);
      places.set(value, place);
    }
    return -place;
  }

  function double(): void {
    const [oldKeys, oldCodes] = [keys, codes];
    keys = new Float64Array(2 * oldKeys.length);
    codes = new Int32Array(2 * oldCodes.length);
    shift--;
    taken = size;
    for (let from = 0; from < oldCodes.length; from++) {
      const code = oldCodes[from]!;
      if (code === EMPTY || code === DELETED) continue;
      const slot = slotOf(oldKeys[from]!);
      keys[slot] = oldKeys[from]!;
      codes[slot] = code;
    }
  }

  return {
    get size() {
      return size;
    },
    get(key) {
      const code = codes[slotOf(key as number)]!;
      if (code >= LEAST) return (code - LEAST) as V;
      return code < 0 ? listed[-code - 1] : undefined;
    },
    set(key, value) {
      let slot = slotOf(key as number);
      if (codes[slot] === EMPTY) {
        if (4 * ++taken > 3 * codes.length) {
          double();
          taken++;
          slot = slotOf(key as number);
        }
        size++;
        keys[slot] = key as number;
      } else if (codes[slot] === DELETED) size++;
      codes[slot] = codeOf(value);
    },
    delete(key) {
      const slot = slotOf(key as number);
      if (codes[slot] === EMPTY || codes[slot] === DELETED) return false;
      codes[slot] = DELETED;
      size--;
      return true;
    },
  };
}

function manyMaps<V>(full: number): Table<V> {
  const maps = [new Map<Key, V>()];
  const holding = (key: Key) => maps.find((map) => map.has(key));
  return {
    get size() {
      return maps.reduce((size, map) => size + map.size, 0);
    },
    get(key) {
      if (maps.length === 1) return maps[0]!.get(key);
      return holding(key)?.get(key);
    },
    set(key, value) {
      const last = maps.at(-1)!;
      if (last.size < full && maps.length === 1) {
        last.set(key, value);
        return;
      }
      const held = holding(key);
      if (held === undefined && last.size >= full) maps.push(new Map([[key, value]]));
      else (held ?? last).set(key, value);
    },
    delete: (key) => holding(key)?.delete(key) ?? false,
  };
}
