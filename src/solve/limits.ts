import { LimitError } from "../errors.ts";
import type { Tick } from "../types.ts";
import type { Threads } from "./kernel/threads.ts";

/** External stop signal of a search: an `AbortSignal`, or any object of its shape. */
export interface Cancel {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

/** Store of value tables that outlive a solver, each under the name of its game. */
export interface TableStore {
  /** Content of a stored table. */
  read(name: string): Uint8Array | undefined;
  /** Registers an open table with a function that returns its final content; the last one of a name counts. */
  opened(name: string, content: () => Uint8Array): void;
}

/** Limits of a question, which stops with a `LimitError` at the first one reached. */
export interface Limits {
  /** Largest number of stored positions. Default: 5,000,000. */
  readonly positions?: number;
  /** Time limit of each question in seconds, from its start. */
  readonly seconds?: number;
  /** End of a running question's time, for its parts: milliseconds since 1970, set by `started`. */
  readonly until?: number;
  /** Largest number of bytes of a table or a search. Default: 1 GiB. */
  readonly bytes?: number;
  readonly signal?: Cancel;
  /** Store of earlier values, which also receives new ones. */
  readonly kept?: TableStore;
  /** Threads for searches that can use them. Default: one thread. */
  readonly threads?: Threads;
  /** Callback, about ten times a second, with the number of positions or heaps done. */
  readonly progress?: (done: number) => void;
}

export const USUAL: { readonly positions: number; readonly bytes: number } = {
  positions: 5_000_000,
  bytes: 2 ** 30,
};

/** Limits of one question. A budget begins with the question and is passed to all of its subquestions. */
export interface Budget {
  readonly positions: number;
  readonly bytes: number;
  /** Bytes held by all tables and searches of the question. */
  readonly memory: { held: number };
  /**
   * Checks the limits. All long work calls it, as often as it likes, with the number of positions or heaps done if
   * known.
   * @throws LimitError when the time is up, or the reason of the signal.
   */
  readonly tick: ((done?: number) => void) & Tick;
  /** Checks the time without counting a step, so that more frequent checks change no answer. */
  readonly clock: () => void;
}

/** Limits of a question that begins now: all its parts share its time, whenever they begin. */
export const started = (limits: Limits): Limits =>
  limits.seconds === undefined || limits.until !== undefined
    ? limits
    : { ...limits, until: Date.now() + 1000 * limits.seconds };

/** Calls of `tick` between two checks of the clock, unless these take longer than a millisecond. */
const CALLS = 16;

/**
 * Begins a question with these limits.
 * @example
 * const budget = begin({ seconds: 2 });
 * grundyValues(kayles).at(12, budget); // 4
 */
export function begin(limits: Limits = {}): Budget {
  const { seconds = Number.POSITIVE_INFINITY, until = Number.POSITIVE_INFINITY, signal, progress } = limits;
  const { positions = USUAL.positions, bytes = USUAL.bytes } = limits;
  const begun = Date.now();
  const end = Math.min(until, begun + 1000 * seconds);
  let [looked, shown] = [begun, begun];
  let left = 1;
  let known = 0;

  function look(): void {
    // A question whose time is over stops at every further call.
    left = 1;
    signal?.throwIfAborted();
    const now = Date.now();
    if (now > end) throw new LimitError("seconds", seconds);
    if (progress !== undefined && now - shown >= 100) {
      shown = now;
      progress(known);
    }
    if (now - looked <= 1) left = CALLS;
    looked = now;
  }

  function tick(done?: number): void {
    if (done !== undefined) known = done;
    if (--left === 0) look();
  }

  return {
    positions,
    bytes,
    memory: { held: 0 },
    tick: Object.assign(tick, { positions }),
    clock: () => tick(),
  };
}

/** Bytes of one table or search, which count for each question that uses it. */
export interface MemoryAccount {
  /** Counts for the question of `budget` from now on. */
  ask(budget: Pick<Budget, "bytes" | "memory">): void;
  /** Byte limit of the question. */
  readonly allowed: number;
  /** Bytes that it may hold alone. */
  readonly most: number;
  /** Adds a positive or negative number of bytes. @throws LimitError when the question does not have that many */
  add(bytes: number): void;
  /** Sets the number of bytes. @throws LimitError when the question does not have that many */
  hold(bytes: number): void;
}

/** Memory account of one table or search, for a question with this many bytes. */
export function memoryAccount(allowed: number = USUAL.bytes): MemoryAccount {
  let memory: Budget["memory"] = { held: 0 };
  let own = 0;
  return {
    ask(budget) {
      allowed = budget.bytes;
      if (memory === budget.memory) return;
      memory = budget.memory;
      memory.held += own;
    },
    get allowed() {
      return allowed;
    },
    get most() {
      return allowed - memory.held + own;
    },
    add(bytes) {
      if (bytes > 0 && memory.held + bytes > allowed) throw new LimitError("bytes", allowed);
      memory.held += bytes;
      own += bytes;
    },
    hold(bytes) {
      const held = memory.held - own + bytes;
      if (held > allowed) throw new LimitError("bytes", allowed, held);
      memory.held = held;
      own = bytes;
    },
  };
}

/** Checks that a question has `bytes` more for temporary data. @throws LimitError */
export function expectRoom({ bytes, memory }: Pick<Budget, "bytes" | "memory">, more: number): void {
  if (memory.held + more > bytes) throw new LimitError("bytes", bytes, memory.held + more);
}

/** Budget for a part of a question other than its answer: `tick` also stops after `steps` calls in all. */
export function portionOf(budget: Budget, steps: number): Tick {
  let left = steps;
  // Each of up to a hundred thousand components stops here again, and an error costs more than a move.
  let stopped: LimitError | undefined;
  return () => {
    budget.tick();
    if (--left >= 0) return;
    stopped ??= new LimitError("positions", steps);
    throw stopped;
  };
}

/** Steps of a search before a theorem or a proof answers in its place: well below a second. */
const STEPS = 200_000;

/** Budget for a short search, of at most `positions`, before something else answers: bounded by work, not by time. */
export function brief(budget: Budget, positions: number): Budget {
  let left = STEPS;
  const tick = (done?: number) => {
    budget.tick(done);
    if (--left < 0) throw new LimitError("positions", positions);
  };
  return { ...budget, positions, tick: Object.assign(tick, { positions }) };
}

/** Budget for a part of a question other than its answer, with a time limit in seconds. */
export function within(budget: Budget, seconds: number): Budget {
  const end = Date.now() + 1000 * seconds;
  let left = 0;
  function look(): void {
    if (--left > 0) return;
    left = CALLS;
    if (Date.now() > end) throw new LimitError("seconds", seconds);
  }
  return {
    ...budget,
    tick: Object.assign(
      (done?: number) => {
        budget.tick(done);
        look();
      },
      { positions: budget.positions },
    ),
    clock() {
      budget.clock();
      look();
    },
  };
}
